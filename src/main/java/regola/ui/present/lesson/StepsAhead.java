package regola.ui.present.lesson;

import java.time.Clock;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Passage;
import regola.ui.present.Errand;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.BoardView;
import regola.ui.view.lesson.AheadView;
import regola.ui.view.match.TraysView;

/**
 * A StepsAhead is what stands beside the board at the beginning of each step of a lesson, so that there is room for it
 * from the first one on. Exercises are left out: they would have to be looked for. The first page waits for it, so
 * nothing is worked out that says nothing about room.
 */
final class StepsAhead {
    private Lesson of;
    private Manner in;
    private AheadView found = AheadView.NOTHING;

    /** @return before and after what is played in each step before anything is asked */
    AheadView of(Lesson lesson, Manner manner) {
        if (lesson == of && manner.equals(in)) return found;
        Set<TraysView> all = new LinkedHashSet<>();
        // Where everybody's trays stand anyway, what may be done in them changes nothing.
        boolean everybody = lesson.header().trays() == LessonHeader.Trays.ALL;
        Tongue tongue = new Tongue(lesson.rules(), manner);
        BoardView board = null;
        for (int step = 0; step < lesson.steps().size(); step++) {
            if (lesson.steps().get(step).beginning().isFound()) continue;
            Errand.stopIfGivenUp();
            LessonRun run = LessonRun.start(lesson, step, Clock.systemUTC());
            if (step == 0) board = new LessonPicture(new LessonSession(run, manner)).places();
            if (everybody) standing(run, tongue, all);
            else lit(run, manner, all);
        }
        of = lesson;
        in = manner;
        found = new AheadView(board, List.copyOf(all));
        return found;
    }

    private static void standing(LessonRun run, Tongue tongue, Set<TraysView> all) {
        List<Passage> passages = run.passages();
        if (!passages.isEmpty()) add(passages.get(0).before(), run, tongue, all);
        if (run.match() != null) add(run.match(), run, tongue, all);
    }

    private static void add(Match match, LessonRun run, Tongue tongue, Set<TraysView> all) {
        all.add(new MatchPicture(match, List.of(), tongue, Map.of(), run.viewer()).trays());
    }

    private static void lit(LessonRun run, Manner manner, Set<TraysView> all) {
        LessonSession there = new LessonSession(run, manner);
        TraysView begun = new LessonPicture(there).trays();
        if (begun != null) all.add(begun);
        if (!there.isBusy()) return;
        there.finish();
        all.add(new LessonPicture(there).trays());
    }
}
