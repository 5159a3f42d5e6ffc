package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.art.Silhouette;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.Role;

/**
 * A RolePainter marks what may be pointed at, what is chosen, refused, or was moved last: for each role a shape of its
 * own, drawn twice, so that it shows on any ground and needs no colour to be known.
 */
final class RolePainter {
    /** Round what is no larger than this a fine line tells where the keyboard is. */
    private static final double FINE_FOCUS = 100;

    /** How large signs are that say what is forbidden, or wrong, as shares of what bears them. */
    private static final double BARRED = 0.28;

    private static final double CROSSED = 0.36;
    /** So large that it is seen on all sides of the arrow of a mouse. */
    private static final double FORBIDDEN = 0.74;
    /** How large the ring of one of many free places is, in parts of the place, and its middle in parts of the ring. */
    private static final double FREE = 0.145;

    private static final double HOLE = 0.46;
    /** How large the plate is below the mark of a free place, from its middle. */
    private static final double PLATE = 0.27;
    /** How broad the light is below the ring of an answer, in thicknesses of rings. */
    private static final double BED = 3.6;

    private final Canvas canvas;
    private final Palette palette;
    private final Silhouette silhouette;
    /** 1 where signs stand at the upper right, -1 at the upper left. */
    private final int side;
    /** Whether signs of what is marked stand below it. */
    private final boolean low;

    RolePainter(Canvas canvas, Palette palette) {
        this(canvas, palette, Silhouette.ROUND, 1, false);
    }

    private RolePainter(Canvas canvas, Palette palette, Silhouette silhouette, int side, boolean low) {
        this.canvas = canvas;
        this.palette = palette;
        this.silhouette = silhouette;
        this.side = side;
        this.low = low;
    }

    /** @return one that draws rings along this outline */
    RolePainter along(Silhouette other) {
        return other.equals(silhouette) ? this : new RolePainter(canvas, palette, other, side, low);
    }

    /** @return one that draws rings round a fan that reaches so far down */
    RolePainter fanned(double down) {
        return along(new Silhouette(silhouette.form(), down));
    }

    Silhouette silhouette() {
        return silhouette;
    }

    /** @return one whose signs keep clear of what is drawn at the upper right */
    RolePainter clear(boolean ofRight) {
        return new RolePainter(canvas, palette, silhouette, ofRight ? -1 : 1, low);
    }

    /** @return one whose signs keep clear of what else lies on the same place: those of a lower piece stand below it */
    RolePainter within(BoardLayout.Spot spot, BoardLayout.Slot slot) {
        boolean below = spot.slots().size() > 1 && slot.y() > spot.y() + spot.size() * 0.05;
        return below == low ? this : new RolePainter(canvas, palette, silhouette, side, below);
    }

    /** @param size across; marks lie along its edge */
    void paint(Role role, boolean occupied, double x, double y, double size) {
        paintEdge(role, occupied, x, y, size);
        if (role == Role.EXTRA) paintWrong(x, y, size);
        else paintSign(role, x, y, size);
    }

    /** A mark on a piece: a card bears its sign, those of other pieces lie above all else and come later. */
    void paintPiece(Role role, double x, double y, double size) {
        paintEdge(role, true, x, y, size);
        if (silhouette.card()) paintSign(role, x, y, size);
    }

