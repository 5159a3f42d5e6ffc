package regola.ui.board.art;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/**
 * A Trimming is a board as its look would have it: without the places that are not there, with numbers on pieces
 * instead of a row that repeats them, and with the places moved out that others have come too near.
 */
final class Trimming {
    /** Nobody has that many places side by side. */
    private static final int MOST_STEPS = 40;

    private static final double STEP = 0.02;

    private final BoardLook look;

    Trimming(BoardLook look) {
        this.look = look;
    }

    /** @param used places in whose room something lay before */
    BoardView of(BoardView board, Set<String> used) {
        List<String> orders = board.sites().stream()
                .filter(look::isOrder)
                .flatMap(site -> site.pieces().stream().map(PieceView::id))
                .toList();
        List<SiteView> left = board.sites().stream()
                .filter(site -> !look.isOrder(site))
                .filter(site -> !site.pieces().isEmpty() || look.isThere(site) || used.contains(site.id()))
                .toList();
        if (left.isEmpty()) return board;
        if (left.stream().anyMatch(this::isPushed)) left = pushed(left);
        else if (left.size() == board.sites().size()) return board;
        BoardView trimmed = board.withSites(left);
        return orders.isEmpty() ? trimmed : trimmed.at(board.moment().withOrders(orders));
    }

    private boolean isPushed(SiteView site) {
        return !Double.isNaN(look.clear(site));
    }

    /** The nearest to the middle stays first; each next one goes outwards until it is clear of those. */
    private List<SiteView> pushed(List<SiteView> sites) {
        List<SiteView> settled =
                new ArrayList<>(sites.stream().filter(site -> !isPushed(site)).toList());
        List<SiteView> order = sites.stream()
                .filter(this::isPushed)
                .sorted(Comparator.comparingDouble(site -> Math.abs(site.x())))
                .toList();
        List<SiteView> moved = new ArrayList<>(sites);
        for (SiteView site : order) {
            SiteView at = outwards(site, settled);
            settled.add(at);
            moved.set(sites.indexOf(site), at);
        }
        return moved;
    }

    private SiteView outwards(SiteView site, List<SiteView> settled) {
        double way = site.x() < 0 ? -STEP : STEP;
        SiteView at = site;
        for (int i = 0; i < MOST_STEPS / STEP && meets(at, settled); i++) at = at.at(at.x() + way, at.y());
        return at;
    }

    private boolean meets(SiteView site, List<SiteView> settled) {
        double wide = look.silhouette().wide();
        double size = look.dress(site, 1).size();
        for (SiteView other : settled) {
            double both = (size + look.dress(other, 1).size()) / 2;
            // Fans and rows are wherever there is room: they give way themselves.
            if (look.row(other) > 0) continue;
            boolean beside = Math.abs(other.x() - site.x()) < both * wide + look.clear(site);
            if (beside && Math.abs(other.y() - site.y()) < both) return true;
        }
        return false;
    }
}
