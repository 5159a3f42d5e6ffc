package regola.ui.command;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;

/**
 * A Command is one row of the table of actions: whose it is, the key of its words, its icon, its shortcut. What it does
 * is wired in {@code Desk}, or done by the {@code Screen} at the front.
 */
public enum Command {
    // Of the page at the front.
    NEW(Of.SCREEN, "new", KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK),
    RESTART(Of.SCREEN, "restart", KeyEvent.VK_R, InputEvent.CTRL_DOWN_MASK),
    GIVE_UP(Of.SCREEN, "giveUp", 0, 0),
    SAVE(Of.SCREEN, "save", KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK),
    SAVE_AS(Of.SCREEN, "saveAs", KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK),
    DRAFT(Of.SCREEN, "draft", 0, 0),
    LOOK_BACK(Of.SCREEN, "lookBack", KeyEvent.VK_F4, 0),
    SET_UP(Of.SCREEN, "setUp", KeyEvent.VK_T, InputEvent.CTRL_DOWN_MASK),
    APART(Of.SCREEN, "apart", 0, 0),
    UNDO(Of.SCREEN, "undo", KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK),
    REDO(Of.SCREEN, "redo", KeyEvent.VK_Y, InputEvent.CTRL_DOWN_MASK),
    BACK(Of.SCREEN, "back", KeyEvent.VK_LEFT, InputEvent.ALT_DOWN_MASK),
    FORTH(Of.SCREEN, "forth", KeyEvent.VK_RIGHT, InputEvent.ALT_DOWN_MASK),
    FIRST(Of.SCREEN, "first", KeyEvent.VK_HOME, InputEvent.ALT_DOWN_MASK),
    LAST(Of.SCREEN, "last", KeyEvent.VK_END, InputEvent.ALT_DOWN_MASK),
    RULES(Of.SCREEN, "rules", KeyEvent.VK_F3, 0),
    EDIT(Of.SCREEN, "edit", KeyEvent.VK_E, InputEvent.CTRL_DOWN_MASK),
    APPLY(Of.SCREEN, "apply", KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK),
    APPLY_HERE(Of.SCREEN, "applyHere", KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK),
    SAVE_RULES(Of.SCREEN, "saveRules", KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK),
    FIND(Of.SCREEN, "find", KeyEvent.VK_F, InputEvent.CTRL_DOWN_MASK),
    COMPLETE(Of.SCREEN, "complete", KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK),
    SUGGEST(Of.SCREEN, "suggest", 0, 0),
    DEFINITION(Of.SCREEN, "definition", KeyEvent.VK_B, InputEvent.CTRL_DOWN_MASK),
    USES(Of.SCREEN, "uses", KeyEvent.VK_F7, InputEvent.ALT_DOWN_MASK),
    RENAME(Of.SCREEN, "rename", KeyEvent.VK_F6, InputEvent.SHIFT_DOWN_MASK),
    LAY_OUT(Of.SCREEN, "layOut", KeyEvent.VK_F, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK),
    MEND(Of.SCREEN, "mend", KeyEvent.VK_ENTER, InputEvent.ALT_DOWN_MASK),
    GIVE(Of.SCREEN, "give", 0, 0),
    BOOK(Of.SCREEN, "book", KeyEvent.VK_F1, 0),
    BESIDE(Of.SCREEN, "beside", KeyEvent.VK_F9, 0),
    TRY_OUT(Of.SCREEN, "tryOut", KeyEvent.VK_F9, InputEvent.SHIFT_DOWN_MASK),
    NEXT_MISTAKE(Of.SCREEN, "nextMistake", KeyEvent.VK_F8, 0),
    PREVIOUS_MISTAKE(Of.SCREEN, "previousMistake", KeyEvent.VK_F8, InputEvent.SHIFT_DOWN_MASK),
    // Of the window, whatever is at the front.
    OPEN(Of.WINDOW, "open", KeyEvent.VK_O, InputEvent.CTRL_DOWN_MASK),
    HOME(Of.WINDOW, "home", KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK),
    HANDOUT(Of.WINDOW, "handout", KeyEvent.VK_P, InputEvent.CTRL_DOWN_MASK),
    NEW_GAME(Of.WINDOW, "newGame", 0, 0),
    FOLDERS(Of.WINDOW, "folders", 0, 0),
    QUIT(Of.WINDOW, "quit", KeyEvent.VK_Q, InputEvent.CTRL_DOWN_MASK),
    DARK(Of.WINDOW, "dark", KeyEvent.VK_D, InputEvent.CTRL_DOWN_MASK),
    PROJECT(Of.WINDOW, "project", KeyEvent.VK_F11, 0),
    BIGGER(Of.WINDOW, "bigger", KeyEvent.VK_PLUS, InputEvent.CTRL_DOWN_MASK),
    SMALLER(Of.WINDOW, "smaller", KeyEvent.VK_MINUS, InputEvent.CTRL_DOWN_MASK),
    NORMAL(Of.WINDOW, "normal", KeyEvent.VK_0, InputEvent.CTRL_DOWN_MASK),
    LABELS(Of.WINDOW, "labels", KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK),
    TEACHER(Of.WINDOW, "teacher", 0, 0),
    FORCED(Of.WINDOW, "forced", 0, 0),
    SOUND(Of.WINDOW, "sound", 0, 0),
    READ_ALOUD(Of.WINDOW, "readAloud", 0, 0),
    NOTICES(Of.WINDOW, "notices", KeyEvent.VK_F6, 0),
    KEYS(Of.WINDOW, "keys", KeyEvent.VK_F1, 0),
    ABOUT(Of.WINDOW, "about", 0, 0);

    private enum Of {
        SCREEN,
        WINDOW
    }

    private final Of of;
    private final String key;
    private final KeyStroke shortcut;

    Command(Of of, String key, int code, int modifiers) {
        this.of = of;
        this.key = key;
        this.shortcut = code == 0 ? null : KeyStroke.getKeyStroke(code, modifiers);
    }

    /** @return true if the page at the front does it, or greys it */
    public boolean isOfScreen() {
        return of == Of.SCREEN;
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
    public KeyStroke shortcut() {
        return shortcut;
    }

    /** @return what its menu item and its button are called, for whoever looks for them */
    String component() {
        return "command." + key;
    }
}
