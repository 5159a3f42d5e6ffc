package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.art.Silhouette;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Rim;
import regola.ui.theme.Palette;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

/**
 * A PathPainter draws a way through places as a row of leaps along their edges, so that nothing that lies there is
 * hidden: high ones over what does not count, and a numbered disc wherever it counts.
 */
final class PathPainter {
    /** How broad the way of the last move is, as a share of ordinary letters. */
    private static final double TRAIL = 0.43;

    private final Canvas canvas;
    private final Palette palette;
    private final List<RowView> rows;

    /** @param rows of the board: a way from place to place of a round one follows it */
    PathPainter(Canvas canvas, Palette palette, List<RowView> rows) {
        this.canvas = canvas;
        this.palette = palette;
        this.rows = rows;
    }

    /** One leap: from one place to the next that counts; bent towards a point on its upper side. */
    private record Hop(Point2D from, Point2D bend, Point2D to, String number) {}

    /** @param start the piece whose way it is, null if that is not known or the way begins at a place */
    void paintLine(OverlayView.Path path, BoardLayout layout, BoardLayout.Slot start) {
        double width = Math.max(2.4, layout.unit() * 0.05);
        Pen pen = Pen.of(palette.guide(), width);
        for (Pen each : List.of(pen.casing(palette.casing(), Math.max(2.4, width * 0.8)), pen)) {
            for (Hop hop : hops(path, layout, start)) {
                canvas.curve(
                        hop.from.getX(),
                        hop.from.getY(),
                        hop.bend.getX(),
                        hop.bend.getY(),
                        hop.to.getX(),
                        hop.to.getY(),
                        each);
            }
        }
    }

    /** The way of what was moved last: a broad leap from each place to the next, and a ring where it ended. */
    void paintTrail(List<String> way, BoardLayout layout, Color colour) {
        BoardLayout.Spot end = layout.spot(way.get(way.size() - 1));
        if (end == null || layout.spot(way.get(0)) == null) return;
        List<OverlayView.Step> steps = new ArrayList<>();
        for (String site : way) steps.add(new OverlayView.Step(site, steps.isEmpty() ? "" : "."));
        double width = Math.max(canvas.letters() * TRAIL, layout.unit() * 0.075);
        Color soft = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 200);
        Pen pen = Pen.of(soft, width);
        BoardLayout.Slot began = end.slots().isEmpty()
                ? null
                : layout.seat(
                        way.get(0),
                        end.slots().get(end.slots().size() - 1).piece().id());
        List<Hop> hops = hops(new OverlayView.Path(steps), layout, began);
        // Among many that are alike a ring about one of them says little: a head says where the way went.
        boolean pointed = end.slots().size() > 1 && !hops.isEmpty();
        List<Point2D> head = pointed ? head(hops.get(hops.size() - 1), width * 1.9) : List.of();
        for (Pen each : List.of(pen.casing(palette.casing(), width * 0.6), pen)) {
            if (pointed && each != pen) canvas.polygon(head, Pen.of(palette.casing(), width * 1.2), palette.casing());
            for (Hop hop : hops) {
                canvas.curve(
                        hop.from.getX(),
                        hop.from.getY(),
                        hop.bend.getX(),
                        hop.bend.getY(),
                        hop.to.getX(),
                        hop.to.getY(),
                        each);
            }
        }
        if (pointed) canvas.polygon(head, null, colour);
    }

    /** @return the three corners of a head as long as this at the end of a leap */
    private static List<Point2D> head(Hop hop, double size) {
        double length = Math.max(1, hop.bend.distance(hop.to));
        double ux = (hop.to.getX() - hop.bend.getX()) / length;
        double uy = (hop.to.getY() - hop.bend.getY()) / length;
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

    void paintNumbers(OverlayView.Path path, BoardLayout layout) {
        double r = Math.min(layout.unit() * 0.3, Math.max(canvas.letters() * 0.7, layout.unit() * 0.155));
        for (Hop hop : hops(path, layout, null)) {
            if (hop.number.isEmpty()) continue;
            canvas.circle(
                    hop.to.getX(),
                    hop.to.getY(),
                    r,
                    Pen.of(palette.casing(), Math.max(1.6, r * 0.16)),
                    palette.guide());
            canvas.text(hop.number, hop.to.getX(), hop.to.getY(), r * 1.25, palette.casing(), null);
        }
    }

    private List<Hop> hops(OverlayView.Path path, BoardLayout layout, BoardLayout.Slot start) {
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
            Point2D round = last == null || over > 0 ? null : round(last, spot, layout);
            if (round != null) {
                Point2D from =
                        start != null && hops.isEmpty() ? new Point2D.Double(start.x(), start.y()) : middle(last);
                at = middle(spot);
                hops.add(new Hop(from, round, at, step.number()));
            } else if (last != null) {
                Point2D up = up(last, spot, layout);
                if (at == null)
                    at = start == null
                            ? edge(last, up, 0.3)
                            : new Point2D.Double(
                                    start.x() + up.getX() * start.size() * 0.3,
                                    start.y() + up.getY() * start.size() * 0.3);
                Point2D to = edge(spot, up, isFree(spot) && i < path.steps().size() - 1 ? 0 : 0.4);
                double high = layout.unit() * (over == 0 ? 0.34 : 0.75 + 0.2 * Math.min(3, over));
                Point2D bend = new Point2D.Double(
                        (at.getX() + to.getX()) / 2 + up.getX() * high, (at.getY() + to.getY()) / 2 + up.getY() * high);
                hops.add(new Hop(at, bend, to, step.number()));
                at = to;
            }
            last = spot;
            over = 0;
        }
        return hops;
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
     * On a plane without end nothing is drawn on places: a way may touch down in the middle of those where nobody is.
     */
    private static boolean isFree(BoardLayout.Spot spot) {
        return spot.site().outline() == SiteView.Outline.HEX && spot.slots().isEmpty();
    }

    private static Point2D edge(BoardLayout.Spot spot, Point2D up, double share) {
        return new Point2D.Double(
                spot.x() + up.getX() * spot.size() * share, spot.y() + up.getY() * spot.size() * share);
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
