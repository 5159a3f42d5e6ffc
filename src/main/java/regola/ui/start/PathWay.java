package regola.ui.start;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import regola.ui.stage.Measure;
import regola.ui.theme.Palette;

/**
 * A PathWay is where the stones of a path stand: row below row, each from left to right as one reads, each stone a
 * little higher or lower than the one before. At the end of a row the road leaves at the right and comes in again at
 * the left. Each row has room for what stands above its stones, signs and the guide, and for the words below them, so
 * that nothing lies on anything else. So many stones stand in a row as fit; where not all rows fit, they are on pages.
 */
final class PathWay {
    static final PathWay NONE = new PathWay(List.of(), List.of(), 1, 1, 1, 1);

    /** The most that a stone grows where there is room, so that its picture is told from the others at a glance. */
    private static final double RADIUS = 104;
    /** The same where a path has no more stones than {@link #FEW}: then they are the page. */
    private static final double RADIUS_OF_FEW = 140;

    private static final int FEW = 5;

    private static final Color ROAD = new Color(0x12, 0x24, 0x38, 0xC8);
    /** On dark ground a dark road is none. */
    private static final Color ROAD_BY_NIGHT = new Color(0x7E, 0x9C, 0xB4, 0x58);

    private static final Color DOTS = new Color(0xD8, 0xF0, 0xD0);

    private static final double LEAST_RADIUS = 30;
    /** Those who read little go by the pictures: they are on more pages before they become small. */
    private static final double CHILD_RADIUS = 60;

    private static final double PRESENT = 1.16;
    /** How far the guide rises above its stone, in radii. */
    static final double GUIDE = 1.0;

    /** What a stone and all that is drawn on its rim take to each side, in radii. */
    private static final double SIDEWARDS = 1.24;

    private static final int MOST_COLUMNS = 10;
    private static final double MOST_SWING = 32;
    /** Large stones rise and fall by more, in radii. */
    private static final double SWING = 0.45;
    /** Gaps at the end of the last row count as so much of a stone that is smaller, each. */
    private static final double GAP_IN_ROW = 0.012;

    private static final double CLEARLY = 1.08;

    private final List<Point2D> stones;
    private final List<Integer> pages;
    private final int columns;
    private final double pitch;
    private final double radius;
    private final int rowsOfPage;
    private int present = -1;
    private double swing;

    private PathWay(
            List<Point2D> stones, List<Integer> pages, int columns, double pitch, double radius, int rowsOfPage) {
        this.stones = stones;
        this.pages = pages;
        this.columns = columns;
        this.pitch = pitch;
        this.radius = radius;
        this.rowsOfPage = rowsOfPage;
    }

    /**
     * What stands around the stones.
     *
     * @param present the place of the present stone; -1 for none
     * @param signs for each stone, whether a sign stands above it
     * @param signHigh how high a sign is, with the gap below it
     * @param wordsWide the width that all words need, so that nothing is cut off
     * @param wordsHigh for each stone, the height of the words below it, with the gap above them
     * @param buttonHigh what the present stone needs below its words
     */
    record Needs(
            int present, List<Boolean> signs, int signHigh, int wordsWide, List<Integer> wordsHigh, int buttonHigh) {
        int count() {
            return signs.size();
        }
    }

