package regola.ui.tray;

import java.awt.Insets;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import regola.ui.stage.Measure;

/**
 * A TrayPlan is where the trays of a match stand in the board's region: in a column left and one right of the board, so
 * that the order of play runs clockwise, or the other way round where the first seat is to be on the right; beside a
 * board that is much wider than high, those of two seats lie below and above it instead, in the same corners, where
 * that leaves the board larger. It depends on the sizes of the page, the number of seats and how high their trays are
 * at first, alone: nothing moves while a match goes on.
 *
 * @param seats a tray for each seat, in their order
 * @param shared what lies beside the board and is nobody's, in the largest gap that the trays leave
 * @param taken how much of the region's edges is not the board's
 */
public record TrayPlan(List<Rectangle> seats, Rectangle shared, Insets taken) {
    private static final double NARROWEST = 132;
    /** Of one that has a column for itself: three pieces lie beside each other in it. */
    private static final double NARROWEST_ALONE = 148;

    private static final double WIDEST = 300;
    private static final double MARGIN = 12;
    /** The width of a tray that lies below or above the board. */
    private static final double LYING = 330;
    /** Boards that are lower than this, in widths to a height, have trays below and above. */
    private static final double LEAST_WIDE = 1.6;
    /** So much wider a board has to become for trays to lie. */
    private static final double WORTH = 1.03;
    /** The height of a tray that has a column for itself, as a share of the region, where the column is as high. */
    private static final double ALONE = 0.6;

    /** The height of one of two, as a share of the column. */
    private static final double OF_TWO = 0.39;
    /** The same for children where nothing lies between the two: what they choose from there is larger. */
    private static final double OF_TWO_CHILDREN = 0.47;
    /** Beside a board that is lower trays would have too little room, as a share of the region. */
    private static final double LEAST_COLUMN = 0.62;

    public TrayPlan {
        seats = List.copyOf(seats);
    }

    /**
     * @param width of the board's region, in pixels
     * @param height likewise
     * @param proportion the width of the board in proportion to its height
     */
    public static TrayPlan of(Measure m, int width, int height, double proportion, int seats) {
        int gap = m.px(MARGIN);
        int free = (int) Math.round((width - proportion * height) / 2) - 2 * gap;
        int wide = Math.max(m.px(seats > 2 ? NARROWEST : NARROWEST_ALONE), Math.min(m.px(WIDEST), free));
        int left = seats / 2;
        if (seats == 1) left = 1;
        int right = seats - left;
        List<Rectangle> trays = new ArrayList<>();
        int beside = wide + 2 * gap;
        int edge = edge(gap, width - 2 * beside, height, proportion);
        int high = height - 2 * edge;
        int alone = Math.min(high, (int) (ALONE * (height - 2 * gap)));
        // What is nobody's lies in the other column, above the only tray there.
        double ofTwo = m.mode() == Measure.Mode.CHILDREN && left == 1 ? OF_TWO_CHILDREN : OF_TWO;
        List<Rectangle> leftColumn = column(gap, edge, wide, high, left, alone, gap, ofTwo);
        for (int i = left - 1; i >= 0; i--) trays.add(leftColumn.get(i));
        List<Rectangle> rightColumn = column(width - gap - wide, edge, wide, high, right, alone, gap, ofTwo);
        trays.addAll(rightColumn);
        // A column with one tray has it at its own end: the first below, the second above.
        if (left == 1) trays.set(0, atFoot(trays.get(0), edge, height));
        Insets taken = new Insets(0, beside, 0, right == 0 ? 0 : beside);
        return new TrayPlan(trays, gapOf(m, rightColumn, leftColumn, trays, gap, height, right), taken);
    }

    /** @return the same with left and right exchanged */
    TrayPlan mirrored(int width) {
        return new TrayPlan(
                seats.stream().map(tray -> mirrored(tray, width)).toList(),
                mirrored(shared, width),
                new Insets(taken.top, /* left= */ taken.right, taken.bottom, /* right= */ taken.left));
    }

    private static Rectangle mirrored(Rectangle tray, int width) {
        return new Rectangle(width - tray.x - tray.width, tray.y, tray.width, tray.height);
    }

    /** @return whether the trays lie below and above the board */
    boolean isLying() {
        return taken.top > 0;
    }

