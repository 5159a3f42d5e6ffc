package regola.ui.view.rules;

import java.util.List;

/**
 * A RuleCardView is what one rule is: what it says, what it answers to what is not allowed, and where it stands.
 *
 * @param number of the rule
 * @param title what it belongs to: a special square, a decision, a part of the game; may be empty
 * @param sentences what it says, in the language of the window
 * @param reasons what it answers when something is not allowed
 * @param places where it stands in the rule files, in their order
 */
public record RuleCardView(
        String number, String title, List<String> sentences, List<String> reasons, List<PassageView.Place> places) {
    public RuleCardView {
        sentences = List.copyOf(sentences);
        reasons = List.copyOf(reasons);
        places = List.copyOf(places);
    }
}
