package regola.ui.screen;

import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import regola.ui.theme.EventThread;

/**
 * HeldKeys keep what is typed while a page is on its way from being written into that page: somebody who types meant
 * the page that was there. For the event thread only.
 */
final class HeldKeys implements KeyEventDispatcher {
    /** Who has paused so long has seen which page is there. */
    private static final long PAUSE_MILLIS = 800;

    /** A page that takes longer will not come. */
    private static final long LONGEST_MILLIS = 20_000;

    private boolean held;
    /** When a key came first. */
    private long first;
    /** When the page was there; 0 before. */
    private long there;
    /** When a key was pressed last that was kept. */
    private long last;

    /** From now on nothing that is typed arrives. */
    void hold() {
        EventThread.check("the held keys");
        if (!held) KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
        held = true;
        there = 0;
        first = 0;
        last = 0;
    }

    /** The page is there: what was typed before is over, and what is typed on without a pause. */
    void rest(long now) {
        there = now;
    }

    void release() {
        EventThread.check("the held keys");
        if (held) KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
        held = false;
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent e) {
        if (e.getKeyCode() == KeyEvent.VK_ESCAPE) return false; // the way back stays open
        if (keeps(e.getWhen(), e.getID() == KeyEvent.KEY_PRESSED)) return true;
        release();
        return false;
    }

    /**
     * @param pressed whether it goes down: one that comes up went down before, as Enter did that made the game
     * @return whether a key of that moment is kept from the page
     */
    boolean keeps(long when, boolean pressed) {
        if (first == 0) first = when;
        boolean before = (there == 0 || when <= there) && when - first < LONGEST_MILLIS;
        boolean typedOn = last > 0 && when - last < PAUSE_MILLIS;
        if (pressed && (before || typedOn)) last = when;
        return before || typedOn;
    }
}
