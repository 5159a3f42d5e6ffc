package regola.ui.lesson;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.KeyStroke;

/**
 * A LessonKey is one row of the table of what the keyboard does in a lesson: its keys, and the key of the words that
 * say it.
 */
public enum LessonKey {
    LEAD("keys.lesson.lead", KeyEvent.VK_ENTER),
    HINT("keys.lesson.hint", KeyEvent.VK_H, KeyEvent.VK_SPACE),
    TAKE_BACK("keys.lesson.takeBack", KeyEvent.VK_BACK_SPACE),
    AGAIN("keys.lesson.again", KeyEvent.VK_R),
    OTHER("keys.lesson.other", KeyEvent.VK_N),
    SEATS("keys.lesson.seats", KeyEvent.VK_K),
    STORY("keys.lesson.story", KeyEvent.VK_J),
    BOOK("keys.lesson.book", KeyEvent.VK_I),
    SOUND("keys.lesson.sound", KeyEvent.VK_M),
    READ_AGAIN("keys.lesson.read", KeyEvent.VK_O),
    BARE("keys.lesson.bare", KeyEvent.VK_Z),
    LEAVE("keys.lesson.leave", KeyEvent.VK_ESCAPE),
    ANSWER(
            "keys.lesson.answer",
            IntStream.rangeClosed(1, AnswersPanel.MOST_KEYS)
                    .map(digit -> KeyEvent.VK_0 + digit)
                    .toArray());

    private final String words;
    private final int[] codes;

    LessonKey(String words, int... codes) {
        this.words = words;
        this.codes = codes;
    }

    public String words() {
        return words;
    }

    /** @return any of which does it */
    public List<KeyStroke> strokes() {
        return IntStream.of(codes)
                .mapToObj(code -> KeyStroke.getKeyStroke(code, 0))
                .toList();
    }

    /** @return the codes of all its keys */
    int[] codes() {
        return codes.clone();
    }

    /** @return the code of its first key */
    int code() {
        return codes[0];
    }
}
