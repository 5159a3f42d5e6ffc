package regola.ui.present.match;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.value.Move;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.MatchView;

/**
 * A Held is what somebody who is advised has chosen of a move so far.
 *
 * @param advised whether it is known what is good there
 */
public record Held(MatchView view, boolean advised) {
    /** @return whether something is chosen, so that not every move can be made with it any more */
    public boolean isNarrower() {
        return view.decision().isBegun() && advised && !view.decision().moves().isEmpty();
    }

    /** @return those of the moves of which it is a part */
    public List<Move> of(List<Move> moves) {
        Set<String> left = view.decision().moves().stream().map(ChoiceView::key).collect(Collectors.toSet());
        return moves.stream()
                .filter(move -> left.contains(ChoiceView.PLAY + move.text()))
                .toList();
    }

    /** @return the same; none where that is all of them */
    public List<Move> part(List<Move> moves) {
        List<Move> still = of(moves);
        return still.size() == moves.size() ? List.of() : still;
    }
}
