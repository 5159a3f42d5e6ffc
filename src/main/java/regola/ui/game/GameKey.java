package regola.ui.game;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.KeyStroke;

/**
 * A GameKey is one row of the table of what the keyboard does on the page of a match, besides the board: where, its
 * keys, and the key of the words that say it.
 */
public enum GameKey {
    CHOOSE(
            "keys.place.game",
            "keys.choose",
            IntStream.rangeClosed('1', '9').mapToObj(digit -> KeyStroke.getKeyStroke((char) digit))),
    HOME("keys.place.game", "keys.game.home", KeyEvent.VK_ESCAPE),
    STORY("keys.place.game", "keys.game.story", KeyEvent.VK_J),
    SEATS("keys.place.game", "keys.game.seats", KeyEvent.VK_K),
    MOVES("keys.place.game", "keys.game.moves", KeyEvent.VK_X),
    UNDO("keys.place.game", "keys.game.undo", KeyEvent.VK_BACK_SPACE),
    HINT(
            "keys.place.game",
            "keys.game.hint",
            Stream.of(KeyEvent.VK_H, KeyEvent.VK_SPACE).map(code -> KeyStroke.getKeyStroke(code, 0))),
    WHY_NOT("keys.place.game", "keys.game.whyNot", KeyEvent.VK_Y),
    BARE("keys.place.game", "keys.game.bare", KeyEvent.VK_Z),
    SOUND("keys.place.game", "keys.lesson.sound", KeyEvent.VK_M),
    READ_AGAIN("keys.place.game", "keys.lesson.read", KeyEvent.VK_O);

    private final String place;
    private final String words;
    private final List<KeyStroke> strokes;

    GameKey(String place, String words, Stream<KeyStroke> strokes) {
        this.place = place;
        this.words = words;
        this.strokes = strokes.toList();
    }

    GameKey(String place, String words, int code) {
        this(place, words, Stream.of(KeyStroke.getKeyStroke(code, 0)));
    }

    /** @return the key of the words for where it works */
    public String place() {
        return place;
    }

    public String words() {
        return words;
    }

    /** @return any of which does it */
    public List<KeyStroke> strokes() {
        return strokes;
    }
}
