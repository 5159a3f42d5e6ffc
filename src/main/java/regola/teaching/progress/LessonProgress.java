package regola.teaching.progress;

/**
 * A LessonProgress is what one learner has done in one lesson.
 *
 * @param stars 0 to 3, of the best run; 0 until the lesson was done
 * @param tries wrong tries in the best run
 * @param hints hints in the best run
 * @param step  the id of the step where the learner left off, or null at the end and before the beginning
 */
public record LessonProgress(int stars, int tries, int hints, String step) {
    public static final LessonProgress NOTHING = new LessonProgress(0, 0, 0, null);

    public boolean isDone() {
        return stars > 0;
    }

    LessonProgress at(String step) {
        return new LessonProgress(stars, tries, hints, step);
    }

    /** The better run counts: more stars, then fewer wrong tries, then fewer hints. */
    LessonProgress done(int stars, int tries, int hints) {
        LessonProgress run = new LessonProgress(stars, tries, hints, null);
        boolean better = stars != this.stars ? stars > this.stars
                : tries != this.tries ? tries < this.tries : hints < this.hints;
        return isDone() && !better ? at(null) : run;
    }
}
