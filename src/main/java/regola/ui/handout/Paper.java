package regola.ui.handout;

/**
 * A Paper is a sheet: sizes are points, 72 to the inch.
 *
 * @param margin on all four sides
 */
public record Paper(double width, double height, double margin) {
    public static final Paper A4 = new Paper(595.28, 841.89, 48);
    /** One sheet as long as need be, for pictures. */
    static final Paper ENDLESS = new Paper(595.28, 40_000, 28);

    double textWidth() {
        return width - 2 * margin;
    }

    /** @return the room for text; a line at the foot is for the number of the page */
    double textHeight() {
        return height - 2 * margin - 16;
    }
}
