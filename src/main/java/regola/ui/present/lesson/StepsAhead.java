package regola.ui.present.lesson;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import regola.engine.value.Manner;
import regola.teaching.lesson.Lesson;
import regola.teaching.run.LessonRun;
import regola.ui.present.Errand;
import regola.ui.view.match.MatchView;

/**
 * A StepsAhead is how a match stands at the beginning of each step of a lesson, so that there is room for it from the
 * first one on. Exercises are left out: they would have to be looked for.
 */
final class StepsAhead {
    private Lesson of;
    private Manner in;
    private List<MatchView> found = List.of();

    /** @return before and after what is played in each step before anything is asked */
    List<MatchView> of(Lesson lesson, Manner manner) {
        if (lesson == of && manner.equals(in)) return found;
        List<MatchView> all = new ArrayList<>();
        for (int step = 0; step < lesson.steps().size(); step++) {
            if (lesson.steps().get(step).beginning().isFound()) continue;
            Errand.stopIfGivenUp();
            LessonSession there = new LessonSession(LessonRun.start(lesson, step, Clock.systemUTC()), manner);
            add(there, all);
            if (!there.isBusy()) continue;
            there.finish();
            add(there, all);
        }
        of = lesson;
        in = manner;
        found = List.copyOf(all);
        return found;
    }

    private static void add(LessonSession there, List<MatchView> all) {
        MatchView match = new LessonPicture(there).of(0, 0, null).match();
        if (match != null) all.add(match);
    }
}
