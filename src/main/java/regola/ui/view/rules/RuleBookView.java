package regola.ui.view.rules;

import java.util.List;
import regola.ui.view.board.MarkView;

/**
 * A RuleBookView is all rules of a game as they are in force, on one page.
 *
 * @param game the id of the game
 * @param title what the game is called
 * @param inForce variants that are on, and settings that are not as the rule file has them; empty for the plain game
 * @param sought what the entries were searched for; empty if all are here
 * @param all how many rules the game has
 * @param entries those that were found, in the order of their numbers
 */
public record RuleBookView(
        String game, String title, List<InForce> inForce, String sought, int all, List<Entry> entries) {
    public RuleBookView {
        inForce = List.copyOf(inForce);
        entries = List.copyOf(entries);
    }

    /**
     * An InForce is one thing that is not as in the plain game.
     *
     * @param about what it changes; may be empty
     */
    public record InForce(String title, String about) {}

    /**
     * An Entry is one rule.
     *
     * @param marks the special squares that it is about
     */
    public record Entry(RuleCardView card, List<MarkView> marks) {
        public Entry {
            marks = List.copyOf(marks);
        }
    }
}
