package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.art.Silhouette;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Rim;
import regola.ui.theme.Palette;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.RowView;

/**
 * A PathPainter draws a way through places: straight from middle to middle, behind whatever lies there, with a high
 * leap over what does not count; and a numbered disc on each place where it counts.
 */
final class PathPainter {
    /** How broad the way of the last move is, as a share of ordinary letters. */
    private static final double TRAIL = 0.43;
    /** How broad those of the moves before it are, as a share of that. */
    private static final double EARLIER = 0.55;

    /** From how far on, in places, what is not beside a place is leapt to, and how high, as a share of how far. */
    private static final double FAR = 1.6;

    private static final double ARC = 0.16;
    /** How round a corner is, in places. */
    private static final double CORNER = 0.42;
    /** The sine of an angle that is no corner. */
    private static final double STRAIGHT = 0.1;

    private final Canvas canvas;
    private final Palette palette;
    private final List<RowView> rows;

    /** @param rows of the board: a way from place to place of a round one follows it */
    PathPainter(Canvas canvas, Palette palette, List<RowView> rows) {
        this.canvas = canvas;
        this.palette = palette;
        this.rows = rows;
    }

    /** One leap: from one place to the next that counts; bent towards a point, or straight if that is null. */
    private record Hop(Point2D from, Point2D bend, Point2D to) {
        /** @return where its last part comes from */
        Point2D before() {
            return bend == null ? from : bend;
        }
    }

    /**
     * @param start the piece whose way it is, null if that is not known or the way begins at a place
     * @param filled names of places where something is seen that is not yet there
     */
    void paintLine(OverlayView.Path path, BoardLayout layout, BoardLayout.Slot start, Set<String> filled) {
        double width = Math.max(2.4, layout.unit() * 0.05);
        Pen pen = Pen.of(palette.guide(), width);
        List<Hop> hops = hops(path, layout, start, filled);
        List<Gaps.Disc> discs = Gaps.of(layout, filled);
        paint(hops, discs, pen.casing(palette.casing(), Math.max(2.4, width * 0.8)));
        paint(hops, discs, pen);
    }

    /** Where something lies on its way a straight leap goes on behind it. */
    private void paint(List<Hop> hops, List<Gaps.Disc> discs, Pen pen) {
        for (Hop hop : hops) {
            Point2D from = hop.from;
            Point2D to = hop.to;
            if (hop.bend != null)
                canvas.curve(from.getX(), from.getY(), hop.bend.getX(), hop.bend.getY(), to.getX(), to.getY(), pen);
            else
                Gaps.between(from, to, discs)
                        .forEach(line -> canvas.line(line.getX1(), line.getY1(), line.getX2(), line.getY2(), pen));
        }
    }

    /**
     * The way of what was moved last: a broad line from each place to the next; where it ended a ring is drawn.
     *
     * @param above whether the way is drawn above what lies there, so that it has to leave that out
     */
    void paintTrail(List<String> way, BoardLayout layout, Color colour, boolean above) {
        paintTrail(way, layout, Pen.of(colour, 1), palette.casing(), above);
    }

    /** The ways of moves before that, each in the colour of whoever moved: slim, so that the last one stands out. */
    void paintEarlier(List<MomentView.Way> ways, BoardLayout layout, boolean above) {
        for (MomentView.Way way : ways) {
            Color colour = PiecePainter.colour(way.colour(), palette.piece());
            // By night a dark side's way is seen between light edges, by day a light one's between dark ones.
            Color edge = FilledRowPainter.edge(colour);
            paintTrail(way.sites(), layout, Pen.of(colour, EARLIER), edge, above);
        }
    }

