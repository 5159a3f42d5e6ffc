package regola.ui.editor;

import java.awt.Insets;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Columns;
import regola.ui.parts.Paragraph;
import regola.ui.parts.RuleLink;
import regola.ui.parts.WrappingButton;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideView;

/**
 * A TurnCard is what the match beside the text asks where pointing does not say enough, with a button for each answer;
 * or how the match ended, and the rule by which it did.
 */
final class TurnCard extends Card {
    private static final long serialVersionUID = 1;

    private final transient Consumer<String> follow;
    private final Paragraph head = Paragraph.heading("beside.turn.head", 1);
    private final Paragraph words = Paragraph.plain("beside.turn.words");
    private final RuleLink rule;
    private final Columns buttons = new Columns(2);
    private transient List<BesideView.Line> shown = List.of();

    /** @param follow gets the key of what is pressed */
    TurnCard(Consumer<String> follow) {
        super(new MigLayout("ins 7 11 8 11, gap 0 3, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        this.follow = follow;
        setName("beside.turn");
        rule = new RuleLink("beside.turn.rule", number -> follow.accept("end"));
        buttons.setName("beside.turn.choices");
        add(head, "wmin 40");
        add(words, "wmin 40");
        add(rule, "grow 0");
        add(buttons, "wmin 40");
        setVisible(false);
    }

    void show(BesideView.Turn turn, Texts texts) {
        setVisible(turn.isSaying());
        head.setText(turn.head());
        head.setVisible(!turn.head().isEmpty());
        words.setText(turn.words());
        words.setVisible(!turn.words().isEmpty());
        rule.show(turn.rule(), texts);
        dress("Regola.card.background", head.isVisible() ? "Regola.card.deciding" : "Regola.card.border", 1);
        getAccessibleContext().setAccessibleName(turn.head());
        getAccessibleContext().setAccessibleDescription(turn.words());
        if (shown.equals(turn.choices())) return;
        shown = turn.choices();
        buttons.removeAll();
        for (BesideView.Line choice : shown) buttons.add(button(choice));
        buttons.setVisible(!shown.isEmpty());
    }

    private JButton button(BesideView.Line choice) {
        JButton button = new WrappingButton(choice.words());
        button.setName("beside." + choice.key());
        button.setMargin(new Insets(3, 6, 3, 6));
        button.setRequestFocusEnabled(false); // after a click the keyboard stays where it was
        button.addActionListener(e -> follow.accept(choice.key()));
        return button;
    }
}
