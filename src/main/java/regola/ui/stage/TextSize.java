package regola.ui.stage;

import java.awt.Font;
import regola.ui.theme.Letters;

/**
 * A TextSize is one of the six sizes of letters on the stage. Headings grow less than body when somebody zooms, so that
 * what is read doubles and still fits.
 */
public enum TextSize {
    /** Key caps, counts, coordinates, captions: nothing is ever smaller. */
    SMALL(15, 1, 28, 0.5f),
    /** Explanations, replies, cards, stories. */
    BODY(18, 1, 24, 0f),
    /** Answers and buttons. */
    ANSWER(20, 0.9, 22, 1f),
    /** What is asked. */
    ASK(22, 0.8, 22, 1.25f),
    /** Titles, and the last word of a lesson. */
    TITLE(26, 0.6, 20, 2f),
    /** Whose turn it is in a match. */
    DISPLAY(34, 0.4, 14, 2f);

    final double base;
    final double growth;
    final double cap;
    private final float weight;

    /**
     * @param base pixels in a window of 1280×800 at 100 %
     * @param growth the exponent of the zoom
     * @param cap no larger than the window's height divided by this
     * @param weight as {@link java.awt.font.TextAttribute#WEIGHT}, less one
     */
    TextSize(double base, double growth, double cap, float weight) {
        this.base = base;
        this.growth = growth;
        this.cap = cap;
        this.weight = weight;
    }

    /** @return whether it is written in bold letters */
    public boolean isBold() {
        return weight >= 1;
    }

    /** @return its letters, so large; other fonts stand in for signs that Inter lacks */
    public Font font(Measure measure) {
        return font(measure.text(this));
    }

    /** @param pixels of height, where they are not those of a page */
    public Font font(int pixels) {
        // Inter comes in three weights that are used here; what lies between goes to the nearest.
        if (weight >= 2) return Letters.bold(pixels);
        return isBold() ? Letters.halfBold(pixels) : Letters.plain(pixels);
    }
}
