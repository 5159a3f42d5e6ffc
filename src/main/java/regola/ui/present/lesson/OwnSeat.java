package regola.ui.present.lesson;

import java.time.Clock;
import java.util.List;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;

/** An OwnSeat is whose seat is the learner's in a lesson. */
final class OwnSeat {
    private OwnSeat() {}

    /**
     * @return that of the first step in which something is to be done; -1 where it is not known without looking for an
     *     exercise
     */
    static int of(Lesson lesson) {
        List<LessonStep> steps = lesson.steps();
        int first = 0;
        while (first < steps.size() && steps.get(first).task() instanceof Task.Watch) first++;
        if (first == steps.size() || steps.get(first).beginning().isFound()) return -1;
        LessonRun there = LessonRun.start(lesson, first, Clock.systemUTC());
        boolean decides = there.stage() == Stage.ASKING && !there.match().isOver();
        return decides ? there.match().decider() : -1;
    }
}