    /** A mark without the sign of what was marked, which may have to lie above more than the mark does. */
    void paintEdge(Role role, boolean occupied, double x, double y, double size) {
        double r = size / 2;
        double thick = Math.max(1.6, Math.min(4, size * 0.05));
        Color colour = palette.of(role);
        switch (role) {
            case LEGAL -> {
                // By night a small thin ring is lost on a board that has a colour of its own.
                double free = r * (palette.dark() ? 0.44 : 0.34);
                if (!occupied) light(x, y, free, colour);
                ring(x, y, occupied ? r : free, Pen.of(colour, thick * (palette.dark() ? 1.1 : 0.8)));
                if (!silhouette.card())
                    dot(x, y - (occupied ? r + silhouette.tall() / 2 : 0), Math.max(2.2, r * 0.12), colour);
            }
            case TARGET -> {
                ring(x, y, r * 0.98, Pen.of(colour, thick).dashed(r * 0.34, r * 0.2));
                if (!occupied) dot(x, y, Math.max(3, r * 0.26), colour);
            }
            case TAKES -> {
                ring(x, y, r * 0.98, Pen.of(colour, thick));
                teeth(x, y, r * 0.98, colour);
                if (!occupied) dot(x, y, Math.max(3, r * 0.26), colour);
            }
            case CHOSEN -> {
                ring(x, y, r * 1.06, Pen.of(colour, thick * 1.5));
                line(x, y, r * 1.06 - thick * 1.6, Pen.of(colour, thick * 0.5));
            }
            case REFUSED -> {
                // What is forbidden stays in sight: only an empty place bears the whole sign.
                if (occupied) {
                    ring(x, y, r, Pen.of(colour, thick * 1.3));
                    badge(x, y, r, BARRED, colour, false);
                } else {
                    double bar = r * FORBIDDEN;
                    canvas.circle(x, y, bar, Pen.of(palette.casing(), thick * 2.9), null);
                    canvas.circle(x, y, bar, Pen.of(colour, thick * 1.7), null);
                    double d = bar * Math.sqrt(0.5);
                    cased(x - d, y - d, x + d, y + d, Pen.of(colour, thick * 1.7));
                }
            }
            case SHOWN -> {
                ring(x, y, r, Pen.of(colour, thick * 1.5));
                if (!silhouette.card()) canvas.circle(x, y, r, null, faint(colour, 0.3));
                rays(x, y, r, Pen.of(colour, thick));
            }
            case CAUSE -> {
                Pen pen = Pen.of(colour, thick * 1.2);
                if (silhouette.hex()) diamond(x, y, r * 0.84, r, pen);
                else diamond(x, y, r * 1.18, r * 1.18, pen);
            }
            case LAST -> {
                Pen pen = Pen.of(colour, thick * 0.8);
                if (silhouette.hex())
                    corners(
                            Silhouette.hexagon(x, y, r),
                            0.24,
                            List.of(pen.casing(palette.casing(), Math.max(1.8, pen.width() * 0.7)), pen));
                else brackets(x, y, r * 0.98 * silhouette.wide(), r * 0.98 + silhouette.tall() / 2, r * 0.36, pen);
            }
            case MARKED, HIT, EXTRA -> ring(x, y, r * 0.98, Pen.of(colour, thick * 1.3));
            case MISSED -> ring(x, y, r * 0.98, Pen.of(colour, thick).dashed(r * 0.16, r * 0.14));
        }
    }

    /** Corners round a place that somebody has touched before the last move, in the colour of whoever it was. */
    void paintTouched(double x, double y, double size, Color colour, Color edge) {
        double r = size / 2;
        Pen pen = Pen.of(colour, Math.max(1.8, Math.min(4, size * 0.045)));
        List<Pen> pens = List.of(pen.casing(edge, Math.max(1.2, pen.width() * 0.5)), pen);
        double half = r * 0.98;
        List<Point2D> square = List.of(
                new Point2D.Double(x - half, y - half),
                new Point2D.Double(x + half, y - half),
                new Point2D.Double(x + half, y + half),
                new Point2D.Double(x - half, y + half));
        corners(silhouette.hex() ? Silhouette.hexagon(x, y, r) : square, 0.17, pens);
    }

    /** The sign alone of what was marked, for above the rings of places next door. */
    void paintSign(Role role, double x, double y, double size) {
        double r = size / 2;
        Color colour = palette.of(role);
        if (role == Role.MARKED) flag(x, tip(y, r), Math.max(4, r * 0.24), colour);
        if (role == Role.HIT) tick(x, tip(y, r), Math.max(7, r * CROSSED), colour);
        if (role == Role.MISSED)
            hollow(x, tip(y, r), Math.max(5, r * 0.34), Pen.of(colour, Math.max(1.6, Math.min(4, size * 0.05)) * 1.2));
    }

    /** By night a ring that is to be seen has light in it. */
    private void light(double x, double y, double radius, Color colour) {
        if (palette.dark() && !silhouette.card()) canvas.circle(x, y, radius, null, faint(colour, 0.4));
    }

    /** A sign at the edge of what it speaks of, which is wrong or forbidden: a cross or a bar in a disc. */
    private void badge(double x, double y, double r, double share, Color colour, boolean cross) {
        double small = Math.max(7, r * share);
        boolean card = silhouette.card();
        // Within a card, where it bears nothing: beyond its edge lies the next one.
        double cx = x + side * (card ? r * silhouette.wide() * 0.94 - small : r * 0.76);
        double cy = card ? tip(y, r) - small * 1.1 : y - r * 0.76;
        double thick = Math.max(1.8, small * 0.24);
        canvas.circle(cx, cy, small, Pen.of(palette.casing(), thick * 2), palette.casing());
        canvas.circle(cx, cy, small, Pen.of(colour, thick), null);
        double d = small * (cross ? 0.46 : Math.sqrt(0.5));
        Pen pen = Pen.of(colour, thick);
        canvas.line(cx - d, cy - d, cx + d, cy + d, pen);
        if (cross) canvas.line(cx - d, cy + d, cx + d, cy - d, pen);
    }

