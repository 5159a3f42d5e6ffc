package regola.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import regola.ui.game.GameKey;
import regola.ui.lesson.LessonKey;

class HintKeyTest {
    /** The first key of each is what its button bears. */
    @Test
    void oneKeyAsksForAHintInLessonsAndInMatches() {
        KeyStroke hint = KeyStroke.getKeyStroke(KeyEvent.VK_H, 0);
        assertThat(LessonKey.HINT.strokes()).startsWith(hint);
        assertThat(GameKey.HINT.strokes()).startsWith(hint);
    }
}