    /**
     * @param turning the height at the foot that is for turning pages, if not all rows fit on one
     * @param wanted how many stones stand in a row; 0 for as many as is best
     */
    static PathWay of(Needs needs, Measure now, Rectangle room, int turning, int wanted) {
        if (needs.count() == 0) return NONE;
        double side = now.px(14);
        double width = room.width - 2 * side;
        int most = (int) Math.min(MOST_COLUMNS, Math.floor(width / (needs.wordsWide() + now.px(10))));
        most = Math.max(1, Math.min(most, (int) Math.floor(width / (2 * SIDEWARDS * now.px(LEAST_RADIUS)))));
        most = Math.min(most, needs.count());
        double wished = (needs.count() > FEW ? RADIUS : RADIUS_OF_FEW) * now.scale();
        double best = 0;
        double dearest = 0;
        int columns = 1;
        // So many in a row that stones are as large as can be, and the last row is as full as can be.
        for (int each = wanted > 0 ? wanted : 1; each <= (wanted > 0 ? wanted : most); each++) {
            int lines = rows(needs, each);
            double radius = Math.min(wished, radius(needs, each, now, width, room.height, lines));
            double worth = radius * (1 - GAP_IN_ROW * (lines * each - needs.count()));
            if (each == wanted || worth >= dearest) {
                best = radius;
                dearest = worth;
                columns = each;
            }
        }
        double seen = now.mode() == Measure.Mode.CHILDREN ? CHILD_RADIUS : LEAST_RADIUS;
        double least = Math.min(wished, Math.max(now.target() / 2.0, seen * now.scale()));
        // Not all fit: then on few pages, with no more in a row than leave them large enough.
        if (best < least && wanted == 0) {
            double wide = 2 * SIDEWARDS * least + now.px(10);
            columns = Math.max(1, Math.min(most, (int) Math.floor(width / wide)));
        }
        int ofPage = rows(needs, columns);
        int height = room.height;
        if (best < least) {
            height -= turning;
            do {
                ofPage--;
                best = radius(needs, columns, now, width, height, ofPage);
            } while (ofPage > 1 && best < least);
            ofPage = Math.max(1, ofPage);
        }
        double radius = Math.floor(Math.max(now.target() / 2.0, Math.min(wished, best)));
        return new PathWay(new ArrayList<>(), new ArrayList<>(), columns, width / columns, radius, ofPage)
                .place(needs, now, room, height, side);
    }

    private static int rows(Needs needs, int columns) {
        return (needs.count() + columns - 1) / columns;
    }

    /** @return the radius with which the rows of every page fit */
    private static double radius(Needs needs, int columns, Measure now, double width, int height, int ofPage) {
        double half = (width / columns - now.px(10)) / 2;
        double radius = half / SIDEWARDS;
        while (radius > 1 && LessonStone.beside(now, radius) > half) radius--;
        int rows = rows(needs, columns);
        for (int first = 0; first < rows; first += ofPage) {
            double fixed = now.pad();
            double radii = 0;
            for (int row = first; row < Math.min(rows, first + ofPage); row++) {
                fixed += fixed(needs, columns, now, row);
                radii += radii(needs, columns, row);
            }
            radius = Math.min(radius, (height - fixed) / radii);
        }
        return radius;
    }

    /** @return the height of a row without its stones */
    private static double fixed(Needs needs, int columns, Measure now, int row) {
        double numbers = has(needs, columns, row) ? 0 : LessonStone.above(now, now.target() / 2.0);
        return above(needs, columns, row)
                + numbers
                + words(needs, columns, row)
                + below(needs, columns, row)
                + now.px(8);
    }

    /** @return the height of the stones of a row and of what grows with them, in radii */
    private static double radii(Needs needs, int columns, int row) {
        return has(needs, columns, row) ? PRESENT * (2 + GUIDE) : 2;
    }

    private static int above(Needs needs, int columns, int row) {
        for (int i = row * columns; i < Math.min(needs.count(), (row + 1) * columns); i++)
            if (needs.signs().get(i)) return needs.signHigh();
        return 0;
    }

    private static int words(Needs needs, int columns, int row) {
        int high = 0;
        for (int i = row * columns; i < Math.min(needs.count(), (row + 1) * columns); i++)
            high = Math.max(high, needs.wordsHigh().get(i));
        return high;
    }

    private static int below(Needs needs, int columns, int row) {
        return has(needs, columns, row) ? needs.buttonHigh() : 0;
    }

    private static boolean has(Needs needs, int columns, int row) {
        return needs.present() >= 0 && needs.present() / columns == row;
    }

