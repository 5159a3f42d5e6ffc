package regola.teaching.lesson;

import java.time.Duration;

/** A TellingTime is how long a scene that is told stands: until its moves are played and its sentence is read. */
public final class TellingTime {
    private static final long LEAST_MILLIS = 2_500;
    private static final long MILLIS_A_CHARACTER = 60;
    /** From the beginning of one move to that of the next. */
    private static final long MILLIS_A_MOVE = 900;

    /** Nobody waits longer for something to move: the words stay while it does, and a scene can be seen again. */
    private static final long MOST_READING_MILLIS = 2_600;

    private static final long LEAST_READING_MILLIS = 1_200;

    private TellingTime() {}

    /**
     * @param language "en" or "it"
     * @return how long what a scene says stands before anything moves in it; whoever knows it sooner goes on sooner
     */
    public static Duration reading(LessonStep step, String language) {
        int characters = step.goal().in(language).spoken().length()
                + step.explanation().in(language).spoken().length();
        long millis = MILLIS_A_CHARACTER * characters;
        return Duration.ofMillis(Math.max(LEAST_READING_MILLIS, Math.min(millis, MOST_READING_MILLIS)));
    }

    /** @param language "en" or "it"; a step that is not told has no moves, but its sentence is read too */
    public static Duration of(LessonStep step, String language) {
        long reading = MILLIS_A_CHARACTER * step.goal().in(language).spoken().length();
        return Duration.ofMillis(Math.max(LEAST_MILLIS, reading + moving(step).toMillis()));
    }

    /** @return how long the moves take alone */
    public static Duration moving(LessonStep step) {
        int moves = step.task() instanceof Task.Watch watch ? watch.moves().size() : 0;
        return Duration.ofMillis(MILLIS_A_MOVE * moves);
    }
}