    /** A tick in a disc, as large as the cross of what is wrong. */
    private void tick(double x, double y, double r, Color colour) {
        double thick = Math.max(1.8, r * 0.24);
        canvas.circle(x, y, r, Pen.of(palette.casing(), thick * 2), palette.casing());
        canvas.circle(x, y, r, Pen.of(colour, thick), null);
        Pen pen = Pen.of(colour, thick * 1.15);
        canvas.line(x - r * 0.48, y + r * 0.04, x - r * 0.12, y + r * 0.42, pen);
        canvas.line(x - r * 0.12, y + r * 0.42, x + r * 0.5, y - r * 0.4, pen);
    }

    /** Teeth that bite from the four corners: something is taken. */
    private void teeth(double x, double y, double r, Color colour) {
        double across = silhouette.wide() * r;
        double down = r + silhouette.tall() / 2;
        boolean round = !silhouette.card() && !silhouette.hex();
        double corner = round ? Math.sqrt(0.5) : silhouette.hex() ? 0.62 : 1;
        double broad = Math.max(3.6, r * 0.24);
        double longest = Math.max(8, r * 0.52);
        Pen casing = Pen.of(palette.casing(), Math.max(1.6, r * 0.09));
        for (double sx : List.of(-1.0, 1.0)) {
            for (double sy : List.of(-1.0, 1.0)) {
                double ux = sx * Math.sqrt(0.5);
                double uy = sy * Math.sqrt(0.5);
                double foot = r * 0.16;
                double cx = x + sx * across * corner + ux * foot;
                double cy = y + sy * down * corner + uy * foot;
                List<Point2D> tooth = List.of(
                        new Point2D.Double(cx - ux * longest, cy - uy * longest),
                        new Point2D.Double(cx - uy * broad, cy + ux * broad),
                        new Point2D.Double(cx + uy * broad, cy - ux * broad));
                canvas.polygon(tooth, casing, colour);
            }
        }
    }

    /** The sign alone of what is wrong, for above all that lies there. */
    void paintWrong(double x, double y, double size) {
        badge(x, y, size / 2, CROSSED, palette.of(Role.EXTRA), true);
    }

    /**
     * One of many free places: a little ring with a light middle, as large as it takes to be seen. A dot would be taken
     * for a man of that colour.
     */
    void paintFree(double x, double y, double size) {
        double r = Math.max(4.4, size * FREE);
        dot(x, y, r, palette.of(Role.LEGAL));
        canvas.circle(x, y, r * HOLE, null, palette.casing());
    }

    /** What the mark of a free place lies on where the place is dark. */
    void paintPlate(double x, double y, double size) {
        if (!palette.dark()) canvas.circle(x, y, size * PLATE, null, faint(palette.casing(), 0.82));
    }

    /** What the ring of an answer lies on where the place is dark: so much light that it is seen on both its sides. */
    void paintBed(double x, double y, double size) {
        double thick = Math.max(1.6, Math.min(4, size * 0.05));
        if (!palette.dark()) line(x, y, size / 2 * 0.98, Pen.of(palette.casing(), thick * BED));
    }

    /** Where a mark has its sign: above, but below on a card, which bears its number above. */
    private double tip(double y, double r) {
        double edge = r * 0.98 + silhouette.tall() / 2;
        return silhouette.card() || low ? y + edge : y - edge;
    }

    /** Where the keyboard is: a dashed square, or a hexagon, as thick as what it is drawn round is large. */
    void paintFocus(double x, double y, double size) {
        double more = Math.max(1, size / FINE_FOCUS);
        double r = size / 2 + 3 * more;
        Pen casing = Pen.of(palette.casing(), 4.5 * more);
        Pen dashes = Pen.of(palette.focus(), 2.4 * more).dashed(6 * more, 3.5 * more);
        if (silhouette.card()) {
            silhouette.draw(canvas, x, y, r + 3 * more, casing);
            silhouette.draw(canvas, x, y, r + 3 * more, dashes);
            return;
        }
        List<Point2D> shape = silhouette.hex()
                ? Silhouette.hexagon(x, y, r)
                : List.of(
                        new Point2D.Double(x - r, y - r), new Point2D.Double(x + r, y - r),
                        new Point2D.Double(x + r, y + r), new Point2D.Double(x - r, y + r));
        canvas.polygon(shape, casing, null);
        canvas.polygon(shape, dashes, null);
    }

