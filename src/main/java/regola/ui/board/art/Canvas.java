package regola.ui.board.art;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * A Canvas is what a board is painted on: a screen, a file, or a list in a test. Lengths are pixels, y downwards. A
 * null pen draws no outline, a null fill leaves the inside empty.
 */
public interface Canvas {
    void line(double x1, double y1, double x2, double y2, Pen pen);

    /** A curve bent towards a third point. */
    void curve(double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen);

    void polygon(List<Point2D> corners, Pen pen, Color fill);

    /** A rectangle with round corners by its middle. */
    void box(double x, double y, double width, double height, double round, Pen pen, Color fill);

    void circle(double x, double y, double radius, Pen pen, Color fill);

    /** Words with their middle at a point; a halo, if not null, is drawn around the letters. */
    void text(String words, double x, double y, double size, Color colour, Color halo);

    /** A number in bold, by its left edge and its middle. */
    void figure(String number, double left, double y, double size, Color colour);

    /** @return how wide words of that size are */
    double widthOf(String words, double size);

    /** @return the size of ordinary text around the board: nothing that must be read is written smaller */
    double letters();

    /**
     * A drawing with its middle at a point.
     *
     * @param tint a colour to draw it in, or null for its own
     * @param zoom drawn so many times as large; cheaper than another size, for things that move
     */
    void art(String name, Color tint, double x, double y, double width, double height, double zoom, double opacity);

    /**
     * A square drawing that is being turned over: as high as ever, but only a share of its width is seen, from 0 to 1.
     */
    void turned(String name, double x, double y, double size, double share);

    /** A drawing that fills a rectangle by its middle, once in a picture that is kept: nothing of it is kept beside. */
    void scenery(String name, double x, double y, double width, double height);

    /** Whatever is drawn, leaning clockwise round a point. */
    void leaning(double degrees, double x, double y, Runnable drawing);

    /** @return whether there is a drawing of that name */
    boolean has(String art);

    /**
     * Draws something as if it were turned over: only so much of its width is seen.
     *
     * @param x of its middle
     * @param share from 0 to 1
     */
    default void squeezed(double share, double x, Runnable drawing) {
        drawing.run();
    }
}
