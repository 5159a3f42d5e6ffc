package regola.ui.classroom;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.KeyStroke;

/**
 * A ClassroomKey is one row of the table of what keys and clickers do before a class: its keys, and the key of the
 * words that say it.
 */
public enum ClassroomKey {
    ON("keys.classroom.on", code(KeyEvent.VK_PAGE_DOWN)),
    BACK("keys.classroom.back", code(KeyEvent.VK_PAGE_UP)),
    LIGHTS("keys.classroom.lights", code(KeyEvent.VK_L)),
    BLANK("keys.classroom.blank", code(KeyEvent.VK_PERIOD), code(KeyEvent.VK_B)),
    SPOTLIGHT("keys.classroom.spotlight", code(KeyEvent.VK_S)),
    PEN("keys.classroom.pen", code(KeyEvent.VK_P)),
    ARROW("keys.classroom.arrow", code(KeyEvent.VK_Q)),
    WIPE("keys.classroom.wipe", code(KeyEvent.VK_W)),
    TIME("keys.classroom.time", code(KeyEvent.VK_T)),
    TIME_AWAY("keys.classroom.timeAway", KeyStroke.getKeyStroke(KeyEvent.VK_T, InputEvent.SHIFT_DOWN_MASK)),
    VOTE("keys.classroom.vote", code(KeyEvent.VK_V)),
    COUNT(
            "keys.classroom.count",
            IntStream.rangeClosed('A', 'H').mapToObj(ClassroomKey::code).toArray(KeyStroke[]::new)),
    UNCOUNT("keys.classroom.uncount", code(KeyEvent.VK_BACK_SPACE)),
    PLAY("keys.classroom.play", code(KeyEvent.VK_ENTER)),
    CHOOSE(
            "keys.choose",
            IntStream.rangeClosed('1', '9').mapToObj(ClassroomKey::code).toArray(KeyStroke[]::new)),
    COMPUTER("keys.classroom.computer", code(KeyEvent.VK_O)),
    SET_UP("keys.classroom.setUp", code(KeyEvent.VK_U)),
    KEYS("keys.classroom.keys", KeyStroke.getKeyStroke('?')),
    LEAVE("keys.classroom.leave", code(KeyEvent.VK_F11), code(KeyEvent.VK_ESCAPE), code(KeyEvent.VK_F5));

    private final String words;
    private final List<KeyStroke> strokes;

    ClassroomKey(String words, KeyStroke... strokes) {
        this.words = words;
        this.strokes = Stream.of(strokes).toList();
    }

    private static KeyStroke code(int key) {
        return KeyStroke.getKeyStroke(key, 0);
    }

    public String words() {
        return words;
    }

    /** @return any of which does it */
    public List<KeyStroke> strokes() {
        return strokes;
    }
}
