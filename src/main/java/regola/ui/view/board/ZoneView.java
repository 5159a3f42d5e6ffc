package regola.ui.view.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A ZoneView is a place off the board, such as a hand or a bag.
 *
 * @param site its place in positions
 * @param name what people call it
 * @param about the sentence about it; may be empty
 * @param piles what lies there; in a stack from the bottom to the top
 * @param atFirst how many pieces lay there when the match began; below 0 where that is not known
 */
public record ZoneView(String site, String name, String about, List<PileView> piles, Set<Role> roles, int atFirst) {
    private static final int UNKNOWN = -1;

    public ZoneView(String site, String name, String about, List<PileView> piles, Set<Role> roles) {
        this(site, name, about, piles, roles, UNKNOWN);
    }

    public ZoneView {
        piles = List.copyOf(piles);
        roles = Set.copyOf(roles);
    }

    /** @return how many pieces lie there */
    public int count() {
        return piles.stream().mapToInt(PileView::count).sum();
    }

    /** @return the same, where so many pieces lay when the match began */
    public ZoneView since(int first) {
        return new ZoneView(site, name, about, piles, roles, first);
    }

    /** @return the same with these piles */
    public ZoneView with(List<PileView> others) {
        return new ZoneView(site, name, about, others, roles, atFirst);
    }

    /** @return the same without one piece of that name, if one lies there */
    public ZoneView without(String piece) {
        List<PileView> left = new ArrayList<>();
        boolean gone = false;
        for (PileView pile : piles) {
            boolean goes = !gone && pile.piece().id().equals(piece);
            gone |= goes;
            if (!goes) left.add(pile);
            else if (pile.count() > 1) left.add(new PileView(pile.piece(), pile.count() - 1, pile.worth()));
        }
        return gone ? new ZoneView(site, name, about, left, roles, atFirst) : this;
    }

    /** @return whether it is known how many lay there when the match began */
    public boolean isSinceBegin() {
        return atFirst >= 0;
    }

    /** @return how many pieces lay there at first, as far as that is known; else how many do now */
    public int first() {
        return atFirst < 0 ? count() : atFirst;
    }
}
