package regola.ui.board.art;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * A SwingCanvas is a canvas on a component or an image. Drawings come from the store at the resolution of the screen.
 */
public final class SwingCanvas implements Canvas {
    private final Graphics2D g;
    private final ArtStore store;
    private final Font font;
    private final boolean dark;
    private final double scale;
    /**
     * True where everything is drawn with its outlines, for paper; false where drawings are kept as pictures, for
     * screens.
     */
    private final boolean outlines;

    /** @param font any size; derived from a component's, so that letters it lacks fall back to another */
    public SwingCanvas(Graphics2D g, ArtStore store, Font font, boolean dark) {
        this(g, store, font, dark, false);
    }

    /** @return one that can be enlarged as much as one likes */
    public static SwingCanvas outlines(Graphics2D g, ArtStore store, Font font) {
        return new SwingCanvas(g, store, font, false, true);
    }

    private SwingCanvas(Graphics2D g, ArtStore store, Font font, boolean dark, boolean outlines) {
        this.g = g;
        this.outlines = outlines;
        this.store = store;
        this.font = font;
        this.dark = dark;
        AffineTransform device = g.getTransform();
        this.scale = Math.max(Math.abs(device.getScaleX()), Math.abs(device.getShearX()));
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
        draw(new Line2D.Double(x1, y1, x2, y2), pen, null);
    }

    @Override
    public void curve(double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
        draw(new QuadCurve2D.Double(x1, y1, bendX, bendY, x2, y2), pen, null);
    }

    @Override
    public void polygon(List<Point2D> corners, Pen pen, Color fill) {
        Path2D path = new Path2D.Double();
        for (Point2D corner : corners) {
            if (path.getCurrentPoint() == null) path.moveTo(corner.getX(), corner.getY());
            else path.lineTo(corner.getX(), corner.getY());
        }
        path.closePath();
        draw(path, pen, fill);
    }

    @Override
    public void box(double x, double y, double width, double height, double round, Pen pen, Color fill) {
        draw(
                new RoundRectangle2D.Double(x - width / 2, y - height / 2, width, height, round * 2, round * 2),
                pen,
                fill);
    }

    @Override
    public void circle(double x, double y, double radius, Pen pen, Color fill) {
        draw(new Ellipse2D.Double(x - radius, y - radius, radius * 2, radius * 2), pen, fill);
    }

    private void draw(Shape shape, Pen pen, Color fill) {
        if (fill != null) {
            g.setColor(fill);
            g.fill(shape);
        }
        if (pen != null) {
            g.setColor(pen.colour());
            g.setStroke(stroke(pen));
            g.draw(shape);
        }
    }

    private static BasicStroke stroke(Pen pen) {
        float width = (float) pen.width();
        if (pen.dash().isEmpty()) return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        float[] dash = new float[pen.dash().size()];
        for (int i = 0; i < dash.length; i++) dash[i] = pen.dash().get(i).floatValue();
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0);
    }

    @Override
    public void text(String words, double x, double y, double size, Color colour, Color halo) {
        if (words.isEmpty()) return;
        boolean upright = g.getTransform().getShearX() == 0;
        if (halo != null && !outlines && upright) {
            write(words, x, y, size, colour, halo);
            return;
        }
        GlyphVector glyphs = font.deriveFont((float) size).createGlyphVector(g.getFontRenderContext(), words);
        Rectangle2D box = glyphs.getLogicalBounds();
        Rectangle2D seen = glyphs.getVisualBounds();
        Shape outline = glyphs.getOutline((float) (x - box.getWidth() / 2), (float) (y - seen.getCenterY()));
        if (halo != null) draw(outline, Pen.of(halo, Math.max(2, size * 0.26)), null);
        draw(outline, null, colour);
    }

    @Override
    public void figure(String number, double left, double y, double size, Color colour) {
        GlyphVector glyphs =
                font.deriveFont(Font.BOLD, (float) size).createGlyphVector(g.getFontRenderContext(), number);
        Rectangle2D seen = glyphs.getVisualBounds();
        draw(glyphs.getOutline((float) (left - seen.getX()), (float) (y - seen.getCenterY())), null, colour);
    }

    /** Letters in a halo are slow to draw, and the same ones are drawn again and again: they are kept as pictures. */
    private void write(String words, double x, double y, double size, Color colour, Color halo) {
        BufferedImage image =
                store.words(new ArtStore.Words(words, font.deriveFont((float) (size * scale)), colour, halo));
        // Whole pixels of the device, or letters would blur.
        AffineTransform before = g.getTransform();
        Point2D middle = before.transform(new Point2D.Double(x, y), null);
        g.setTransform(new AffineTransform());
        g.drawImage(
                image,
                (int) Math.round(middle.getX() - image.getWidth() / 2.0),
                (int) Math.round(middle.getY() - image.getHeight() / 2.0),
                null);
        g.setTransform(before);
    }

    @Override
    public double widthOf(String words, double size) {
        return font.deriveFont((float) size)
                .getStringBounds(words, g.getFontRenderContext())
                .getWidth();
    }

    @Override
    public double letters() {
        return font.getSize2D();
    }

    @Override
    public void art(
            String name, Color tint, double x, double y, double width, double height, double zoom, double opacity) {
        if (outlines) {
            store.paint(
                    name,
                    tint,
                    dark,
                    g,
                    new Rectangle2D.Double(x - width * zoom / 2, y - height * zoom / 2, width * zoom, height * zoom),
                    opacity);
            return;
        }
        BufferedImage image =
                store.image(name, tint, (int) Math.round(width * scale), (int) Math.round(height * scale), dark);
        if (image == null) return;
        Composite before = g.getComposite();
        if (opacity < 1) g.setComposite(AlphaComposite.SrcOver.derive((float) Math.max(0, opacity)));
        AffineTransform place = AffineTransform.getTranslateInstance(x - width * zoom / 2, y - height * zoom / 2);
        place.scale(width * zoom / image.getWidth(), height * zoom / image.getHeight());
        g.drawImage(image, place, null);
        g.setComposite(before);
    }

    @Override
    public void turned(String name, double x, double y, double size, double share) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.scale(Math.max(0.01, share), 1);
        g.translate(-x, -y);
        art(name, null, x, y, size, size, 1, 1);
        g.setTransform(before);
    }

    @Override
    public void scenery(String name, double x, double y, double width, double height) {
        store.paint(name, null, dark, g, new Rectangle2D.Double(x - width / 2, y - height / 2, width, height), 1);
    }

    @Override
    public void leaning(double degrees, double x, double y, Runnable drawing) {
        if (degrees == 0) {
            drawing.run();
            return;
        }
        AffineTransform before = g.getTransform();
        g.rotate(Math.toRadians(degrees), x, y);
        drawing.run();
        g.setTransform(before);
    }

    @Override
    public void squeezed(double share, double x, Runnable drawing) {
        if (share >= 1) {
            drawing.run();
            return;
        }
        AffineTransform before = g.getTransform();
        g.translate(x, 0);
        g.scale(Math.max(0.01, share), 1);
        g.translate(-x, 0);
        drawing.run();
        g.setTransform(before);
    }

    @Override
    public boolean has(String art) {
        return store.has(art);
    }
}
