package regola.ui.present.match;

import java.util.List;
import java.util.function.Consumer;
import regola.engine.value.Move;

/** An Advised is where somebody decides and may be advised: in a match, or in one within a lesson. For any thread. */
public interface Advised {
    /** @return the key of what stands on the button that tells more of a hint */
    default String more() {
        return "say.hint.more";
    }

    /** @param answer gets what somebody may be advised about, on the worker; null if there is nothing */
    void consult(Consumer<Consulted> answer);

    /**
     * Moves are judged instead of made, until somebody goes to another moment.
     *
     * @param judge gets each, on the worker; null to make moves again
     */
    void instead(Consumer<Move> judge);

    /** What has been picked of another move than a hint tells is put back. */
    default void clear() {}

    /**
     * A hint has told a move: whoever points at where it ends, and nothing else, means all of it.
     *
     * @param told as text; null when it is told no longer
     */
    default void follow(String told) {}

    /**
     * How it could have gone on from a moment is played on the board, and nothing of it in the match: whatever else is
     * done puts the moment on the board again.
     *
     * @param moves from that moment on
     * @param step after how many of them the board is to stand
     */
    void aside(int moment, List<Move> moves, int step);
}
