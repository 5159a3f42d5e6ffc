package regola.ui.party;

import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * An AnyPress takes the keys of the keyboard while something runs that any press ends. Keys that are held for others,
 * and those with Ctrl, Alt or an F, end it too and are not taken: they were meant for the window.
 */
final class AnyPress implements KeyEventDispatcher {
    private static final int FOR_THE_WINDOW =
            InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

    private final Predicate<KeyEvent> meant;
    private final BooleanSupplier pressed;
    private boolean listens;
    private boolean taken;

    /**
     * @param meant whether a key event is of the window where it runs
     * @param pressed is told of each press, and says whether nothing else is to come of it
     */
    AnyPress(Predicate<KeyEvent> meant, BooleanSupplier pressed) {
        this.meant = meant;
        this.pressed = pressed;
    }

    void listen(boolean next) {
        if (listens == next) return;
        listens = next;
        taken = false;
        KeyboardFocusManager keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        if (next) keyboard.addKeyEventDispatcher(this);
        else keyboard.removeKeyEventDispatcher(this);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent e) {
        if (e.getID() == KeyEvent.KEY_RELEASED || !meant.test(e) || isHeld(e)) return false;
        // The letter belongs to the press before it: to one that began all this, or to one that ended it.
        if (e.getID() == KeyEvent.KEY_TYPED) return taken;
        boolean mine = (e.getModifiersEx() & FOR_THE_WINDOW) == 0 && !isFunction(e);
        taken = pressed.getAsBoolean() && mine;
        return taken;
    }

    private static boolean isFunction(KeyEvent e) {
        return e.getKeyCode() >= KeyEvent.VK_F1 && e.getKeyCode() <= KeyEvent.VK_F12;
    }

    /** Whether it is a key that does nothing by itself. */
    private static boolean isHeld(KeyEvent e) {
        return switch (e.getKeyCode()) {
            case KeyEvent.VK_SHIFT, KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_ALT_GRAPH, KeyEvent.VK_META ->
                true;
            default -> false;
        };
    }
}
