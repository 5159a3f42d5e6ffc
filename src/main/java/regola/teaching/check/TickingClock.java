package regola.teaching.check;

import java.time.Instant;
import java.time.InstantSource;
import regola.teaching.run.LessonRun;

/** A TickingClock is a clock for a machine: whenever it is looked at, the time between two hints has passed. */
final class TickingClock implements InstantSource {
    private Instant now = Instant.EPOCH;

    @Override
    public Instant instant() {
        now = now.plus(LessonRun.BETWEEN_HINTS);
        return now;
    }
}
