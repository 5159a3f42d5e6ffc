package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** Two presses select the word that is under the mouse, wherever in its letters. */
@ExtendWith(OnEventThread.class)
class WordUnderMouseTest {
    private static final String TEXT = "pieces p, alike: 3 men\n";

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    @ParameterizedTest
    @CsvSource({"7, p", "17, 3", "5, pieces", "19, men", "21, men"})
    void eachHalfOfItsLetters(int letter, String word) throws BadLocationException {
        Appearance.normal().install();
        for (double part : new double[] {0.2, 0.8}) {
            RuleArea area = new RuleArea(TEXT, true, List.of(), (edition, text) -> {});
            area.setSize(600, 200);
            Rectangle2D from = area.modelToView2D(letter);
            double wide = area.modelToView2D(letter + 1).getX() - from.getX();
            int x = (int) (from.getX() + part * wide);
            for (int count = 1; count <= 2; count++) {
                for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED})
                    area.dispatchEvent(new MouseEvent(
                            area,
                            id,
                            count,
                            InputEvent.BUTTON1_DOWN_MASK,
                            x,
                            (int) from.getCenterY(),
                            count,
                            false,
                            MouseEvent.BUTTON1));
            }
            assertThat(area.getSelectedText()).as("at %s of it", part).isEqualTo(word);
        }
    }
}
