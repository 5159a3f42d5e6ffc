package regola.ui.view.board;

import java.util.List;

/**
 * A MomentView is what a board shows of the moment beside what stands on it.
 *
 * @param trails the ways of the last move: names of places, from where it began to where it ended
 * @param open whether every place may be pointed at although nothing is lit: somebody is to find out which
 * @param tried names of the places that somebody tried in vain
 * @param groups places that belong together, as the rule file says
 * @param won places of what decided the match, once it is over
 * @param orders names of pieces that bear a number where they lie: the first, the second and so on
 * @param ways of the moves before the last one that whoever decides has not answered yet, the first of them first;
 *     where something came onto the board or left it, that one place
 */
public record MomentView(
        List<List<String>> trails,
        boolean open,
        List<String> tried,
        List<Group> groups,
        List<String> won,
        List<String> orders,
        List<Way> ways) {
    public static final MomentView NONE = new MomentView(List.of(), false, List.of(), List.of());

    /**
     * A Group is places that belong together.
     *
     * @param art the name of the drawing that lies under each of them
     * @param colour of the side whose they are, as "#RRGGBB"
     */
    public record Group(List<String> sites, String art, String colour) {
        public Group {
            sites = List.copyOf(sites);
        }
    }

    /**
     * A Way is where somebody has moved something.
     *
     * @param sites names of places, from where it began to where it ended
     * @param colour of the side of whoever moved it, as "#RRGGBB"; may be null
     * @param emblem the shape of that side
     */
    public record Way(List<String> sites, String colour, int emblem) {
        public Way {
            sites = List.copyOf(sites);
        }
    }

    public MomentView {
        trails = trails.stream().map(List::copyOf).toList();
        tried = List.copyOf(tried);
        groups = List.copyOf(groups);
        won = List.copyOf(won);
        orders = List.copyOf(orders);
        ways = List.copyOf(ways);
    }

    /** A moment in which no piece bears a number. */
    public MomentView(
            List<List<String>> trails, boolean open, List<String> tried, List<Group> groups, List<String> won) {
        this(trails, open, tried, groups, won, List.of(), List.of());
    }

    /** A moment in which nobody has won. */
    public MomentView(List<List<String>> trails, boolean open, List<String> tried, List<Group> groups) {
        this(trails, open, tried, groups, List.of());
    }

    /** @return the same with pieces that bear a number */
    public MomentView withOrders(List<String> others) {
        return new MomentView(trails, open, tried, groups, won, others, ways);
    }

    /** @return the same after moves that whoever decides has not answered yet */
    public MomentView after(List<Way> moves) {
        return new MomentView(trails, open, tried, groups, won, orders, moves);
    }
}
