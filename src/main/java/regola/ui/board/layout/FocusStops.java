package regola.ui.board.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import regola.ui.board.art.BoardLook;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/**
 * A FocusStops is what the keyboard can stand on. That is every piece and every empty place, but a place whose pieces
 * nobody can choose one by one is one stop with all that lies on it: whoever sows from a house goes from house to
 * house, not from seed to seed.
 */
public final class FocusStops {
    private static final Set<Role> CHOOSABLE = Set.of(Role.LEGAL, Role.TARGET, Role.CHOSEN);

    private FocusStops() {}

    /** @return in the order of the board */
    public static List<BoardLayout.Stop> of(BoardLayout laid, BoardLook look) {
        List<BoardLayout.Stop> stops = new ArrayList<>();
        for (BoardLayout.Stop stop : laid.stops()) {
            if (stop.slot() == null || !isWhole(stop.spot(), look)) stops.add(stop);
            else if (stop.slot().index() == 0) stops.add(new BoardLayout.Stop(stop.spot(), null));
        }
        return stops;
    }

    private static boolean isWhole(BoardLayout.Spot spot, BoardLook look) {
        SiteView site = spot.site();
        if (spot.slots().stream().anyMatch(slot -> CHOOSABLE.stream().anyMatch(slot.piece()::is))) return false;
        if (look.counted() > 0) return true;
        // What lies in a fan or a row reaches beyond its place: there a frame round the place would miss it.
        boolean lies = look.fan(site) > 0 || look.row(site) > 0 || look.column(site) > 0 || look.lean(site) > 0;
        return !lies && spot.slots().size() > 1 && CHOOSABLE.stream().anyMatch(site::is);
    }

    /**
     * @param wanted perhaps as it stood on a board that was laid before; null for none
     * @return that stop as it stands here, or that of its whole place if nobody stands on single pieces there
     */
    public static BoardLayout.Stop among(List<BoardLayout.Stop> stops, BoardLayout.Stop wanted) {
        if (wanted == null) return null;
        String site = wanted.spot().site().id();
        BoardLayout.Stop there = null;
        for (BoardLayout.Stop stop : stops) {
            if (stop.isSameAs(wanted)) return stop;
            if (there == null && stop.spot().site().id().equals(site)) there = stop;
        }
        return there == null ? wanted : there;
    }
}