    /** @return how wide what is seen of a board is between the trays */
    double boardWidth(int width, int height, double proportion) {
        return Math.min(width - taken.left - taken.right, (height - taken.top - taken.bottom) * proportion);
    }

    /** @return how wide a tray is that lies below or above a board; 0 where it never does */
    static int lying(Measure m, int width, double proportion, int seats) {
        return seats == 2 && proportion >= LEAST_WIDE ? Math.min(m.px(LYING), width / 2 - 2 * m.px(MARGIN)) : 0;
    }

    /**
     * The one of the two plans that leaves the board larger.
     *
     * @param high of a tray that is as wide as {@link #lying} says
     */
    static TrayPlan of(Measure m, int width, int height, double proportion, int seats, int high) {
        TrayPlan columns = of(m, width, height, proportion, seats);
        int wide = lying(m, width, proportion, seats);
        if (wide == 0) return columns;
        int gap = m.px(MARGIN);
        int off = high + 2 * gap;
        TrayPlan rows = new TrayPlan(
                List.of(
                        new Rectangle(gap, height - gap - high, wide, high),
                        new Rectangle(width - gap - wide, gap, wide, high)),
                new Rectangle(width - gap - wide, height - gap - high, wide, high),
                new Insets(off, gap, off, gap));
        return rows.boardWidth(width, height, proportion) > WORTH * columns.boardWidth(width, height, proportion)
                ? rows
                : columns;
    }

    /** @return the place of a tray that needs less: it stays at the end of its column where it stands */
    Rectangle within(int seat, int high, int height) {
        Rectangle most = seats.get(seat);
        boolean foot = isFoot(seat, height);
        boolean middle = Math.abs(most.y + most.height / 2 - height / 2) <= 2;
        int spare = Math.max(0, most.height - high);
        int y = most.y + (middle ? spare / 2 : foot ? spare : 0);
        return new Rectangle(most.x, y, most.width, most.height - spare);
    }

    /** @return whether a tray stands at the lower end of its column */
    boolean isFoot(int seat, int height) {
        Rectangle most = seats.get(seat);
        return most.y + most.height / 2 > height / 2 + 2;
    }

    private static Rectangle atFoot(Rectangle tray, int gap, int height) {
        return new Rectangle(tray.x, height - gap - tray.height, tray.width, tray.height);
    }

    /** @return how far trays stand off the region's upper and lower edge: beside a low board, not above and below it */
    private static int edge(int gap, int across, int height, double proportion) {
        double high = Math.max(Math.min(height, across / proportion), height * LEAST_COLUMN);
        return Math.max(gap, (int) Math.round((height - high) / 2));
    }

    /** @return from above: the first at its head, the last at its foot, others in the middle between */
    private static List<Rectangle> column(
            int x, int top, int wide, int height, int count, int alone, int gap, double ofTwo) {
        List<Rectangle> trays = new ArrayList<>();
        if (count == 0) return trays;
        int high = count == 1 ? alone : count == 2 ? (int) (height * ofTwo) : (height - (count - 1) * gap) / count;
        for (int i = 0; i < count; i++) {
            int y = count == 1 ? top : top + (int) Math.round((height - high) * (double) i / (count - 1));
            trays.add(new Rectangle(x, y, wide, high));
        }
        return trays;
    }

    /** The largest room that is left in a column; of equal ones that on the right. */
    private static Rectangle gapOf(
            Measure m,
            List<Rectangle> rightColumn,
            List<Rectangle> leftColumn,
            List<Rectangle> trays,
            int gap,
            int height,
            int right) {
        Rectangle best = new Rectangle();
        List<List<Rectangle>> columns = List.of(rightColumn, leftColumn);
        for (List<Rectangle> column : columns) {
            if (column.isEmpty()) continue;
            Rectangle own = column.get(0);
            boolean foot = column == leftColumn && leftColumn.size() == 1;
            int from = column.size() > 1 ? own.y + own.height + gap : foot ? gap : own.y + own.height + gap;
            int to = column.size() > 1 ? column.get(1).y - gap : foot ? trays.get(0).y - gap : height - gap;
            if (to - from > best.height + m.px(8)) best = new Rectangle(own.x, from, own.width, to - from);
        }
        return best;
    }
}
