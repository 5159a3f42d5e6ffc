package regola.ui.storyline;

import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.KeyStroke;

/**
 * A StoryKey is one row of the table of what the keyboard does in the story of a match and along its moments: where,
 * its keys, and the key of the words that say it.
 */
public enum StoryKey {
    UP("keys.place.story", "keys.story.walk", KeyEvent.VK_UP),
    DOWN("keys.place.story", "keys.story.walk", KeyEvent.VK_DOWN),
    FIRST("keys.place.story", "keys.story.ends", KeyEvent.VK_HOME),
    LAST("keys.place.story", "keys.story.ends", KeyEvent.VK_END),
    RULE("keys.place.story", "keys.story.rule", KeyEvent.VK_ENTER),
    GO("keys.place.story", "keys.story.go", KeyEvent.VK_SPACE),
    MOMENT_BACK("keys.place.timeline", "keys.timeline.step", KeyEvent.VK_LEFT),
    MOMENT_ON("keys.place.timeline", "keys.timeline.step", KeyEvent.VK_RIGHT),
    MOMENTS_BACK("keys.place.timeline", "keys.timeline.leap", KeyEvent.VK_PAGE_UP),
    MOMENTS_ON("keys.place.timeline", "keys.timeline.leap", KeyEvent.VK_PAGE_DOWN),
    MOMENT_FIRST("keys.place.timeline", "keys.timeline.ends", KeyEvent.VK_HOME),
    MOMENT_LAST("keys.place.timeline", "keys.timeline.ends", KeyEvent.VK_END);

    private final String place;
    private final String words;
    private final List<KeyStroke> strokes;

    StoryKey(String place, String words, int code) {
        this.place = place;
        this.words = words;
        this.strokes = List.of(KeyStroke.getKeyStroke(code, 0));
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
