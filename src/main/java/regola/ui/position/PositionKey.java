package regola.ui.position;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.KeyStroke;

/**
 * A PositionKey is one row of the table of what the keyboard does where a position is set up, besides the board: its
 * keys, and the key of the words that say it.
 */
public enum PositionKey {
    CHOOSE(
            "keys.position.choose",
            IntStream.rangeClosed('1', '9').mapToObj(digit -> KeyStroke.getKeyStroke((char) digit))),
    REMOVE("keys.position.remove", Stream.of(plain(KeyEvent.VK_DELETE), plain(KeyEvent.VK_BACK_SPACE))),
    COPY("keys.position.copy", Stream.of(control(KeyEvent.VK_C))),
    PASTE("keys.position.paste", Stream.of(control(KeyEvent.VK_V))),
    PLAY("keys.position.play", Stream.of(control(KeyEvent.VK_ENTER)));

    private final String words;
    private final List<KeyStroke> strokes;

    PositionKey(String words, Stream<KeyStroke> strokes) {
        this.words = words;
        this.strokes = strokes.toList();
    }

    private static KeyStroke plain(int code) {
        return KeyStroke.getKeyStroke(code, 0);
    }

    private static KeyStroke control(int code) {
        return KeyStroke.getKeyStroke(code, InputEvent.CTRL_DOWN_MASK);
    }

    public String words() {
        return words;
    }

    /** @return any of which does it */
    public List<KeyStroke> strokes() {
        return strokes;
    }
}
