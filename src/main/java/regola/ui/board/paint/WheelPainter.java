package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.Rim;
import regola.ui.board.layout.TurnRims;
import regola.ui.theme.Palette;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.RowView;
import regola.ui.view.board.WheelView;

/**
 * A WheelPainter draws what turns: a disc and a circle for each round loop, and a knob with an arrow for each way to
 * turn one.
 */
public final class WheelPainter {
    /** Size of a stud and how far it is from the edge of its disc, in grid units. */
    private static final double STUD = 0.04;

    private static final double STUD_INSET = 0.12;
    private static final Color STUD_FILL = new Color(0xE8, 0xBE, 0x62);
    private static final Color STUD_EDGE = new Color(0x6E, 0x42, 0x1C);

    /** How far the arrow of a knob goes round, in radians, and of how many bends it is drawn. */
    private static final double ARROW = Math.toRadians(250);

    private static final int BENDS = 4;

    /** How far a ring is from the edge of its knob, as a part of that, and how many rays it has. */
    private static final double RING = 1.25;

    private static final int RAYS = 12;

    private final Canvas canvas;
    private final Palette palette;

    public WheelPainter(Canvas canvas, Palette palette) {
        this.canvas = canvas;
        this.palette = palette;
    }

    /** The largest disc lies lowest; each reaches half-way to the next. */
    void paintDiscs(Scene scene) {
        String art = scene.look().disc();
        if (!canvas.has(art)) return;
        List<Rim> rims = round(scene);
        rims.sort(Comparator.comparingDouble(rim -> -rim.radius()));
        for (Rim rim : rims) {
            double size = 2
                    * (rim.radius() + scene.look().discMargin() * scene.layout().unit());
            canvas.art(art, null, rim.middle().getX(), rim.middle().getY(), size, size, 1, 1);
        }
        String hub = scene.look().hub();
        if (rims.isEmpty() || !canvas.has(hub)) return;
        Rim inner = rims.get(rims.size() - 1);
        double size = 2 * (inner.radius() - scene.layout().pieceSize() * 0.5) * 0.86;
        canvas.art(hub, null, inner.middle().getX(), inner.middle().getY(), size, size, 1, 1);
    }

    /**
     * Small studs near the edge of each disc, between the places: they go round with it, so that a ring is seen to
     * turn.
     */
    void paintStuds(Scene scene) {
        if (!canvas.has(scene.look().disc())) return;
        double unit = scene.layout().unit();
        for (RowView row : scene.board().rows()) {
            Rim rim = row.loop() ? Rim.of(scene.layout(), row.sites()) : null;
            if (rim == null || !rim.isRound()) continue;
            double out = 1 + (scene.look().discMargin() - STUD_INSET) * unit / rim.radius();
            for (int i = 0; i < row.sites().size(); i++) {
                Point2D at = rim.at(i + 0.5 + scene.layout().turned(row.sites()));
                double x = rim.middle().getX() + (at.getX() - rim.middle().getX()) * out;
                double y = rim.middle().getY() + (at.getY() - rim.middle().getY()) * out;
                canvas.circle(x, y, unit * STUD, Pen.of(STUD_EDGE, unit * STUD * 0.45), STUD_FILL);
            }
        }
    }

    /** Lines along rims that are circles are drawn round. */
    void paintRims(Scene scene, double width) {
        Pen pen = Pen.of(BoardPainter.lines(scene.look(), palette), width);
        for (Rim rim : round(scene))
            canvas.circle(rim.middle().getX(), rim.middle().getY(), rim.radius(), pen, null);
    }

    /** @return the loops whose places lie on circles */
    static List<Rim> round(Scene scene) {
        List<Rim> rims = new ArrayList<>();
        for (RowView row : scene.board().rows()) {
            Rim rim = row.loop() ? Rim.of(scene.layout(), row.sites()) : null;
            if (rim != null && rim.isRound()) rims.add(rim);
        }
        return rims;
    }

    /** @return whether a line is part of such a rim */
    static boolean isOnRim(Scene scene, LinkView link) {
        for (RowView row : scene.board().rows()) {
            int from = row.loop() ? row.sites().indexOf(link.from()) : -1;
            int to = row.sites().indexOf(link.to());
            if (from < 0
                    || to < 0
                    || Math.abs(Math.IEEEremainder(to - from, row.sites().size())) != 1) continue;
            Rim rim = Rim.of(scene.layout(), row.sites());
            if (rim != null && rim.isRound()) return true;
        }
        return false;
    }

