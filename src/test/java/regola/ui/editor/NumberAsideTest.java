package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.util.List;
import javax.swing.UIManager;
import javax.swing.text.DefaultEditorKit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** Who writes in a line with a number of a rule at its right writes in the sentence. */
@ExtendWith(OnEventThread.class)
class NumberAsideTest {

    @BeforeEach
    void dress() {
        Appearance.normal().install();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    /**
     * The bar is the cursor, a hash the end of a line; E goes to the end, S selects as far as there, and Z deletes
     * that; B and D delete before and behind the cursor, and N ends the line.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "set|ting a: 0 to 9 = 3     NM-5.4; E; setting a: 0 to 9 = 3|     NM-5.4",
                "set|ting a: 0 to 9 = 3     NM-5.4; EE; setting a: 0 to 9 = 3     NM-5.4|",
                "set|ting a: 0 to 9 = 3     NM-5.4; EEE; setting a: 0 to 9 = 3|     NM-5.4",
                "set|ting a: 0 to 9 = 3     NM-5.4; E1; setting a: 0 to 9 = 31|    NM-5.4",
                "set|ting a: 0 to 9 = 3     NM-5.4; EB; setting a: 0 to 9 = |      NM-5.4",
                "set|ting a: 0 to 9 = 3     NM-5.4; EB12; setting a: 0 to 9 = 12|    NM-5.4",
                "setting a: |0 to 9 = 3     NM-5.4; 1; setting a: 1|0 to 9 = 3    NM-5.4",
                "setting a: |0 to 9 = 3     NM-5.4; D; setting a: | to 9 = 3      NM-5.4",
                "turn|  CM-1; xy; turnxy|  CM-1",
                "turn  |CM-1; B; turn |CM-1",
                "turn  CM-1|; B9; turn  CM-9|",
                "require| a because CM-1; E; require a because CM-1|",
                "turn|     CM-1#  stop; E; turn|     CM-1#  stop",
                "turn|     CM-1#  stop; EE; turn     CM-1|#  stop",
                "tu|rn     CM-1; ExE; turnx|    CM-1",
                "do |x     CM-1; SZ; do |      CM-1",
                "do |x     CM-1; SSZ; 'do |'",
                "turn|     CM-1; Nx; turn     CM-1#  x|",
                "turn   |  CM-1; Nx; turn     CM-1#  x|",
                "turn     |CM-1; Nx; turn     CM-1#  x|",
                "turn     CM-1|#  stop; Nx; turn     CM-1#  x|#  stop",
                "rule go(p: piece)| CM-1#  stop; Nx; rule go(p: piece) CM-1#  x|#  stop",
                "option go (x in| a)     CM-1; N; option go (x in        CM-1#|a)",
                "rule| go() CM-1; N; rule      CM-1#|go()",
                "|turn     CM-1; N; #|turn     CM-1",
                "require a |or b because CM-1; N; require a #|or b because CM-1",
                "  a#|turn     CM-1; B; a|turn     CM-1"
            })
    void theNumberStaysAtItsPlace(String begun, String keys, String then) {
        String text = begun.replace('#', '\n');
        RuleArea area = new RuleArea(text.replace("|", ""), true, List.of(), (edition, now) -> {});
        area.setCaretPosition(text.indexOf('|'));
        for (int i = 0; i < keys.length(); i++) {
            char key = keys.charAt(i);
            if (key == 'E') press(area, DefaultEditorKit.endLineAction);
            else if (key == 'S') press(area, DefaultEditorKit.selectionEndLineAction);
            else if (key == 'N') press(area, DefaultEditorKit.insertBreakAction);
            else if (key == 'Z') area.replaceSelection("");
            else if (key == 'B') press(area, DefaultEditorKit.deletePrevCharAction);
            else if (key == 'D') press(area, DefaultEditorKit.deleteNextCharAction);
            else area.replaceSelection(String.valueOf(key));
        }
        String now = area.getText();
        int at = area.getCaretPosition();
        assertThat(now.substring(0, at) + "|" + now.substring(at)).isEqualTo(then.replace('#', '\n'));
    }

    private static void press(RuleArea area, String action) {
        area.getActionMap().get(action).actionPerformed(new ActionEvent(area, ActionEvent.ACTION_PERFORMED, ""));
    }
}