    private PathWay place(Needs needs, Measure now, Rectangle room, int height, double side) {
        present = needs.present();
        int rows = rows(needs, columns);
        double most = 0;
        for (int first = 0; first < rows; first += rowsOfPage) most = Math.max(most, taken(needs, now, first));
        double free = Math.max(0, height - most) / rowsOfPage;
        swing = Math.min(free * 0.5, Math.max(now.px(MOST_SWING), SWING * radius));
        for (int first = 0; first < rows; first += rowsOfPage) {
            // What is left over is shared out between the rows.
            double left = Math.max(0, height - taken(needs, now, first) - rowsOfPage * swing);
            int lines = Math.min(rows, first + rowsOfPage) - first;
            double between = left / (lines + 1.0);
            double y = room.y + between;
            for (int row = first; row < first + lines; row++) {
                boolean here = has(needs, columns, row);
                y += above(needs, columns, row);
                y += here ? PRESENT * (1 + GUIDE) * radius : radius + LessonStone.above(now, now.target() / 2.0);
                putRow(row, needs.count(), side, y);
                y += (here ? PRESENT : 1) * radius + swing + words(needs, columns, row);
                y += below(needs, columns, row) + now.px(8) + between;
            }
        }
        return this;
    }

    private double taken(Needs needs, Measure now, int first) {
        double taken = now.pad();
        for (int row = first; row < Math.min(rows(needs, columns), first + rowsOfPage); row++)
            taken += fixed(needs, columns, now, row) + radii(needs, columns, row) * radius;
        return taken;
    }

    private void putRow(int row, int count, double side, double y) {
        for (int i = row * columns; i < Math.min(count, (row + 1) * columns); i++) {
            int along = i - row * columns;
            stones.add(new Point2D.Double(side + (along + 0.5) * pitch, y + (along % 2 == 1 ? swing : 0)));
            pages.add(row / rowsOfPage);
        }
    }

    Point2D stone(int place) {
        return stones.get(place);
    }

    /** @return the page that a stone is on, from 0 */
    int page(int place) {
        return pages.get(place);
    }

    int columns() {
        return columns;
    }

    /** @return of all stones but the present one, which is larger */
    double radius() {
        return radius;
    }

    /** @return whether it has fewer pages than another, or clearly larger stones on as many */
    boolean isRoomierThan(PathWay other) {
        return pages() == other.pages() ? radius > CLEARLY * other.radius : pages() < other.pages();
    }

    int pages() {
        return pages.isEmpty() ? 1 : pages.get(pages.size() - 1) + 1;
    }

    /** The present one is larger. */
    double radius(int place) {
        return place == present ? Math.floor(radius * PRESENT) : radius;
    }

    /** @return the width that the words of a stone may have */
    int cell() {
        return (int) Math.max(1, pitch - 6);
    }

    /** @return the stone beside another; after the last of a row comes the first of the next */
    int beside(int place, int across) {
        return place + across;
    }

    /** @return the stone above or below; -1 for none */
    int beyond(int place, int down) {
        int next = place + down * columns;
        return next < 0 ? -1 : Math.min(next, stones.size() - 1);
    }

    /** The road of a page, with dots along its middle. */
    void paint(Graphics2D g, int page, Measure now) {
        Path2D road = road(page);
        g.setStroke(new BasicStroke(now.px(28), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(Palette.current().dark() ? ROAD_BY_NIGHT : ROAD);
        g.draw(road);
        g.setStroke(new BasicStroke(
                now.px(7), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {0.1f, now.px(20)}, 0));
        g.setColor(DOTS);
        g.draw(road);
    }

    /** @return the road through all stones of a page, row by row */
    private Path2D road(int page) {
        Path2D road = new Path2D.Double();
        boolean begun = false;
        for (int i = 0; i < stones.size(); i++) {
            if (pages.get(i) != page) continue;
            Point2D to = stones.get(i);
            if (begun) lead(road, i, to);
            else road.moveTo(to.getX(), to.getY());
            begun = true;
        }
        return road;
    }

    private void lead(Path2D road, int place, Point2D to) {
        Point2D from = stones.get(place - 1);
        if (place % columns == 0) {
            double out = pitch;
            road.curveTo(
                    from.getX() + out * 0.4,
                    from.getY() + swing * 0.3,
                    from.getX() + out * 0.7,
                    from.getY() + swing * 0.3,
                    from.getX() + out,
                    from.getY());
            road.moveTo(to.getX() - out, to.getY());
            road.curveTo(
                    to.getX() - out * 0.7,
                    to.getY() + swing * 0.3,
                    to.getX() - out * 0.4,
                    to.getY() + swing * 0.3,
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
}
