package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideView;

/** What the match beside the text asks is answered by a press, and its end leads to the rule that ended it. */
class TurnCardTest {
    private static final Texts TEXTS = Texts.in("en");

    private final List<String> pressed = new ArrayList<>();
    private final TurnCard card = new TurnCard(pressed::add);

    private static List<AbstractButton> buttons(Container in) {
        List<AbstractButton> found = new ArrayList<>();
        for (Component each : in.getComponents()) {
            if (each instanceof AbstractButton button && button.isVisible()) found.add(button);
            else if (each instanceof Container inner) found.addAll(buttons(inner));
        }
        return found;
    }

    @Test
    void eachChoiceIsAButton() {
        List<BesideView.Line> choices = List.of(
                new BesideView.Line("choose play move a b", "Move a → b (line 3)", 0),
                new BesideView.Line("choose play fly a b", "Fly a → b (line 9)", 0));
        card.show(new BesideView.Turn("Red moves.", "Which move is meant?", "", choices, null, false), TEXTS);
        assertThat(card.isVisible()).isTrue();
        assertThat(buttons(card)).hasSize(2);
        buttons(card).get(1).doClick(0);
        assertThat(pressed).containsExactly("choose play fly a b");

        card.show(new BesideView.Turn("Blue moves.", "", "", List.of(), null, false), TEXTS);
        assertThat(card.isVisible()).as("nothing is asked").isFalse();
        assertThat(buttons(card)).isEmpty();
    }

    @Test
    void theRuleThatEndedTheMatchIsPressed() {
        card.show(
                new BesideView.Turn("Red wins.", "The match is over. Red wins.", "Blue loses.", List.of(), "G-3", true),
                TEXTS);
        assertThat(buttons(card)).hasSize(1);
        buttons(card).get(0).doClick(0);
        assertThat(pressed).containsExactly("end");
    }
}
