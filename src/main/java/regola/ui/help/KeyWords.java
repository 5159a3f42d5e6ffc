package regola.ui.help;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Map;
import javax.swing.KeyStroke;
import regola.ui.view.Texts;

/** A KeyWords says what a key is called in the language of the window, such as "Ctrl+Z" or "Alt+Fine". */
public final class KeyWords {
    private static final Map<Integer, String> NAMED = Map.ofEntries(
            Map.entry(KeyEvent.VK_HOME, "key.home"),
            Map.entry(KeyEvent.VK_END, "key.end"),
            Map.entry(KeyEvent.VK_ENTER, "key.enter"),
            Map.entry(KeyEvent.VK_SPACE, "key.space"),
            Map.entry(KeyEvent.VK_TAB, "key.tab"),
            Map.entry(KeyEvent.VK_ESCAPE, "key.escape"),
            Map.entry(KeyEvent.VK_LEFT, "key.left"),
            Map.entry(KeyEvent.VK_RIGHT, "key.right"),
            Map.entry(KeyEvent.VK_UP, "key.up"),
            Map.entry(KeyEvent.VK_DOWN, "key.down"),
            Map.entry(KeyEvent.VK_DELETE, "key.delete"),
            Map.entry(KeyEvent.VK_BACK_SPACE, "key.backspace"),
            Map.entry(KeyEvent.VK_PAGE_UP, "key.pageup"),
            Map.entry(KeyEvent.VK_PAGE_DOWN, "key.pagedown"),
            Map.entry(KeyEvent.VK_ADD, "key.add"),
            Map.entry(KeyEvent.VK_SUBTRACT, "key.subtract"));
    private static final Map<Integer, String> SIGNS = Map.of(
            KeyEvent.VK_PLUS,
            "+",
            KeyEvent.VK_MINUS,
            "-",
            KeyEvent.VK_OPEN_BRACKET,
            "[",
            KeyEvent.VK_CLOSE_BRACKET,
            "]",
            KeyEvent.VK_PERIOD,
            ".",
            KeyEvent.VK_COMMA,
            ",",
            KeyEvent.VK_EQUALS,
            "=");

    private KeyWords() {}

    public static String of(KeyStroke stroke, Texts texts) {
        StringBuilder words = new StringBuilder();
        int held = stroke.getModifiers();
        if ((held & InputEvent.CTRL_DOWN_MASK) != 0)
            words.append(texts.get("key.ctrl")).append('+');
        if ((held & InputEvent.ALT_DOWN_MASK) != 0)
            words.append(texts.get("key.alt")).append('+');
        if ((held & InputEvent.SHIFT_DOWN_MASK) != 0)
            words.append(texts.get("key.shift")).append('+');
        return words.append(key(stroke, texts)).toString();
    }

    private static String key(KeyStroke stroke, Texts texts) {
        int code = stroke.getKeyCode();
        if (code == KeyEvent.VK_UNDEFINED) return String.valueOf(stroke.getKeyChar());
        if (NAMED.containsKey(code)) return texts.get(NAMED.get(code));
        // Letters, digits and function keys have the same name in every language.
        return SIGNS.getOrDefault(code, KeyEvent.getKeyText(code));
    }
}