    /** A special square whose rule acts: a ring of light that opens, with rays. */
    void paintGlow(BoardLayout.Spot spot, double strength) {
        if (spot == null) return;
        double r = spot.size() / 2 * (1.02 + 0.16 * strength);
        double thick = Math.max(2, spot.size() * 0.075 * strength);
        canvas.circle(
                spot.x(), spot.y(), r + thick, Pen.of(faint(palette.casing(), 0.55 * strength), thick * 2.4), null);
        Pen pen = Pen.of(faint(palette.guide(), strength), thick);
        canvas.circle(spot.x(), spot.y(), r, pen, null);
        for (int i = 0; i < 16; i++) {
            double angle = Math.PI * 2 * i / 16;
            double from = r * 1.14;
            double to = r * (1.14 + 0.22 * strength);
            canvas.line(
                    spot.x() + Math.cos(angle) * from,
                    spot.y() + Math.sin(angle) * from,
                    spot.x() + Math.cos(angle) * to,
                    spot.y() + Math.sin(angle) * to,
                    pen);
        }
    }

    private static Color faint(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int)
                Math.round(255 * Math.max(0, Math.min(1, opacity))));
    }

    /** A place in light: its own shape filled, with a thick edge that shows beside whatever lies there. */
    void paintLit(List<Point2D> shape, double size) {
        double thick = Math.max(2.4, Math.min(7, size * 0.07));
        canvas.polygon(shape, Pen.of(palette.casing(), thick * 2), null);
        canvas.polygon(shape, Pen.of(palette.of(Role.SHOWN), thick), faint(palette.of(Role.SHOWN), 0.2));
    }

    private void rays(double x, double y, double r, Pen pen) {
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 8 + Math.PI * i / 4;
            double ux = Math.cos(angle);
            double uy = Math.sin(angle);
            cased(x + ux * r * 1.08, y + uy * r * 1.08, x + ux * r * 1.26, y + uy * r * 1.26, pen);
        }
    }

    private void ring(double x, double y, double radius, Pen pen) {
        line(x, y, radius, Pen.of(palette.casing(), pen.width() + Math.max(1.8, pen.width() * 0.7)));
        line(x, y, radius, pen);
    }

    private void line(double x, double y, double radius, Pen pen) {
        silhouette.draw(canvas, x, y, radius, pen);
    }

    private void diamond(double x, double y, double across, double down, Pen pen) {
        List<Point2D> corners = List.of(
                new Point2D.Double(x, y - down),
                new Point2D.Double(x + across, y),
                new Point2D.Double(x, y + down),
                new Point2D.Double(x - across, y));
        canvas.polygon(corners, pen.casing(palette.casing(), Math.max(1.8, pen.width() * 0.7)), null);
        canvas.polygon(corners, pen, null);
    }

    private void dot(double x, double y, double radius, Color colour) {
        canvas.circle(x, y, radius, Pen.of(palette.casing(), Math.max(1.2, radius * 0.4)), colour);
    }

    private void hollow(double x, double y, double radius, Pen pen) {
        canvas.circle(x, y, radius, Pen.of(palette.casing(), pen.width() * 2.2), palette.casing());
        canvas.circle(x, y, radius, pen, null);
    }

    /** A small square. */
    private void flag(double x, double y, double r, Color colour) {
        List<Point2D> corners = List.of(
                new Point2D.Double(x - r, y - r),
                new Point2D.Double(x + r, y - r),
                new Point2D.Double(x + r, y + r),
                new Point2D.Double(x - r, y + r));
        canvas.polygon(corners, Pen.of(palette.casing(), Math.max(1.2, r * 0.4)), colour);
    }

    private void cased(double x1, double y1, double x2, double y2, Pen pen) {
        canvas.line(x1, y1, x2, y2, pen.casing(palette.casing(), Math.max(1.8, pen.width() * 0.7)));
        canvas.line(x1, y1, x2, y2, pen);
    }

    /** Only the corners of a shape: from each a little way along both its sides. */
    private void corners(List<Point2D> shape, double share, List<Pen> pens) {
        for (Pen each : pens) {
            for (int i = 0; i < shape.size(); i++) {
                Point2D corner = shape.get(i);
                for (int beside : new int[] {i + 1, i + shape.size() - 1}) {
                    Point2D next = shape.get(beside % shape.size());
                    canvas.line(
                            corner.getX(),
                            corner.getY(),
                            corner.getX() + (next.getX() - corner.getX()) * share,
                            corner.getY() + (next.getY() - corner.getY()) * share,
                            each);
                }
            }
        }
    }

    private void brackets(double x, double y, double rx, double ry, double arm, Pen pen) {
        for (int sx = -1; sx <= 1; sx += 2) {
            for (int sy = -1; sy <= 1; sy += 2) {
                cased(x + sx * rx, y + sy * ry, x + sx * (rx - arm), y + sy * ry, pen);
                cased(x + sx * rx, y + sy * ry, x + sx * rx, y + sy * (ry - arm), pen);
            }
        }
    }
}
