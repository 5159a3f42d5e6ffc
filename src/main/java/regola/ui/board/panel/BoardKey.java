package regola.ui.board.panel;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import javax.swing.KeyStroke;

/**
 * A BoardKey is one row of the table of what the keyboard does on a board: its keys, and the key of the words that say
 * it.
 */
public enum BoardKey {
    LEFT("keys.board.walk", KeyEvent.VK_LEFT),
    RIGHT("keys.board.walk", KeyEvent.VK_RIGHT),
    UP("keys.board.walk", KeyEvent.VK_UP),
    DOWN("keys.board.walk", KeyEvent.VK_DOWN),
    NEXT("keys.board.next", KeyEvent.VK_TAB),
    PREVIOUS("keys.board.previous", KeyStroke.getKeyStroke(KeyEvent.VK_TAB, InputEvent.SHIFT_DOWN_MASK)),
    ON("keys.board.on", KeyStroke.getKeyStroke(KeyEvent.VK_TAB, InputEvent.CTRL_DOWN_MASK)),
    BACK(
            "keys.board.back",
            KeyStroke.getKeyStroke(KeyEvent.VK_TAB, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK)),
    POINT("keys.board.point", KeyEvent.VK_ENTER),
    RULE("keys.board.rule", KeyEvent.VK_F3),
    LET_GO("keys.board.letGo", KeyEvent.VK_ESCAPE),
    LOOK_LEFT("keys.board.look", shift(KeyEvent.VK_LEFT)),
    LOOK_RIGHT("keys.board.look", shift(KeyEvent.VK_RIGHT)),
    LOOK_UP("keys.board.look", shift(KeyEvent.VK_UP)),
    LOOK_DOWN("keys.board.look", shift(KeyEvent.VK_DOWN)),
    NEARER("keys.board.nearer", KeyEvent.VK_PLUS, KeyEvent.VK_ADD, KeyEvent.VK_EQUALS),
    FARTHER("keys.board.farther", KeyEvent.VK_MINUS, KeyEvent.VK_SUBTRACT),
    FIT("keys.board.fit", KeyEvent.VK_HOME);

    private final String words;
    private final List<KeyStroke> strokes;

    BoardKey(String words, int... codes) {
        this.words = words;
        this.strokes = Arrays.stream(codes)
                .mapToObj(code -> KeyStroke.getKeyStroke(code, 0))
                .toList();
    }

    BoardKey(String words, KeyStroke stroke) {
        this.words = words;
        this.strokes = List.of(stroke);
    }

    private static KeyStroke shift(int code) {
        return KeyStroke.getKeyStroke(code, InputEvent.SHIFT_DOWN_MASK);
    }

    public String words() {
        return words;
    }

    /** @return any of which does it */
    public List<KeyStroke> strokes() {
        return strokes;
    }
}
