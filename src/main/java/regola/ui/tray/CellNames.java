package regola.ui.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.ui.view.board.PileView;

/** A CellNames is how the buttons in the cells of a place are called, by which they are found. */
final class CellNames {
    private final List<String> called = new ArrayList<>();

    /**
     * Gives a name to what is in each cell: whoever has one keeps it, the others have the first that is free.
     *
     * @param site whose cells they are
     * @param cells by which key something lies in each, null for a free one
     * @param piles what lies there, by that key
     */
    void give(String site, List<String> cells, Map<String, PileView> piles) {
        while (called.size() < cells.size()) called.add(null);
        for (int i = 0; i < called.size(); i++) {
            PileView pile = i < cells.size() && cells.get(i) != null ? piles.get(cells.get(i)) : null;
            String start = pile == null ? null : start(site, pile);
            String old = called.get(i);
            if (start == null || old != null && !old.equals(start) && !old.startsWith(start + ".")) called.set(i, null);
        }
        for (int i = 0; i < cells.size(); i++) {
            PileView pile = cells.get(i) == null ? null : piles.get(cells.get(i));
            if (pile == null || called.get(i) != null) continue;
            String start = start(site, pile);
            String name = start;
            for (int number = 2; called.contains(name); number++) name = start + "." + number;
            called.set(i, name);
        }
    }

    private static String start(String site, PileView pile) {
        return "pile." + site + "." + pile.piece().id();
    }

    void clear() {
        called.clear();
    }

    /** @return the name of what is in a cell; null for a free one */
    String of(int cell) {
        return called.get(cell);
    }
}