    /**
     * Where nothing can be turned there are no signs that say so at every ring: the mouse finds them.
     *
     * @param hot what the mouse is over, or null
     */
    public void paintKnobs(Scene scene, WheelView.Turn hot) {
        List<TurnRims.Knob> knobs = new TurnRims(scene.layout(), scene.board().wheels()).knobs();
        boolean turns = knobs.stream()
                .anyMatch(knob -> knob.turn().looksLegal() && !knob.wheel().idle());
        for (TurnRims.Knob knob : knobs) {
            boolean isHot = knob.turn().equals(hot);
            boolean ringed =
                    scene.overlay().rings().contains(Ref.move(knob.turn().move()));
            if (!turns && !isHot && !ringed) continue;
            Point2D middle = Rim.of(scene.layout(), knob.wheel()).middle();
            double across = (knob.x() - middle.getX()) * Math.sin(knob.angle())
                    - (knob.y() - middle.getY()) * Math.cos(knob.angle());
            paint(knob, isHot, across < 0 ? -1 : 1);
            boolean made = scene.overlay().made().contains(Ref.move(knob.turn().move()));
            if (made) paintMade(knob);
            else if (ringed) paintRing(knob);
        }
    }

    /** What somebody has made, or asks about, is no advice: its ring has no rays. */
    private void paintMade(TurnRims.Knob knob) {
        Pen pen = Pen.of(palette.of(Role.LAST), Math.max(2.2, knob.radius() * 0.2));
        for (Pen each : List.of(Pen.of(palette.casing(), pen.width() * 2), pen))
            canvas.circle(knob.x(), knob.y(), knob.radius() * RING, each, null);
    }

    /** A knob to be pressed has a ring with rays, as all that is to be looked at. */
    private void paintRing(TurnRims.Knob knob) {
        double r = knob.radius() * RING;
        Pen pen = Pen.of(palette.guide(), Math.max(1.8, knob.radius() * 0.18));
        for (Pen each : List.of(Pen.of(palette.casing(), pen.width() * 2), pen)) {
            canvas.circle(knob.x(), knob.y(), r, each, null);
            for (int i = 0; i < RAYS; i++) {
                Point2D from = around(knob, Math.PI * 2 * i / RAYS, r * 1.15);
                Point2D to = around(knob, Math.PI * 2 * i / RAYS, r * 1.35);
                canvas.line(from.getX(), from.getY(), to.getX(), to.getY(), each);
            }
        }
    }

    /** @param sense 1 for clockwise, -1 against it */
    private void paint(TurnRims.Knob knob, boolean hot, int sense) {
        boolean legal = knob.turn().looksLegal();
        double r = knob.radius();
        // What can be pressed is full of colour, so that it is seen from afar; what cannot stays pale.
        Color ink = legal ? palette.casing() : palette.ink();
        Color faint = new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), legal ? 255 : 150);
        Pen edge = Pen.of(faint, Math.max(1.4, r * (hot ? 0.24 : 0.14)));
        canvas.circle(knob.x(), knob.y(), r, edge, legal ? palette.of(Role.LEGAL) : palette.casing());
        // The arrow goes nearly once round, and its head points where the ring goes.
        double a = r * 0.48;
        double head = knob.angle() - sense * Math.PI / 2;
        double tail = head - sense * ARROW;
        Pen pen = Pen.of(faint, Math.max(1.6, r * 0.2));
        for (int i = 0; i < BENDS; i++) {
            double from = tail + sense * ARROW * i / BENDS;
            double to = tail + sense * ARROW * (i + 1) / BENDS;
            Point2D start = around(knob, from, a);
            Point2D bend = around(knob, (from + to) / 2, a / Math.cos(ARROW / BENDS / 2));
            Point2D end = around(knob, to, a);
            canvas.curve(start.getX(), start.getY(), bend.getX(), bend.getY(), end.getX(), end.getY(), pen);
        }
        double ux = Math.cos(knob.angle()) * r * 0.5;
        double uy = Math.sin(knob.angle()) * r * 0.5;
        Point2D at = around(knob, head, a);
        List<Point2D> point = List.of(
                new Point2D.Double(at.getX() + ux, at.getY() + uy),
                new Point2D.Double(at.getX() - uy * 0.75, at.getY() + ux * 0.75),
                new Point2D.Double(at.getX() + uy * 0.75, at.getY() - ux * 0.75));
        canvas.polygon(point, null, faint);
        if (!legal)
            canvas.line(
                    knob.x() - r * 0.7,
                    knob.y() + r * 0.7,
                    knob.x() + r * 0.7,
                    knob.y() - r * 0.7,
                    Pen.of(palette.of(Role.REFUSED), Math.max(2.4, r * 0.24)));
    }

    private static Point2D around(TurnRims.Knob knob, double angle, double distance) {
        return new Point2D.Double(knob.x() + Math.cos(angle) * distance, knob.y() + Math.sin(angle) * distance);
    }
}