    /** @param look its colour, and its width as a share of that of a last move's way */
    private void paintTrail(List<String> way, BoardLayout layout, Pen look, Color casing, boolean above) {
        Color colour = look.colour();
        BoardLayout.Spot end = layout.spot(way.get(way.size() - 1));
        if (end == null || layout.spot(way.get(0)) == null) return;
        List<OverlayView.Step> steps = new ArrayList<>();
        for (String site : way) steps.add(OverlayView.Step.through(site));
        double width = look.width() * Math.max(canvas.letters() * TRAIL, layout.unit() * 0.075);
        Color soft = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 200);
        Pen pen = Pen.of(soft, width);
        BoardLayout.Slot began = end.slots().isEmpty()
                ? null
                : layout.seat(
                        way.get(0),
                        end.slots().get(end.slots().size() - 1).piece().id());
        List<Hop> hops = soft(leaping(hops(new OverlayView.Path(steps), layout, began, Set.of()), way, layout), layout);
        // Among many that are alike a ring about one of them says little: a head says where the way went.
        boolean pointed = end.slots().size() > 1 && !hops.isEmpty();
        if (pointed) hops.set(hops.size() - 1, shortened(hops.get(hops.size() - 1), end.size() * 0.4));
        List<Point2D> head = pointed ? head(hops.get(hops.size() - 1), width * 1.9) : List.of();
        List<Gaps.Disc> discs = above ? Gaps.of(layout, Set.of()) : List.of();
        if (pointed) canvas.polygon(head, Pen.of(casing, width * 1.2), casing);
        paint(hops, discs, pen.casing(casing, width * 0.6));
        paint(hops, discs, pen);
        if (pointed) canvas.polygon(head, null, colour);
    }

    /** What goes from one place to another that is not beside it, by no way that is known, goes in a low arc. */
    private List<Hop> leaping(List<Hop> hops, List<String> way, BoardLayout layout) {
        if (hops.size() != 1 || way.size() != 2) return hops;
        Hop hop = hops.get(0);
        double length = hop.from.distance(hop.to);
        if (hop.bend != null || length < FAR * layout.unit() || isRow(way)) return hops;
        Point2D up = up(layout.spot(way.get(0)), layout.spot(way.get(1)), layout);
        double x = (hop.from.getX() + hop.to.getX()) / 2 + up.getX() * length * ARC;
        double y = (hop.from.getY() + hop.to.getY()) / 2 + up.getY() * length * ARC;
        return new ArrayList<>(List.of(new Hop(hop.from, new Point2D.Double(x, y), hop.to)));
    }

    /** Whether both are neighbours on a line that is drawn on the board. */
    private boolean isRow(List<String> way) {
        return rows.stream().anyMatch(row -> {
            int a = row.sites().indexOf(way.get(0));
            int b = row.sites().indexOf(way.get(1));
            int apart = Math.abs(a - b);
            return a >= 0
                    && b >= 0
                    && (apart == 1 || row.loop() && apart == row.sites().size() - 1);
        });
    }

    /** @return the same way with round corners wherever it goes straight on in another direction */
    private static List<Hop> soft(List<Hop> hops, BoardLayout layout) {
        List<Hop> soft = new ArrayList<>();
        Point2D from = hops.isEmpty() ? null : hops.get(0).from;
        for (int i = 0; i < hops.size(); i++) {
            Hop hop = hops.get(i);
            Hop next = i + 1 < hops.size() ? hops.get(i + 1) : null;
            boolean corner = next != null && hop.bend == null && next.bend == null && turns(hop, next);
            if (!corner) {
                soft.add(new Hop(from, hop.bend, hop.to));
                from = hop.to;
                continue;
            }
            Point2D before = shortened(hop, CORNER * layout.unit()).to;
            Point2D after = shortened(new Hop(next.to, null, next.from), CORNER * layout.unit()).to;
            soft.add(new Hop(from, null, before));
            soft.add(new Hop(before, hop.to, after));
            from = after;
        }
        return soft;
    }

    private static boolean turns(Hop hop, Hop next) {
        double cross = (hop.to.getX() - hop.from.getX()) * (next.to.getY() - next.from.getY())
                - (hop.to.getY() - hop.from.getY()) * (next.to.getX() - next.from.getX());
        return Math.abs(cross) > STRAIGHT * hop.from.distance(hop.to) * next.from.distance(next.to);
    }

    /** @return the same leap ending so much before its end, if it is longer than that */
    private static Hop shortened(Hop hop, double by) {
        double length = hop.before().distance(hop.to);
        if (length <= by) return hop;
        double share = by / length;
        Point2D to = new Point2D.Double(
                hop.to.getX() + (hop.before().getX() - hop.to.getX()) * share,
                hop.to.getY() + (hop.before().getY() - hop.to.getY()) * share);
        return new Hop(hop.from, hop.bend, to);
    }

    /** @return the three corners of a head as long as this at the end of a leap */
    private static List<Point2D> head(Hop hop, double size) {
        double length = Math.max(1, hop.before().distance(hop.to));
        double ux = (hop.to.getX() - hop.before().getX()) / length;
        double uy = (hop.to.getY() - hop.before().getY()) / length;
        double x = hop.to.getX() + ux * size * 0.5;
        double y = hop.to.getY() + uy * size * 0.5;
        double backX = x - ux * size * 1.4;
        double backY = y - uy * size * 1.4;
        return List.of(
                new Point2D.Double(x, y),
                new Point2D.Double(backX - uy * size, backY + ux * size),
                new Point2D.Double(backX + uy * size, backY - ux * size));
    }

    /** A ring where the way ended, over what lies there: it stays until something else has moved. */
    void paintEnd(List<String> way, BoardLayout layout, Color colour, Silhouette outline) {
        BoardLayout.Spot end = layout.spot(way.get(way.size() - 1));
        if (end == null || end.slots().isEmpty()) return;
        BoardLayout.Slot top = end.slots().get(end.slots().size() - 1);
        double radius = top.size() * (outline.card() ? 0.5 : 0.53);
        Pen pen = Pen.of(colour, Math.max(2.4, canvas.letters() * TRAIL * 0.55));
        canvas.leaning(top.lean(), top.x(), top.y(), () -> {
            outline.draw(canvas, top.x(), top.y(), radius, pen.casing(palette.casing(), pen.width() * 0.9));
            outline.draw(canvas, top.x(), top.y(), radius, pen);
        });
    }

    /**
     * A disc in the middle of each place that is counted, or in its corner where something lies.
     *
     * @param filled names of places where something is seen that is not yet there
     * @param labels keep clear of the discs
     */
    void paintNumbers(OverlayView.Path path, BoardLayout layout, Set<String> filled, LabelPainter labels) {
        double r = Math.min(layout.unit() * 0.3, Math.max(canvas.letters() * 0.7, layout.unit() * 0.155));
        for (OverlayView.Step step : path.steps()) {
            BoardLayout.Spot spot = layout.spot(step.site());
            if (spot == null || !step.isCounted()) continue;
            double aside = isFilled(spot, filled) ? LabelPainter.aside(spot.size(), r) : 0;
            double x = spot.x() - aside;
            double y = spot.y() - aside;
            canvas.circle(x, y, r, Pen.of(palette.casing(), Math.max(1.6, r * 0.16)), palette.guide());
            canvas.text(step.number(), x, y, r * 1.25, palette.casing(), null);
            labels.keepClear(x, y, r);
        }
    }

    static boolean isFilled(BoardLayout.Spot spot, Set<String> filled) {
        return !spot.slots().isEmpty() || filled.contains(spot.site().id());
    }

    private List<Hop> hops(OverlayView.Path path, BoardLayout layout, BoardLayout.Slot start, Set<String> filled) {
        List<Hop> hops = new ArrayList<>();
        Point2D at = null;
        BoardLayout.Spot last = null;
        int over = 0;
        for (int i = 0; i < path.steps().size(); i++) {
            OverlayView.Step step = path.steps().get(i);
            BoardLayout.Spot spot = layout.spot(step.site());
            if (spot == null) continue;
            boolean counts = !step.number().isEmpty() || i == path.steps().size() - 1;
            if (last != null && !counts) {
                over++;
                continue;
            }
            Point2D to = middle(spot);
            if (last == null) at = start == null ? to : new Point2D.Double(start.x(), start.y());
            else if (over > 0) hops.add(new Hop(at, high(last, spot, over, layout), landing(spot, filled)));
            else hops.add(new Hop(at, round(last, spot, layout), to));
            if (last != null) at = to;
            last = spot;
            over = 0;
        }
        return hops;
    }

    /** @return where a leap comes down: beside what would be hidden by its end, where the number stands */
    private static Point2D landing(BoardLayout.Spot spot, Set<String> filled) {
        if (!isFilled(spot, filled)) return middle(spot);
        return new Point2D.Double(
                spot.x() - spot.size() * LabelPainter.ASIDE, spot.y() - spot.size() * LabelPainter.ASIDE);
    }

    /** @return where a leap is bent to, so that it passes above so many places that do not count */
    private static Point2D high(BoardLayout.Spot from, BoardLayout.Spot to, int over, BoardLayout layout) {
        Point2D up = up(from, to, layout);
        double high = layout.unit() * (1.0 + 0.25 * Math.min(3, over));
        return new Point2D.Double(
                (from.x() + to.x()) / 2 + up.getX() * high, (from.y() + to.y()) / 2 + up.getY() * high);
    }

    private static Point2D middle(BoardLayout.Spot spot) {
        return new Point2D.Double(spot.x(), spot.y());
    }

    /**
     * @return where two tangents meet between neighbours on a round row, so that a curve bent to there follows it; null
     *     if they are none
     */
    private Point2D round(BoardLayout.Spot from, BoardLayout.Spot to, BoardLayout layout) {
        for (RowView row : rows) {
            int a = row.loop() ? row.sites().indexOf(from.site().id()) : -1;
            int b = row.sites().indexOf(to.site().id());
            if (a < 0 || b < 0 || Math.abs(Math.IEEEremainder(b - a, row.sites().size())) != 1) continue;
            Rim rim = Rim.of(layout, row.sites());
            if (rim == null || !rim.isRound()) continue;
            Point2D middle = rim.middle();
            double x = (from.x() + to.x()) / 2 - middle.getX();
            double y = (from.y() + to.y()) / 2 - middle.getY();
            double far = Math.hypot(x, y);
            // The chord's middle lies at r cos(a), where the tangents meet at r / cos(a).
            double out = rim.radius() * rim.radius() / (far * far);
            return new Point2D.Double(middle.getX() + x * out, middle.getY() + y * out);
        }
        return null;
    }

    /**
     * Across the way: upwards; and on ways that go up or down, towards the middle of the board, where there is room.
     */
    private static Point2D up(BoardLayout.Spot from, BoardLayout.Spot to, BoardLayout layout) {
        double length = Math.max(1, Point2D.distance(from.x(), from.y(), to.x(), to.y()));
        double x = (to.y() - from.y()) / length;
        double y = -(to.x() - from.x()) / length;
        boolean right = Math.abs(y) > 0.4 ? y < 0 : x * (layout.middle() - from.x()) >= 0;
        return new Point2D.Double(right ? x : -x, right ? y : -y);
    }
}
