package regola.ui.present.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.teaching.lesson.Lesson;
import regola.teaching.progress.LessonProgress;
import regola.teaching.progress.Progress;
import regola.teaching.progress.StepProgress;
import regola.teaching.run.LessonRun;
import regola.teaching.run.StepResult;

/** A Headway turns what a learner has done in a lesson into what is kept of it, and back. */
final class Headway {
    private Headway() {}

    /**
     * @return what was done in each step before; steps are known by their ids, so that a lesson may get more of them
     *     meanwhile
     */
    static List<StepResult> before(Lesson lesson, LessonProgress kept) {
        return lesson.steps().stream()
                .map(step -> kept.steps().getOrDefault(step.id(), StepProgress.NOTHING))
                .map(step -> new StepResult(step.done(), step.tries(), step.hints(), step.shown(), step.told()))
                .toList();
    }

    /**
     * @return the same progress with this run: at its end the stars, before it what was done so far and where it stands
     */
    static Progress with(Progress progress, LessonRun run) {
        String id = run.lesson().id();
        if (run.isDone()) return progress.done(id, run.stars(), run.tries(), run.hints());
        Map<String, StepProgress> steps = new HashMap<>();
        for (int i = 0; i < run.results().size(); i++)
            steps.put(run.lesson().steps().get(i).id(), progress(run.results().get(i)));
        steps.values().removeIf(StepProgress.NOTHING::equals);
        // Whoever comes to the end with steps left out goes on with the first of them.
        int at = run.hasEnded() ? run.firstOpen() : run.at();
        boolean untouched = at == 0 && steps.isEmpty();
        return progress.at(id, untouched ? null : run.lesson().steps().get(at).id(), steps);
    }

    private static StepProgress progress(StepResult result) {
        return new StepProgress(result.solved(), result.tries(), result.hints(), result.shown(), result.told());
    }
}
