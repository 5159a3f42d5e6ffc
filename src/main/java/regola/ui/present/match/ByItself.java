package regola.ui.present.match;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import regola.engine.Match;
import regola.ui.present.picture.Snapshot;

/** A ByItself knows which moments of a match came of a move that played itself, and where the only move does not. */
final class ByItself {
    private final Set<Snapshot> came = Collections.newSetFromMap(new IdentityHashMap<>());
    /** The moment whose only move somebody wants to make by hand; null if there is none. */
    private Snapshot held;
    /** The moment that somebody has left or come back to: it stands as it was until they do something. */
    private Snapshot left;
    /** Whether the only move plays itself at all. */
    private boolean on = true;
    /** Whether somebody has decided something by hand: nothing plays itself before. */
    private boolean touched;
    /** Whether whoever plays reads little: what moves something waits until they have seen what it will be. */
    private boolean slow;

    /** @param played whether something has been played in the match */
    void begin(Timeline timeline, boolean played) {
        touched = played;
        left = played ? timeline.now() : null;
    }

    /** @param waits whether what moves something always waits for a press */
    void turn(boolean next, boolean waits) {
        on = next;
        slow = waits;
    }

    /** Somebody has decided something by hand, if there was something to decide. */
    void decided(Match match) {
        touched |= match.legalCount() > 1;
    }

    /** Somebody wants to make the only move by hand; what waits for a press anyway goes on doing so. */
    void hold(Timeline timeline) {
        if (!slow || !waits(timeline)) held = timeline.now();
    }

    void leave(Snapshot moment) {
        left = moment;
    }

    /** @return whether the only move of a moment plays itself, or is played by one press */
    boolean plays(Snapshot moment) {
        return on && held != moment;
    }

    /**
     * @return whether it waits for that press: it moves something and nobody has chosen anything yet, or it was left
     */
    boolean waits(Timeline timeline) {
        return left == timeline.now()
                || (slow || !touched)
                        && timeline.match().decision().legal().stream()
                                .noneMatch(m -> m.arguments().isEmpty());
    }

    void came(Snapshot moment) {
        came.add(moment);
    }

    boolean hasCome(Snapshot moment) {
        return came.contains(moment);
    }
}
