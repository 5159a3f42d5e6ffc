package regola.ui.tray;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.ui.view.board.PileView;

/** A Settling is how what lies in a zone finds its cells: who lies somewhere stays there as long as it is here. */
final class Settling {
    private Settling() {}

    /**
     * @param cells what lies in each, or null; those that are free are taken first
     * @param piles what lies in the zone now
     */
    static void settle(List<String> cells, List<PileView> piles, Cells.Way way) {
        Map<String, Integer> left = new HashMap<>();
        List<String> wanted = new ArrayList<>();
        for (PileView pile : piles) {
            int times = way == Cells.Way.EACH ? pile.count() : 1;
            left.merge(key(pile, way), times, Integer::sum);
            for (int i = 0; i < times; i++) wanted.add(key(pile, way));
            if (way == Cells.Way.HEAP) break;
        }
        for (int i = 0; i < cells.size(); i++) {
            String here = cells.get(i);
            if (here == null) continue;
            int still = left.getOrDefault(here, 0);
            if (still > 0) left.put(here, still - 1);
            else cells.set(i, null);
        }
        for (String each : wanted) {
            int missing = left.getOrDefault(each, 0);
            if (missing == 0) continue;
            left.put(each, missing - 1);
            int free = cells.indexOf(null);
            if (free < 0) cells.add(each);
            else cells.set(free, each);
        }
    }

    /** What lies in a heap may be anything. */
    static String key(PileView pile, Cells.Way way) {
        return way == Cells.Way.HEAP ? "" : pile.piece().id();
    }
}
