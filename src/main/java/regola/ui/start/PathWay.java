package regola.ui.start;

import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;

/**
 * A PathWay is where the stones of a path stand: to the right in one row, to the left in the next, each a little higher
 * or lower than the one before. So many stand in a row as fit, and so large that all rows fit.
 */
final class PathWay {
    static final PathWay NONE = new PathWay(List.of(), 1, 1, 1, 1, 0, -1, 0);

    private static final double PITCH = 204;
    private static final double RADIUS = 50;
    private static final double LEAST_RADIUS = 24;
    private static final double PRESENT = 1.16;
    private static final int MOST_LINES = 2;

    private final List<Point2D> stones;
    private final int columns;
    private final double pitch;
    private final double row;
    private final double radius;
    private final double swing;
    private final int present;
    private final int words;

    private PathWay(
            List<Point2D> stones,
            int columns,
            double pitch,
            double row,
            double radius,
            double swing,
            int present,
            int words) {
        this.stones = stones;
        this.columns = columns;
        this.pitch = pitch;
        this.row = row;
        this.radius = radius;
        this.swing = swing;
        this.present = present;
        this.words = words;
    }

    /**
     * @param present the place of the present stone; -1 for none
     * @param sign the height that is kept free above stones for signs
     */
    static PathWay of(int count, int present, Measure now, Rectangle room, int sign) {
        if (count == 0) return NONE;
        int label = (int) Math.ceil(MOST_LINES * 1.15 * now.text(TextSize.SMALL)) + now.px(12);
        int words = label + sign;
        double side = now.px(26);
        double width = room.width - 2 * side;
        int columns = (int) Math.max(2, Math.floor(width / (PITCH * now.unit())));
        double best = 0;
        int chosen = columns;
        // At a large zoom narrower columns may be needed, for all rows to fit.
        for (int each = columns; each <= Math.max(columns, 10); each++) {
            double radius = radius(count, each, now, room.height, width, words);
            if (radius > best + 1) {
                best = radius;
                chosen = each;
            }
            if (radius >= RADIUS * now.unit()) break;
        }
        columns = Math.min(chosen, count);
        int rows = (count + columns - 1) / columns;
        double radius = Math.max(LEAST_RADIUS, Math.min(RADIUS * now.unit(), best));
        double above = radius * 1.5 + sign;
        double row = (room.height - above - now.pad()) / rows;
        double free = row - 2 * radius - words;
        double swing = Math.max(0, Math.min(free * 0.5, now.px(36)));
        double pitch = columns == 1 ? width : (width - 2 * radius - now.px(40)) / (columns - 1);
        double left = columns == 1 ? width / 2 : side + radius + now.px(20);
        List<Point2D> stones = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int line = i / columns;
            int along = i % columns;
            int at = line % 2 == 0 ? along : columns - 1 - along;
            double y = room.y + above + line * row + radius + (at % 2 == 1 ? swing : 0) - radius * 0.5;
            stones.add(new Point2D.Double(left + at * pitch, y));
        }
        return new PathWay(stones, columns, pitch, row, radius, swing, present, label);
    }

    private static double radius(int count, int columns, Measure now, int height, double width, int label) {
        int rows = (count + columns - 1) / columns;
        double row = (height - now.pad() - now.px(40)) / (double) rows;
        double byHeight = (row - label - now.px(14)) / 2.25;
        double byWidth = (width / columns - now.px(24)) / 2.4;
        return Math.min(byHeight, byWidth);
    }

    Point2D stone(int place) {
        return stones.get(place);
    }

    /** The present one is larger. */
    double radius(int place) {
        return place == present ? radius * PRESENT : radius;
    }

    /** @return the width that the words of a stone may have */
    int cell() {
        return (int) (pitch - 6);
    }

    /** @return how high the button below the present stone may be */
    int buttonHigh() {
        return Math.max(44, words + 4);
    }

    /** @return the stone that is seen beside another, to the left or right; -1 for none */
    int beside(int place, int across) {
        int line = place / columns;
        int at = line % 2 == 0 ? place % columns : columns - 1 - place % columns;
        int next = at + across;
        if (next < 0 || next >= columns) return line % 2 == 0 == (across > 0) ? place + 1 : place - 1;
        return line * columns + (line % 2 == 0 ? next : columns - 1 - next);
    }

    /** @return the stone above or below; -1 for none */
    int beyond(int place, int down) {
        int line = place / columns + down;
        if (line < 0) return -1;
        int at = (line - down) % 2 == 0 ? place % columns : columns - 1 - place % columns;
        int next = line * columns + (line % 2 == 0 ? at : columns - 1 - at);
        return next < stones.size() ? next : stones.size() - 1;
    }

    /** @return the road through all stones, with a bow from row to row */
    Path2D road() {
        Path2D road = new Path2D.Double();
        for (int i = 0; i < stones.size(); i++) {
            Point2D to = stones.get(i);
            if (i == 0) {
                road.moveTo(to.getX(), to.getY());
                continue;
            }
            Point2D from = stones.get(i - 1);
            if (i % columns == 0) {
                double out = (i / columns % 2 == 1 ? 1 : -1) * Math.min(pitch * 0.55, radius * 1.5);
                road.curveTo(
                        from.getX() + out,
                        from.getY() + row * 0.2,
                        to.getX() + out,
                        to.getY() - row * 0.2,
                        to.getX(),
                        to.getY());
            } else {
                double half = (to.getX() - from.getX()) / 2;
                road.curveTo(
                        from.getX() + half,
                        from.getY() + swing * 0.3,
                        to.getX() - half,
                        to.getY() + swing * 0.3,
                        to.getX(),
                        to.getY());
            }
        }
        return road;
    }
}
