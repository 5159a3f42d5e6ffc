package regola.ui.lesson;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseEvent;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * A MouseUsed hears that the mouse was pressed anywhere in the window of a page, also on the page before: whoever comes
 * with the mouse is not told of keys that were used some time ago.
 */
final class MouseUsed implements AWTEventListener {
    private final JComponent page;
    private final Runnable heard;

    private MouseUsed(JComponent page, Runnable heard) {
        this.page = page;
        this.heard = heard;
    }

    /** Hears as long as the page is part of a window that is on the screen, seen or not. */
    static void in(JComponent page, Runnable heard) {
        MouseUsed listener = new MouseUsed(page, heard);
        page.addHierarchyListener(e -> {
            if ((e.getChangeFlags() & HierarchyEvent.DISPLAYABILITY_CHANGED) == 0) return;
            Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
            if (page.isDisplayable())
                Toolkit.getDefaultToolkit().addAWTEventListener(listener, AWTEvent.MOUSE_EVENT_MASK);
        });
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (event.getID() != MouseEvent.MOUSE_PRESSED || !(event.getSource() instanceof Component pressed)) return;
        if (SwingUtilities.getRoot(pressed) == SwingUtilities.getRoot(page)) heard.run();
    }
}
