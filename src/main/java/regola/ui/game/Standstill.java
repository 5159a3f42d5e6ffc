package regola.ui.game;

import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.HierarchyEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * A Standstill lies over a page while something is about to happen by itself. A press on what can be played means what
 * it means otherwise, Enter and 1 let it happen at once; any other press and key stops it, and only a button does what
 * it is for besides. Keys with Ctrl, Alt or the like go on to what they are for.
 */
final class Standstill extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MEANT = InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

    private final transient Runnable stop;
    private final transient Runnable now;
    private final transient Predicate<Component> plays;
    private final transient KeyEventDispatcher keys = this::dispatch;
    private boolean on;

    /**
     * @param now lets it happen at once
     * @param plays whether a press on a component is meant for it
     */
    Standstill(Runnable stop, Runnable now, Predicate<Component> plays) {
        super(null);
        setOpaque(false);
        this.stop = stop;
        this.now = now;
        this.plays = plays;
        setName("standstill");
        setVisible(false);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                press(e);
            }
        });
        addHierarchyListener(e -> {
            if ((e.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) listen(isShowing());
        });
    }

    private void listen(boolean wanted) {
        KeyboardFocusManager manager = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        manager.removeKeyEventDispatcher(keys);
        if (wanted) manager.addKeyEventDispatcher(keys);
    }

    void set(boolean next) {
        if (on == next) return;
        on = next;
        setVisible(next);
    }

    private void press(MouseEvent e) {
        set(false);
        Point at = SwingUtilities.convertPoint(this, e.getPoint(), getParent());
        Component under = SwingUtilities.getDeepestComponentAt(getParent(), at.x, at.y);
        boolean meant = under != null && plays.test(under);
        if (!meant) stop.run();
        if (!meant && !(under instanceof AbstractButton button && button.isEnabled())) return;
        for (int id : new int[] {MouseEvent.MOUSE_ENTERED, MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED})
            under.dispatchEvent(like(e, id, SwingUtilities.convertPoint(this, e.getPoint(), under), under));
    }

    private static MouseEvent like(MouseEvent e, int id, Point at, Component on) {
        return new MouseEvent(on, id, e.getWhen(), e.getModifiersEx(), at.x, at.y, 1, false, e.getButton());
    }

    private void stop() {
        set(false);
        stop.run();
    }

    private boolean dispatch(KeyEvent e) {
        boolean here = e.getComponent() != null
                && SwingUtilities.getWindowAncestor(this) == SwingUtilities.getWindowAncestor(e.getComponent());
        boolean meant = (e.getModifiersEx() & MEANT) != 0 || isModifier(e.getKeyCode());
        if (!on || !here || meant || e.getID() != KeyEvent.KEY_PRESSED) return false;
        if (e.getKeyCode() == KeyEvent.VK_ENTER || e.getKeyCode() == KeyEvent.VK_1) {
            set(false);
            now.run();
        } else {
            stop();
        }
        return true;
    }

    private static boolean isModifier(int code) {
        return code == KeyEvent.VK_SHIFT
                || code == KeyEvent.VK_CONTROL
                || code == KeyEvent.VK_ALT
                || code == KeyEvent.VK_META
                || code == KeyEvent.VK_ALT_GRAPH;
    }
}
