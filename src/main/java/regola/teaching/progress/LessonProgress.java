package regola.teaching.progress;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A LessonProgress is what one learner has done in one lesson.
 *
 * @param stars 0 to 3, of the best run; 0 until the lesson was done
 * @param tries wrong tries in the best run
 * @param hints hints in the best run
 * @param step the id of the step where the learner left off, or null at the end and before the beginning
 * @param steps by the step's id, what was done in the run that was left off; steps in which nothing was done are left
 *     out
 */
public record LessonProgress(int stars, int tries, int hints, String step, Map<String, StepProgress> steps) {
    public static final LessonProgress NOTHING = new LessonProgress(0, 0, 0, null);

    public LessonProgress {
        Map<String, StepProgress> begun = new TreeMap<>(steps);
        begun.values().removeIf(StepProgress.NOTHING::equals);
        steps = Collections.unmodifiableMap(begun);
    }

    LessonProgress(int stars, int tries, int hints, String step) {
        this(stars, tries, hints, step, Map.of());
    }

    public boolean isDone() {
        return stars > 0;
    }

    /** @return whether the learner left off in the middle of it */
    public boolean isBegun() {
        return step != null;
    }

    /** @return how many steps of the run that was left off are done */
    public int stepsDone() {
        return (int) steps.values().stream().filter(StepProgress::done).count();
    }

    LessonProgress at(String step, Map<String, StepProgress> steps) {
        return new LessonProgress(stars, tries, hints, step, steps);
    }

    /** The better run counts: more stars, then fewer wrong tries, then fewer hints. */
    LessonProgress done(int stars, int tries, int hints) {
        LessonProgress run = new LessonProgress(stars, tries, hints, null);
        boolean better = stars != this.stars
                ? stars > this.stars
                : tries != this.tries ? tries < this.tries : hints < this.hints;
        return isDone() && !better ? at(null, Map.of()) : run;
    }
}
