package regola.ui.handout;

import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;

/**
 * A PageTag says what a piece of a page is, for whoever has it read aloud: a heading of some rank, a paragraph, a
 * figure.
 *
 * @param role a standard structure type of PDF, such as {@code H1}
 * @param said what a figure shows; empty for all others
 */
record PageTag(String role, String said) {
    static final PageTag TITLE = new PageTag("H1", "");
    static final PageTag PARAGRAPH = new PageTag("P", "");
    private static final String FIGURE = "Figure";

    /** @param chapters whether it has chapters, whose headings are above all others */
    static PageTag of(Block block, boolean chapters) {
        if (block instanceof HandoutView.Chapter) return new PageTag("H2", "");
        if (block instanceof HandoutView.Heading) return new PageTag(chapters ? "H3" : "H2", "");
        if (block instanceof HandoutView.Picture picture) return new PageTag(FIGURE, picture.said());
        if (block instanceof HandoutView.Pair pair)
            return new PageTag(FIGURE, pair.first() + ", " + pair.second() + ": " + pair.said());
        return PARAGRAPH;
    }

    boolean isFigure() {
        return role.equals(FIGURE);
    }
}
