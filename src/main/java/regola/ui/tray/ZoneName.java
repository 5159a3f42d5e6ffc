package regola.ui.tray;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/** A ZoneName writes what a zone is called, as wide as there is room for it. */
record ZoneName(String name, Measure measure) {
    /** So narrow letters of a name may be, as a part of their usual width. */
    private static final double NARROWEST = 0.8;

    /** No letters are smaller, as a part of the page's height. */
    private static final double SMALLEST = 1 / 55.0;

    /** How wide a name is at most on the drawing of an empty zone, and in which ink, by day and by night alike. */
    private static final double NAMED = 0.62;

    private static final Color FADED = new Color(0x6B4A1E);

    /** What is empty says what it is for, as large as its drawing, which is square, has room for. */
    void paintOnDrawing(Graphics2D g, int width, int top, int size) {
        Font font = TextSize.SMALL.font(measure);
        double room = size * NAMED;
        int wide = g.getFontMetrics(font).stringWidth(name);
        if (wide > room) font = font.deriveFont((float) (font.getSize2D() * room / wide));
        g.setFont(font);
        g.setColor(FADED);
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(
                name,
                (width - metrics.stringWidth(name)) / 2,
                top + (size - metrics.getHeight()) / 2 + metrics.getAscent());
    }

    /**
     * @param begin where what it names begins; it begins sooner where it has no room from there on
     * @param lower the edge below it, or -1 if it stands at the upper edge
     */
    void paintAsTitle(Graphics2D g, int begin, int width, int lower) {
        g.setColor(StageColour.SUB.now());
        String words = written(g, width);
        FontMetrics metrics = g.getFontMetrics();
        int at = Math.max(0, Math.min(begin, width - metrics.stringWidth(words)));
        g.drawString(words, at, lower < 0 ? metrics.getAscent() : lower - metrics.getDescent());
    }

    /**
     * Sets the letters.
     *
     * @return what is written in them
     */
    String written(Graphics2D g, int width) {
        Font font = TextSize.SMALL.font(measure);
        double wide = Math.max(1, g.getFontMetrics(font).stringWidth(name));
        // Letters that stand closer, and then smaller ones, are read sooner than a word that is cut off.
        double narrow = Math.min(1, Math.max(NARROWEST, width / wide));
        double smallest = Math.min(1, SMALLEST * measure.height() / font.getSize2D());
        double small = Math.min(1, Math.max(smallest, width / (wide * narrow)));
        g.setFont(font.deriveFont(AffineTransform.getScaleInstance(narrow * small, small)));
        FontMetrics metrics = g.getFontMetrics();
        String words = name;
        while (words.length() > 2 && metrics.stringWidth(words) > width + 1)
            words = words.substring(0, words.length() - 2) + "…";
        return words;
    }
}
