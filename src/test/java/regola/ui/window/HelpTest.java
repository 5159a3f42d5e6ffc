package regola.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardKey;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.command.Command;
import regola.ui.command.KeyTable;
import regola.ui.help.AboutPanel;
import regola.ui.help.KeyRow;
import regola.ui.help.KeysPanel;
import regola.ui.support.ClippedText;
import regola.ui.support.Deaf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;

/** Keys and About: complete, searchable, in both languages, and nothing cut off. */
@ExtendWith(OnEventThread.class)
class HelpTest {
    @BeforeEach
    void look() {
        Appearance.normal().install();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static List<JLabel> labels(Container in) {
        List<JLabel> found = new ArrayList<>();
        for (Component child : in.getComponents()) {
            if (child instanceof JLabel label) found.add(label);
            if (child instanceof Container inner) found.addAll(labels(inner));
        }
        return found;
    }

    private static JTextField search(Container in) {
        for (Component child : in.getComponents()) if (child instanceof JTextField field) return field;
        throw new AssertionError("no field to search in");
    }

    @Test
    void everyShortcutIsInTheTable() {
        Set<KeyStroke> told = new HashSet<>();
        for (KeyRow row : KeyTable.rows()) told.addAll(row.keys());
        for (Command command : Command.values()) {
            if (command.shortcut() != null) assertThat(told).as(command.name()).contains(command.shortcut());
        }
    }

    @Test
    void everyKeyOfTheBoardIsInTheTable() {
        BoardPanel board = new BoardPanel(
                new ArtStore(ArtSource.ofProgram()),
                Deaf.to(BoardIntents.class),
                rule -> {},
                new BoardWords(java.util.Map.of(), ""));
        Set<KeyStroke> told = new HashSet<>();
        for (BoardKey key : BoardKey.values()) told.addAll(key.strokes());
        assertThat(board.getInputMap(JComponent.WHEN_FOCUSED).keys()).containsExactlyInAnyOrderElementsOf(told);
    }

    @ParameterizedTest
    @CsvSource({"en, undo, 1", "en, take back, 1", "en, ctrl+z, 1", "it, annulla, 1", "en, no such key, 0"})
    void theTableIsSearchedByWordsAndByKeys(String language, String asked, int atLeast) {
        KeysPanel keys = new KeysPanel(KeyTable.rows(), Texts.in(language));
        int all = labels(keys).size();
        search(keys).setText(asked);
        if (atLeast > 0) assertThat(labels(keys)).hasSizeBetween(2 * atLeast, all / 2);
        else assertThat(labels(keys)).isEmpty();
        search(keys).setText("");
        assertThat(labels(keys)).hasSize(all);
    }

    /** In a large window, which is read from further away, keys are not smaller than the rest. */
    @Test
    void keysAreWrittenAsLargeAsTheWindowIs() {
        KeysPanel small = new KeysPanel(KeyTable.rows(), Texts.in("it"));
        KeysPanel large = new KeysPanel(KeyTable.rows(), Texts.in("it"), 1.35);
        assertThat(labels(large).get(1).getFont().getSize2D())
                .isCloseTo(labels(small).get(1).getFont().getSize2D() * 1.35f, Offset.offset(0.1f));
        assertThat(search(large).getFont().getSize2D())
                .isGreaterThan(search(small).getFont().getSize2D());
        Offscreen.lay(large, 756, 864);
        assertThat(ClippedText.in(large)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"en, 100", "it, 100", "en, 150", "it, 150", "it, 200"})
    void nothingIsCutOff(String language, int zoom) {
        new Appearance(Theme.DARK, zoom).install();
        KeysPanel keys = new KeysPanel(KeyTable.rows(), Texts.in(language));
        Offscreen.lay(keys, 560 * zoom / 100, 640);
        assertThat(ClippedText.in(keys)).isEmpty();
        List<AboutPanel.Fact> facts =
                List.of(new AboutPanel.Fact("about.folder", "/home/somebody/.local/share/regola"));
        AboutPanel about = new AboutPanel(facts, Texts.in(language));
        Offscreen.lay(about, 520 * zoom / 100, 560);
        assertThat(ClippedText.in(about)).isEmpty();
    }
}
