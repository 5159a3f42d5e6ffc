package regola.teaching.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;
import regola.engine.value.Move;

/**
 * A HintProgress is how far a learner has come among the hints of one step, and when the next one opens: after a try,
 * or after a while.
 */
final class HintProgress {
    private final StepHints hints;
    private final InstantSource clock;
    private int rung;
    private HintShown shown;
    private Instant since;
    private boolean triedSince;

    HintProgress(StepHints hints, InstantSource clock) {
        this.hints = hints;
        this.clock = clock;
    }

    /** @return zero if the next rung is open, empty if there is none */
    Optional<Duration> untilNext() {
        if (isUsedUp()) return Optional.empty();
        if (since == null || shown == null || triedSince) return Optional.of(Duration.ZERO);
        Duration waited = Duration.between(since, clock.instant());
        // A clock that was put back must lock nobody out.
        boolean open = waited.isNegative() || waited.compareTo(LessonRun.BETWEEN_HINTS) >= 0;
        return Optional.of(open ? Duration.ZERO : LessonRun.BETWEEN_HINTS.minus(waited));
    }

    /** @return whether every rung has been shown */
    boolean isUsedUp() {
        return rung >= hints.rungs();
    }

    /**
     * @param next the next move of the solution; asked only by rungs that speak of it
     * @param count how many things are to be found
     */
    HintShown climb(Supplier<Optional<Move>> next, int count) {
        rung++;
        shown = hints.rung(rung, rung > hints.general() ? next.get() : Optional.empty(), count);
        since = clock.instant();
        triedSince = false;
        return shown;
    }

    /** @return whether nothing was tried, and no help asked for */
    boolean isFresh() {
        return rung == 0 && !triedSince;
    }

    HintShown shown() {
        return shown;
    }

    void tried() {
        triedSince = true;
    }

    void hide() {
        shown = null;
    }

    /** The learner has got on: what was said about the move just made is said anew about the next. */
    void movedOn() {
        rung = Math.min(rung, hints.general());
        shown = null;
    }
}
