package regola.ui.game;

import java.awt.CardLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.SteadyColumn;

/**
 * A SideColumn is what stands beside the board: the decision, always in view, and below it seats and story, or the card
 * of a rule while somebody reads it. It is as wide as a line of some forty letters, so that the board never changes its
 * size while a match is played.
 */
final class SideColumn extends SteadyColumn {
    private static final long serialVersionUID = 1;
    private static final double LETTERS = 25;
    private static final String MATCH = "match";
    private static final String RULE = "rule";

    private final CardLayout cards = new CardLayout();
    private final JPanel below = new JPanel(cards);

    SideColumn(JComponent decision, JComponent seats, JComponent storyTitle, JComponent story, JComponent rule) {
        super(new MigLayout("ins 0, gap 0 8, wrap 1, fill", "[grow, fill]", "[][grow, fill]"), LETTERS);
        setOpaque(false);
        below.setOpaque(false);
        below.add(new SeatsAndStory(seats, storyTitle, story), MATCH);
        below.add(rule, RULE);
        add(decision, "wmin 0");
        add(below, "wmin 0, h 60:300:, grow");
    }

    /** @param shown false for seats and story again */
    void showRule(boolean shown) {
        cards.show(below, shown ? RULE : MATCH);
    }
}
