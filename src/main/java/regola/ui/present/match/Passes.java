package regola.ui.present.match;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.IllegalMove;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;

/**
 * Passes are the moves of a way on that somebody has to make, and that go nowhere: whoever has nothing to add adds
 * nothing. Whoever follows the way is not held up by them.
 */
public final class Passes {
    private Passes() {}

    /**
     * @param start stands before the first of the moves; not changed
     * @return which of them are such, by their index, as far as they can be made
     */
    public static Set<Integer> in(Match start, List<Move> moves) {
        Set<Integer> passes = new LinkedHashSet<>();
        Match play = start.copy();
        try {
            for (int i = 0; i < moves.size() && !play.isOver(); i++) {
                if (play.legalCount() == 1 && moves.get(i).arguments().isEmpty()) passes.add(i);
                play.play(moves.get(i));
            }
        } catch (RuleFailure | IllegalMove broken) {
            return passes; // it is told when the move is really made
        }
        return passes;
    }
}
