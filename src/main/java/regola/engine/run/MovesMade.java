package regola.engine.run;

import java.util.List;
import regola.engine.value.Catalog;
import regola.engine.value.HexWindow;

/**
 * A MovesMade is the moves made since the turn began, and which of them belong to the secret round that is under way.
 * That is secret choices one after the other, each by somebody else, between which nothing happens: so nobody knows
 * what those before have chosen.
 */
final class MovesMade {
    /** The move made last in this turn, with those before it; null for none. */
    private Made last;
    /** Who has chosen in the secret round, as bits of players, and the move made before it. */
    private long chosen;

    private Made beforeRound;
    /** The version of the state when the effects of the last secret choice were done. */
    private long secretDone;

    void become(MovesMade other) {
        last = other.last;
        chosen = other.chosen;
        beforeRound = other.beforeRound;
    }

    /** Keeps nothing of the moves themselves. */
    void forget() {
        last = null;
        beforeRound = null;
    }

    void beginTurn() {
        last = null;
        chosen = 0;
    }

    void add(Question asked, int decider, long move, HexWindow window) {
        last = new Made(last, asked, decider, move, window);
    }

    void choseInSecret(int decider) {
        chosen |= 1L << decider;
    }

    void secretDone(long version) {
        secretDone = version;
    }

    /** Says that somebody is asked, which may begin another round. @param version of the state */
    void ask(Question asked, int decider, long version) {
        boolean goesOn = asked.isSecret() && (chosen >>> decider & 1) == 0 && version == secretDone;
        if (!goesOn) chosen = 0;
        if (chosen == 0) beforeRound = last;
    }

    /** @return the moves as text, in order */
    List<String> texts(Catalog names) {
        return Made.texts(last, names);
    }

    /** @return the choices made in the secret round, in order */
    List<Made> ofRound() {
        return chosen == 0 ? List.of() : Made.since(beforeRound, last);
    }

    /** @return the moves made before it, in order */
    List<Made> beforeRound() {
        return Made.since(null, beforeRound);
    }
}
