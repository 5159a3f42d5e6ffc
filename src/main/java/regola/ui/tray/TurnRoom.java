package regola.ui.tray;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A TurnRoom is where trays stand in which who plays there says what it did: each of them is so much higher, towards
 * where its column is free, and nothing else of it changes.
 *
 * @param seats a tray for each seat
 * @param shared what is left for what is nobody's
 */
record TurnRoom(List<Rectangle> seats, Rectangle shared) {
    /**
     * @param trays as high as they are without that
     * @param more how much higher each has to be
     * @param given how much of its height each of those gives for that, as a share of it
     * @param height of the region
     * @param least how much room what is nobody's needs at least; 0 if there is nothing
     * @return null if there is not so much room
     */
    static TurnRoom of(
            TrayPlan plan, List<Rectangle> trays, List<Integer> more, double given, int height, int gap, int least) {
        if (plan.isLying()) return null;
        List<Rectangle> grown = new ArrayList<>();
        for (int i = 0; i < trays.size(); i++) {
            Rectangle tray = new Rectangle(trays.get(i));
            Rectangle most = plan.seats().get(i);
            int grows = more.get(i) == 0 ? 0 : more.get(i) - (int) (given * tray.height);
            boolean middle = Math.abs(most.y + most.height / 2 - height / 2) <= 2;
            if (middle) tray.y -= grows / 2;
            else if (plan.isFoot(i, height)) tray.y -= grows;
            tray.height += grows;
            grown.add(tray);
        }
        for (int i = 0; i < grown.size(); i++) {
            Rectangle tray = grown.get(i);
            if (tray.y < 0 || tray.y + tray.height > height) return null;
            Rectangle off = new Rectangle(tray.x, tray.y - gap + 1, tray.width, tray.height + 2 * gap - 2);
            for (int j = i + 1; j < grown.size(); j++) if (off.intersects(grown.get(j))) return null;
        }
        Rectangle shared = shared(plan.shared(), grown, height, gap);
        return least > 0 && shared.height < least ? null : new TurnRoom(List.copyOf(grown), shared);
    }

    /** The place that it would have, if that is free; else the highest room that is left in a column. */
    private static Rectangle shared(Rectangle usual, List<Rectangle> trays, int height, int gap) {
        if (trays.stream().noneMatch(usual::intersects)) return usual;
        Rectangle best = new Rectangle();
        for (Rectangle column : trays) {
            List<Rectangle> own = trays.stream()
                    .filter(tray -> tray.x == column.x)
                    .sorted(Comparator.comparingInt(tray -> tray.y))
                    .toList();
            int from = gap;
            for (Rectangle tray : own) {
                if (tray.y - gap - from > best.height) best = room(column, from, tray.y - gap);
                from = tray.y + tray.height + gap;
            }
            if (height - gap - from > best.height) best = room(column, from, height - gap);
        }
        return best;
    }

    private static Rectangle room(Rectangle column, int from, int to) {
        return new Rectangle(column.x, from, column.width, to - from);
    }
}
