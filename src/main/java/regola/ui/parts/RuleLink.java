package regola.ui.parts;

import java.util.function.Consumer;
import regola.ui.view.Texts;

/** A RuleLink is the number of a rule that leads to its card. Without a number it is not seen. */
public final class RuleLink extends TextLink {
    private static final long serialVersionUID = 1;
    private String number = "";

    /** @param open gets the number */
    public RuleLink(String name, Consumer<String> open) {
        super(name);
        addActionListener(e -> open.accept(number));
        setVisible(false);
    }

    /** @param rule the number, or null for none */
    public void show(String rule, Texts texts) {
        number = rule == null ? "" : rule;
        setText(number.isEmpty() ? "" : texts.get("rule.number", number));
        setToolTipText(texts.get("rule.open"));
        getAccessibleContext().setAccessibleDescription(texts.get("rule.open"));
        setVisible(!number.isEmpty());
    }
}
