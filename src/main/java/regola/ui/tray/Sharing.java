package regola.ui.tray;

import java.util.Map;
import regola.ui.stage.Measure;

/**
 * A Sharing is how a tray's room is shared between its zones: each has room by what lay in it at first.
 *
 * @param zones by their names in the rule file
 * @param first how much lay in each at first
 * @param flat whether all lies in one row
 * @param columned whether each has what it needs in two columns
 */
record Sharing(
        Map<String, ZonePane> zones, Map<String, Integer> first, Measure measure, boolean flat, boolean columned) {
    /** Where nothing lies yet, so many pieces will. */
    static final int TO_COME = 5;

    private static final double BETWEEN = 6;

    /** Zones stand below each other, or beside each other. */
    void among(int x, int y, int width, int height, boolean beside) {
        int gap = measure.px(BETWEEN);
        int count = zones.size();
        if (count == 0) return;
        int room = (beside ? width : height) - (count - 1) * gap;
        if (columned && !beside) {
            column(x, y, width, room);
            return;
        }
        double all = zones.keySet().stream().mapToInt(key -> weight(key, flat)).sum();
        int at = beside ? x : y;
        for (Map.Entry<String, ZonePane> each : zones.entrySet()) {
            int part = (int) Math.floor(room * weight(each.getKey(), flat) / all);
            if (beside) each.getValue().setBounds(at, y, part, height);
            else each.getValue().setBounds(x, at, width, part);
            each.getValue().doLayout();
            at += part + gap;
        }
    }

    /** Each zone has of a column what it asked for, and as much more or less as all have. */
    private void column(int x, int y, int width, int room) {
        double all = zones.values().stream()
                .mapToInt(zone -> zone.columnHeight(width))
                .sum();
        int at = y;
        for (ZonePane zone : zones.values()) {
            int part = (int) Math.floor(room * zone.columnHeight(width) / all);
            zone.setBounds(x, at, width, part);
            zone.doLayout();
            at += part + measure.px(BETWEEN);
        }
    }

    /** A zone that begins empty fills by and by: it has room for some rows, too. */
    private static int weight(int pieces) {
        return 2 + ((pieces == 0 ? TO_COME : pieces) + 2) / 3;
    }

    /** @return how much of the room a zone has in proportion to the others */
    int weight(String zone, boolean inRow) {
        if (zones.get(zone).isSpare()) return 1;
        int pieces = Math.max(first.get(zone), zones.get(zone).first());
        return inRow ? weightInRow(pieces) : weight(pieces);
    }

    /** In one row what is there already comes first. */
    private static int weightInRow(int pieces) {
        return pieces == 0 ? 1 : weight(pieces);
    }
}
