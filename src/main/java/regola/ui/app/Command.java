package regola.ui.app;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;

/**
 * A Command is one row of the table of actions: the key of its words, its icon, its shortcut. What it does is wired in
 * {@link Actions}.
 */
enum Command {
    NEW("new", KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK),
    RESTART("restart", KeyEvent.VK_R, InputEvent.CTRL_DOWN_MASK),
    UNDO("undo", KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK),
    REDO("redo", KeyEvent.VK_Y, InputEvent.CTRL_DOWN_MASK),
    FIRST("first", KeyEvent.VK_HOME, InputEvent.ALT_DOWN_MASK),
    LAST("last", KeyEvent.VK_END, InputEvent.ALT_DOWN_MASK),
    QUIT("quit", KeyEvent.VK_Q, InputEvent.CTRL_DOWN_MASK),
    DARK("dark", KeyEvent.VK_D, InputEvent.CTRL_DOWN_MASK),
    BIGGER("bigger", KeyEvent.VK_PLUS, InputEvent.CTRL_DOWN_MASK),
    SMALLER("smaller", KeyEvent.VK_MINUS, InputEvent.CTRL_DOWN_MASK),
    NORMAL("normal", KeyEvent.VK_0, InputEvent.CTRL_DOWN_MASK),
    MOTION("motion", 0, 0),
    LABELS("labels", KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK),
    KEYS("keys", KeyEvent.VK_F1, 0),
    ABOUT("about", 0, 0);

    private final String key;
    private final KeyStroke shortcut;

    Command(String key, int code, int modifiers) {
        this.key = key;
        this.shortcut = code == 0 ? null : KeyStroke.getKeyStroke(code, modifiers);
    }

    /** @return the key of its words */
    String words() {
        return "action." + key;
    }

    /** @return the file of its icon, which need not exist */
    String icon() {
        return "regola/ui/icons/" + key + ".svg";
    }

    /** @return null if it has none */
    KeyStroke shortcut() {
        return shortcut;
    }

    /** @return what its menu item and its button are called, for whoever looks for them */
    String component() {
        return "command." + key;
    }
}
