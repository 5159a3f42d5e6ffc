package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.view.editor.ReplyView.Offer;

class OfferingTest {
    /** The caret is the bar. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\'',
            value = {
                "'require no me|'; true",
                "'require no me| on a1'; true",
                "'option go (to in fi|)'; true",
                "'pieces men: 3 |men'; false",
                "'requ|ire no men'; false",
                "'3 |\"{player}-man\"'; false",
            })
    void nothingIsOfferedUnaskedBeforeWhatStandsThere(String line, boolean open) {
        String text = "game a\n  " + line.replace("|", "") + "\n";
        assertThat(Offering.isOpen(text, ("game a\n  " + line).indexOf('|'))).isEqualTo(open);
    }

    @Test
    void wholeLinesAreOfferedOnlyAtTheEndOfOne() {
        Offer word = new Offer("on", "on", false, "", "", "");
        Offer line = new Offer("require …", "require …", true, "", "", "");
        String text = "reqire no men\n  then";
        assertThat(Offering.fitting(List.of(word, line), text, 6)).containsExactly(word);
        assertThat(Offering.fitting(List.of(word, line), text, 13)).containsExactly(word, line);
    }

    /** Whoever has written "to" and ends the line there is not offered "top"; at its key the list is whole. */
    @ParameterizedTest
    @CsvSource({"true, 0", "false, 2"})
    void aWholeWordIsNotFollowedByLongerOnesUnasked(boolean unasked, int rows) {
        RuleCompletion words = new RuleCompletion(List::of, () -> null);
        words.take(
                List.of(
                        new Offer("to", "to", false, "site", "", ""),
                        new Offer("top", "top", false, "top of site: piece", "", "")),
                unasked);
        JTextArea text = new JTextArea("  require no men on to");
        text.setCaretPosition(text.getText().length());
        assertThat(words.getCompletions(text)).hasSize(rows);
    }
}
