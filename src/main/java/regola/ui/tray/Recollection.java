package regola.ui.tray;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/**
 * A Recollection is in which cells everything lay at each moment of a match: when a moment is shown again, because
 * something was taken back or is looked up, its pieces lie where they lay then, not where a free cell happens to be.
 */
final class Recollection {
    private final Map<Integer, Lying> moments = new HashMap<>();
    private int shown = -1;
    private Map<String, List<String>> board = Map.of();

    /**
     * A Lying is how all lay at one moment.
     *
     * @param board what stood on the board: with something else there it is another match, or went on in another way
     * @param cells of each place, as in {@link ZonePane#inCells}
     */
    private record Lying(Map<String, List<String>> board, Map<String, List<String>> cells) {}

    /** @param panes in which nothing of the moment that comes next is shown yet */
    void keep(Collection<ZonePane> panes) {
        if (shown < 0) return;
        Map<String, List<String>> cells = new HashMap<>();
        for (ZonePane pane : panes) if (pane.site() != null) cells.put(pane.site(), new ArrayList<>(pane.inCells()));
        moments.put(shown, new Lying(board, cells));
    }

    /** @param panes in which that moment is shown: they are put in order as they were, if they were shown before */
    void recall(BoardView now, int moment, Collection<ZonePane> panes) {
        shown = moment;
        board = now.sites().stream()
                .collect(Collectors.toMap(SiteView::id, Recollection::standing, (one, other) -> one));
        Lying then = moments.get(moment);
        if (then == null || !then.board().equals(board)) return;
        for (ZonePane pane : panes) {
            List<String> lay = then.cells().get(pane.site());
            if (lay != null && !lay.equals(pane.inCells()) && counted(lay).equals(counted(pane.inCells())))
                pane.lie(lay);
        }
    }

    private static List<String> standing(SiteView site) {
        return site.pieces().stream().map(PieceView::id).toList();
    }

    private static Map<String, Long> counted(List<String> cells) {
        return cells.stream()
                .filter(each -> each != null)
                .collect(Collectors.groupingBy(each -> each, Collectors.counting()));
    }
}
