package regola.teaching.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import regola.engine.value.Thing;

/**
 * A HintProgress is how far a learner has come among the hints of one step, and when the next one opens: after a try,
 * or after a while. So it is with being shown how it is done.
 */
final class HintProgress {
    /** So many hints, or tries in vain, come before anything says more than the first hint does. */
    private static final int GUIDES = 2;

    private final StepHints hints;
    private final InstantSource clock;
    private int rung;
    private HintShown shown;
    /** What the rung says to who has chosen nothing yet. */
    private HintShown plain;

    private Instant since;
    private boolean triedSince;
    /** How often something was tried in vain in this step. */
    private int tries;

    HintProgress(StepHints hints, InstantSource clock) {
        this.hints = hints;
        this.clock = clock;
        this.since = clock.instant();
    }

    /** @return zero if the next rung is open, empty if there is none */
    Optional<Duration> untilNext(Doing doing) {
        if (isUsedUp(doing)) return Optional.empty();
        return Optional.of(rung == 0 || shown == null ? Duration.ZERO : left());
    }

    /**
     * @return zero if it may be shown how it is done: after the last rung something is tried, or thought about for a
     *     while; empty if there are rungs still
     */
    Optional<Duration> untilShown(Doing doing) {
        return isUsedUp(doing) ? Optional.of(left()) : Optional.empty();
    }

    private Duration left() {
        if (triedSince) return Duration.ZERO;
        Duration waited = Duration.between(since, clock.instant());
        // A clock that was put back must lock nobody out.
        boolean open = waited.isNegative() || waited.compareTo(LessonRun.BETWEEN_HINTS) >= 0;
        return open ? Duration.ZERO : LessonRun.BETWEEN_HINTS.minus(waited);
    }

    /** @return whether every rung has been shown that still tells something */
    private boolean isUsedUp(Doing doing) {
        return rung >= hints.rungs(doing);
    }

    /**
     * @param doing what the learner does, which knows how it goes on from here
     * @param chosen what the learner has chosen already of a move
     */
    HintShown climb(Doing doing, List<Thing> chosen) {
        rung++;
        plain = hints.rung(rung, doing);
        shown = hints.after(chosen, plain, doing);
        since = clock.instant();
        // Whoever has tried enough before asking at all is not sent to try first.
        triedSince = rung == 1 && hasTriedEnough();
        return shown;
    }

    /**
     * Who has made a good start and chooses something else is told again what to choose.
     *
     * @return whether that is said now
     */
    boolean chose(List<Thing> chosen) {
        if (shown == null || shown == plain || chosen.containsAll(plain.show().ring())) return false;
        shown = plain;
        return true;
    }

    /** @return whether so much was tried in vain that it may be seen what can be done */
    boolean hasTriedEnough() {
        return tries >= GUIDES;
    }

    /** @return whether so much help was asked for that it may be seen what can be done */
    boolean isGuided() {
        return rung >= GUIDES;
    }

    HintShown shown() {
        return shown;
    }

    void tried() {
        triedSince = true;
        tries++;
    }

    void hide() {
        shown = null;
    }

    /**
     * It stands as it did when the last hint was given.
     *
     * @return whether that is said again
     */
    boolean again() {
        shown = plain;
        return shown != null;
    }

    /** The learner has got on: what was said about the move just made is said anew about the next. */
    void movedOn() {
        triedSince |= rung > 0; // what leads on was tried, too
        rung = Math.min(rung, hints.general());
        shown = null;
        plain = null;
    }
}
