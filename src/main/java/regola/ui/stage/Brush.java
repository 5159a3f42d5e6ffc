package regola.ui.stage;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/**
 * A Brush paints what several parts of the stage have alike: smooth lines, rounded grounds, and where the keyboard is.
 */
public final class Brush {
    /** How long a quadratic corner is, in its radius. */
    private static final double CORNER = 1.623;
    /** Of the frame of a drawing on a card, how wide its rounding is; drawings with a ground have the same. */
    private static final double CARD_CORNER = 0.2;

    private Brush() {}

    /** @return a graphics of one's own with smooth lines and letters; to be disposed of */
    public static Graphics2D smooth(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return g;
    }

    /** @return a line with round ends and corners */
    public static BasicStroke line(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** @param inset how far inside of the rectangle, on all sides */
    public static Shape rounded(double x, double y, double width, double height, double inset, double radius) {
        double across = 2 * Math.max(0, radius - inset);
        return new RoundRectangle2D.Double(x + inset, y + inset, width - 2 * inset, height - 2 * inset, across, across);
    }

    /**
     * Paints the first part of the way round along the edge of a rounded rectangle at 0, 0: clockwise, from the middle
     * of the upper edge.
     *
     * @param part from 0 to 1
     * @param inset how far inside of the rectangle, on all sides
     */
    public static void partRound(Graphics2D g, int width, int height, double inset, double radius, double part) {
        double r = Math.max(0, radius - inset);
        double right = width - inset;
        double low = height - inset;
        Path2D way = new Path2D.Double();
        way.moveTo(width / 2.0, inset);
        way.lineTo(right - r, inset);
        way.quadTo(right, inset, right, inset + r);
        way.lineTo(right, low - r);
        way.quadTo(right, low, right - r, low);
        way.lineTo(inset + r, low);
        way.quadTo(inset, low, inset, low - r);
        way.lineTo(inset, inset + r);
        way.quadTo(inset, inset, inset + r, inset);
        way.closePath();
        double corners = CORNER * r * 4;
        float length = (float) (2 * (right - inset + low - inset) - 8 * r + corners);
        float shown = (float) Math.max(0.1, Math.min(1, part) * length);
        g.setStroke(new BasicStroke(
                (float) (2 * inset),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {shown, 2 * length},
                0));
        g.draw(way);
    }

    /**
     * Paints the two rings of what has the keyboard, along the inner edge of a rectangle at 0, 0. They grow with the
     * window, as the edges do that they have to be told from.
     */
    public static void focus(Graphics2D g, Measure measure, int width, int height, double radius) {
        double more = Math.max(1, measure.unit());
        g.setColor(StageColour.FOCUS_OUTER.now());
        g.setStroke(line(3 * more));
        g.draw(rounded(0, 0, width, height, 1.5 * more, radius));
        g.setColor(StageColour.FOCUS_INNER.now());
        g.setStroke(line(2 * more));
        g.draw(rounded(0, 0, width, height, 4 * more, radius));
    }

    /** @return a colour through which something shows, opaque as much as alpha of 255 */
    public static Color veiled(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }

    /** @return the frame of the drawing of a card, a square from its top left; nothing of it lies outside */
    public static Shape cardFrame(int x, int y, int size) {
        return new RoundRectangle2D.Double(x, y, size, size, size * CARD_CORNER, size * CARD_CORNER);
    }

    /** The ground behind the drawing of a card. */
    public static void cardGround(Graphics2D g, int x, int y, int size) {
        g.setColor(StageColour.CARD_GROUND.now());
        g.fill(cardFrame(x, y, size));
    }

    /** Over the drawing of a card that brings its own ground: by night it must not shine out of the page. */
    public static void veil(Graphics2D g, Shape drawing) {
        g.setColor(StageColour.VEIL.now());
        g.fill(drawing);
    }

    /** As {@link #veil}, over a drawing as large as the ground of a card. */
    public static void cardVeil(Graphics2D g, int x, int y, int size) {
        veil(g, cardFrame(x, y, size));
    }
}
