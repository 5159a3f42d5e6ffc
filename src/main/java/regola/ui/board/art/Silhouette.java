package regola.ui.board.art;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/**
 * A Silhouette is the outline along which marks lie that have to do with a piece or a place.
 *
 * @param form the shape of it
 * @param tall by how many pixels it is drawn out downwards and upwards together, for a whole fan of cards
 */
public record Silhouette(Form form, double tall) {
    public static final Silhouette ROUND = new Silhouette(Form.ROUND, 0);
    static final Silhouette CARD = new Silhouette(Form.CARD, 0);
    /** For what stands close together and has six sides itself. */
    public static final Silhouette HEX = new Silhouette(Form.HEX, 0);

    /** ROUND: a circle. CARD: an upright card. HEX: a hexagon with a corner on top. */
    enum Form {
        ROUND,
        CARD,
        HEX
    }

    /** How wide a card is drawn within a square of width 1, and how rounded it is. */
    private static final double WIDE = 0.7;

    private static final double CORNER = 0.16;

    public boolean card() {
        return form == Form.CARD;
    }

    public boolean hex() {
        return form == Form.HEX;
    }

    /** @return how wide it is, as a share of how high */
    public double wide() {
        return card() ? WIDE : 1;
    }

    /** Draws an outline that just touches the top of a circle of that radius. */
    public void draw(Canvas canvas, double x, double y, double radius, Pen pen) {
        switch (form) {
            case ROUND -> canvas.circle(x, y, radius, pen, null);
            case CARD -> canvas.polygon(upright(x, y, radius, 0), pen, null);
            case HEX -> canvas.polygon(hexagon(x, y, radius), pen, null);
        }
    }

    /** Draws it round what is seen of a card on whose right another one lies. */
    public void draw(Canvas canvas, double x, double y, double radius, double hidden, Pen pen) {
        if (card() && hidden > 0) canvas.polygon(upright(x, y, radius, hidden), pen, null);
        else draw(canvas, x, y, radius, pen);
    }

    private List<Point2D> upright(double x, double y, double radius, double hidden) {
        double w = radius * WIDE;
        double right = w - hidden;
        double h = radius + tall / 2;
        double c = radius * CORNER;
        List<Point2D> points = new ArrayList<>();
        corner(points, x + right - c, y - h + c, c, -Math.PI / 2);
        corner(points, x + right - c, y + h - c, c, 0);
        corner(points, x - w + c, y + h - c, c, Math.PI / 2);
        corner(points, x - w + c, y - h + c, c, Math.PI);
        return points;
    }

    private static void corner(List<Point2D> points, double x, double y, double radius, double from) {
        for (int i = 0; i <= 4; i++) {
            double angle = from + Math.PI / 2 * i / 4;
            points.add(new Point2D.Double(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius));
        }
    }

    /** @return the corners of a hexagon with one on top */
    public static List<Point2D> hexagon(double x, double y, double radius) {
        List<Point2D> corners = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            double angle = Math.toRadians(30 + 60 * i);
            corners.add(new Point2D.Double(x + radius * Math.cos(angle), y + radius * Math.sin(angle)));
        }
        return corners;
    }
}
