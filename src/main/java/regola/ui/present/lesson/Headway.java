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
        int at = run.hasEnded() ? run.firstOpen() : Math.max(onwards(run), left(progress, run, steps));
        // A match that the lesson begins with is begun with the first move in it.
        boolean plays = run.isBrokenOff() && run.canTakeBack();
        boolean untouched = run.at() == 0 && steps.isEmpty() && !plays;
        return progress.at(id, untouched ? null : run.lesson().steps().get(at).id(), steps);
    }

    /**
     * Who leaves a step that is done goes on with the next one that is not; after the last one, with the first. Where
     * the answer was told it can be given still.
     */
    private static int onwards(LessonRun run) {
        List<StepResult> results = run.results();
        StepResult here = results.get(run.at());
        if (!here.solved() || here.told()) return run.at();
        for (int i = run.at(); i < results.size(); i++) if (!results.get(i).solved()) return i;
        return run.firstOpen();
    }

    /**
     * Who only looks back at a step goes on where they had come to; who does something there is at work there.
     *
     * @param steps what was done by now
     * @return the place of the step that was kept, from 0; -1 if something was done since, or none was kept
     */
    private static int left(Progress progress, LessonRun run, Map<String, StepProgress> steps) {
        LessonProgress kept = progress.learner().lesson(run.lesson().id());
        boolean looksOnly = kept.isBegun() && kept.steps().equals(steps);
        return looksOnly ? run.lesson().indexOf(kept.step()) : -1;
    }

    private static StepProgress progress(StepResult result) {
        return new StepProgress(result.solved(), result.tries(), result.hints(), result.shown(), result.told());
    }
}
