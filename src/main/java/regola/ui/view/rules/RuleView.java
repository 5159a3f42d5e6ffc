package regola.ui.view.rules;

import java.util.List;

/**
 * A RuleView is a rule in the margin of a lesson.
 *
 * @param title what people know it by; may be empty
 * @param sentence what it says; may be empty
 * @param told all that is told of it
 * @param open whether the sentence is read, or only the number
 * @param lit whether the last message points at it
 */
public record RuleView(String number, String title, String sentence, List<String> told, boolean open, boolean lit) {
    public RuleView {
        told = List.copyOf(told);
    }
}
