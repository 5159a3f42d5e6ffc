package regola.advice;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.search.Continuation;

/** An Aftermath is a move and what may follow upon it, as far as that can be foretold. */
final class Aftermath {
    /** Others' turns are not followed any further than so many decisions. */
    private static final int LONGEST = 12;

    private Aftermath() {}

    /**
     * @param match stands at the decision; not changed
     * @param move the index of the move
     * @param likely how it may go on with that move; null if nobody has found out
     * @param gift what the move lets others have for nothing, which is what is told then; null if nothing
     * @return the moves from that one on; what follows shows what is told
     */
    static List<Move> of(Match match, int move, Continuation likely, Gift gift) {
        Move first = match.legal(move);
        List<Move> line = likely == null ? List.of(first) : told(likely, match.decider());
        if (gift == null || line.size() > 1 && line.get(1).equals(gift.answer())) return line;
        return taken(match, move, gift);
    }

    /** @return the moves of a line up to the first of which nobody can foretell what comes of it; at least one */
    static List<Move> told(Continuation line, int seat) {
        List<Move> moves = new ArrayList<>();
        Match match = line.start();
        int sure = Math.max(1, new Witness(seat).foretold(line));
        for (int i = 0; i < sure; i++) {
            moves.add(match.legal(line.move(i)));
            match.playIndex(line.move(i));
        }
        // What must follow belongs to it: a line that breaks off before a man is taken back tells of a loss.
        Witness witness = new Witness(seat);
        while (sure == line.length()
                && moves.size() < sure + LONGEST
                && isForced(match)
                && witness.isForetold(match, 0)) {
            moves.add(match.legal(0));
            match.playIndex(0);
        }
        return moves;
    }

    /** @return the move, the answer that takes it, and what whoever takes it must do then */
    private static List<Move> taken(Match match, int move, Gift gift) {
        Match play = match.copy();
        List<Move> moves = new ArrayList<>(List.of(match.legal(move), gift.answer()));
        play.playIndex(move);
        play.play(gift.answer());
        while (moves.size() < LONGEST && !play.isOver() && play.decider() == gift.by() && play.legalCount() == 1) {
            moves.add(play.legal(0));
            play.playIndex(0);
        }
        return moves;
    }

    private static boolean isForced(Match match) {
        return !match.isOver() && !match.isSecret() && match.legalCount() == 1;
    }
}
