package regola.ui.game;

import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.HierarchyEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * A Standstill lies over a page while something is about to happen by itself: any key, and any press, stops that and
 * does nothing else. Keys with Ctrl, Alt or the like go on to what they are for.
 */
final class Standstill extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MEANT = InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

    private final transient Runnable stop;
    private final transient KeyEventDispatcher keys = this::dispatch;
    private boolean on;

    Standstill(Runnable stop) {
        super(null);
        setOpaque(false);
        this.stop = stop;
        setName("standstill");
        setVisible(false);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                stop();
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

    private void stop() {
        set(false);
        stop.run();
    }

    private boolean dispatch(KeyEvent e) {
        boolean here = e.getComponent() != null
                && SwingUtilities.getWindowAncestor(this) == SwingUtilities.getWindowAncestor(e.getComponent());
        boolean meant = (e.getModifiersEx() & MEANT) != 0 || isModifier(e.getKeyCode());
        if (!on || !here || meant || e.getID() != KeyEvent.KEY_PRESSED) return false;
        stop();
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
