package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;
import regola.ui.view.editor.ReplyView.Offer;

@ExtendWith(OnEventThread.class)
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

    /** What was written before is seen, and the line itself always. */
    @ParameterizedTest
    @CsvSource({"300, 500, 300", "500, 260, 260", "650, 0, 300", "780, 0, 300"})
    void theListStandsBelowTheLineAsLongAsThereIsRoomForAFewRows(int line, int below, int height) {
        Rectangle screen = new Rectangle(0, 0, 1280, 781);
        Rectangle word = new Rectangle(100, line, 1, 20);
        Dimension size = new Dimension(400, 300);
        boolean above = CompletionPlace.isAbove(screen, word, 200);
        Rectangle list = CompletionPlace.bounds(screen, word, size, above);
        assertThat(above).isEqualTo(below == 0);
        assertThat(list.height).isEqualTo(height);
        assertThat(list.intersects(word)).isFalse();
        assertThat(screen.contains(list)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "drawn; false; drawn board; Enter writes: drawn",
                "drawn ; false; drawn board; Enter writes: drawn",
                "`\nif ${condition}`; true; if no men; Enter writes: if condition",
                "`require ${condition}\n  because X`; true; `require condition\n  because X`; Enter writes it",
            })
    void itIsSaidWhatIsWritten(String text, boolean passage, String example, String said) {
        CompletionNote note = new CompletionNote(() -> Texts.in("en"));
        JList<Object> rows = new JList<>(new Object[] {
            new RuleCompletion.Passage(
                    new RuleCompletion(List::of, () -> null),
                    "",
                    new Offer("x", text.replace("\\n", "\n"), passage, "", "", example.replace("\\n", "\n")),
                    -1,
                    0)
        });
        rows.setSelectedIndex(0);
        note.show(rows, true);
        assertThat(Stream.of(note.getComponents())
                        .filter(each -> each.getName().equals("complete.keys"))
                        .map(each -> ((JTextComponent) each).getText()))
                .singleElement()
                .asString()
                .startsWith(said);
    }

    /** Whoever calls what asks for something goes on between its parentheses, else behind them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"walk(); (from: site, to: site); do walk(|)", "go(); (); do go()|", "go; (); do go|"})
    void oneGoesOnBetweenTheParentheses(String text, String detail, String then) {
        RuleArea area = new RuleArea("do " + text.substring(0, 2), true, List.of(), (edition, typed) -> {});
        area.setCaretPosition(5);
        RuleCompletion words = new RuleCompletion(List::of, () -> null);
        words.take(List.of(new Offer(text.replace("()", ""), text, false, detail, "a rule", "")), false);
        Offering offering = new Offering(area, words, wanted -> {}, nothing -> {}, () -> Texts.in("en"));
        offering.insertCompletion(words.getCompletions(area).get(0), false);
        assertThat(new StringBuilder(area.getText()).insert(area.getCaretPosition(), "|"))
                .hasToString(then);
        // Whoever writes the parentheses too has them once.
        for (char c : "(1)".toCharArray()) {
            if (c == '1' && !then.endsWith("(|)")) continue;
            KeyEvent typed = new KeyEvent(area, KeyEvent.KEY_TYPED, 0, 0, KeyEvent.VK_UNDEFINED, c);
            for (KeyListener each : area.getKeyListeners()) each.keyTyped(typed);
            if (!typed.isConsumed()) area.replaceSelection(String.valueOf(c));
        }
        String twice = then.replace("|", "").replace("walk()", "walk(1)") + (text.endsWith("()") ? "" : "()");
        assertThat(area.getText()).isEqualTo(twice);
        assertThat(area.getCaretPosition()).isEqualTo(twice.length());
    }

    /** Beside a window there may be another one. */
    @Test
    void theListStandsInTheWindow() {
        Rectangle screen = new Rectangle(0, 0, 1920, 1080);
        Rectangle window = new Rectangle(100, 100, 1000, 700);
        Rectangle room = CompletionPlace.within(screen, window, 500);
        Rectangle list = CompletionPlace.bounds(room, new Rectangle(900, 200, 1, 20), new Dimension(500, 300), false);
        assertThat(list.getMaxX()).isEqualTo(1100);
        assertThat(CompletionPlace.within(screen, window, 1200))
                .as("too wide for it")
                .isEqualTo(screen);
    }

    /** What little there is to say leaves no empty room below. */
    @Test
    void theNoteIsAsHighAsWhatItSays() {
        CompletionNote note = new CompletionNote(() -> Texts.in("en"));
        RuleCompletion words = new RuleCompletion(List::of, () -> null);
        JTextArea text = new JTextArea("do ");
        text.setCaretPosition(3);
        note.room(List.of(), 500);
        int least = note.wanted();
        words.take(List.of(new Offer("go", "go()", false, "()", "a rule", "do go()")), false);
        note.room(words.getCompletions(text), 500);
        assertThat(note.wanted()).isEqualTo(least);
        words.take(List.of(new Offer("go", "go()", false, "()", "long ".repeat(30), "do go()\ndo go()")), false);
        note.room(words.getCompletions(text), 500);
        assertThat(note.wanted()).isGreaterThan(2 * least - 20);
    }
}
