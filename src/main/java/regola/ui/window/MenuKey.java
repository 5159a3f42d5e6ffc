package regola.ui.window;

import java.awt.KeyEventPostProcessor;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.HierarchyEvent;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * A MenuKey opens the menu of the page at the front by the keys that go to a menu bar elsewhere: F10, and Alt pressed
 * and let go with no other key between.
 */
final class MenuKey implements KeyEventPostProcessor {
    private final JComponent pages;
    private final BooleanSupplier has;
    private final Runnable open;
    private boolean alone;

    private MenuKey(JComponent pages, BooleanSupplier has, Runnable open) {
        this.pages = pages;
        this.has = has;
        this.open = open;
    }

    /**
     * @param pages whose window is meant; the keys work as long as it is open
     * @param has whether there is a menu to open now
     */
    static void on(JComponent pages, BooleanSupplier has, Runnable open) {
        MenuKey key = new MenuKey(pages, has, open);
        pages.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke("F10"), "menu");
        pages.getActionMap().put("menu", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                open.run();
            }

            @Override
            public boolean isEnabled() {
                return has.getAsBoolean(); // elsewhere F10 goes to the menu bar
            }
        });
        pages.addHierarchyListener(change -> {
            if ((change.getChangeFlags() & HierarchyEvent.DISPLAYABILITY_CHANGED) == 0) return;
            KeyboardFocusManager keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager();
            keyboard.removeKeyEventPostProcessor(key);
            if (pages.isDisplayable()) keyboard.addKeyEventPostProcessor(key);
        });
    }

    @Override
    public boolean postProcessKeyEvent(KeyEvent e) {
        if (e.getID() == KeyEvent.KEY_PRESSED) alone = e.getKeyCode() == KeyEvent.VK_ALT;
        if (e.getID() != KeyEvent.KEY_RELEASED || e.getKeyCode() != KeyEvent.VK_ALT || !alone) return false;
        alone = false;
        boolean here = SwingUtilities.isDescendingFrom(e.getComponent(), SwingUtilities.getWindowAncestor(pages));
        if (!here || !has.getAsBoolean()) return false;
        open.run();
        return true;
    }
}
