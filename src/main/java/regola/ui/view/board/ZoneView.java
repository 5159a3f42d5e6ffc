package regola.ui.view.board;

import java.util.List;
import java.util.Set;

/**
 * A ZoneView is a place off the board, such as a hand or a bag.
 *
 * @param site its place in positions
 * @param name what people call it
 * @param about the sentence about it; may be empty
 * @param piles what lies there; in a stack from the bottom to the top
 */
public record ZoneView(String site, String name, String about, List<PileView> piles, Set<Role> roles) {
    public ZoneView {
        piles = List.copyOf(piles);
        roles = Set.copyOf(roles);
    }

    /** @return how many pieces lie there */
    public int count() {
        return piles.stream().mapToInt(PileView::count).sum();
    }
}
