package regola.ui.window;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseWheelEvent;
import java.util.function.IntConsumer;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;

/**
 * A WheelZoom makes everything larger or smaller while Ctrl is held and the wheel turned, wherever the mouse is in a
 * window.
 */
final class WheelZoom implements AWTEventListener {
    private final Window window;
    private final IntConsumer zoom;

    /** @param zoom gets the steps, negative for smaller */
    private WheelZoom(Window window, IntConsumer zoom) {
        this.window = window;
        this.zoom = zoom;
    }

    /** @return what switches it off again */
    static Runnable on(Window window, IntConsumer zoom) {
        WheelZoom listener = new WheelZoom(window, zoom);
        Toolkit.getDefaultToolkit().addAWTEventListener(listener, AWTEvent.MOUSE_WHEEL_EVENT_MASK);
        return () -> Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (!(event instanceof MouseWheelEvent wheel) || !wheel.isControlDown() || wheel.getWheelRotation() == 0)
            return;
        Component under = wheel.getComponent();
        Window where = under instanceof Window self ? self : SwingUtilities.getWindowAncestor(under);
        if (where != window && (where == null || where.getOwner() != window)) return;
        keepStill(under);
        zoom.accept(wheel.getWheelRotation() < 0 ? 1 : -1);
    }

    /** What would scroll under the mouse does not, this once: the event is still on its way there. */
    private static void keepStill(Component under) {
        for (Component each = under; each != null; each = each.getParent()) {
            if (!(each instanceof JScrollPane scroll) || !scroll.isWheelScrollingEnabled()) continue;
            scroll.setWheelScrollingEnabled(false);
            SwingUtilities.invokeLater(() -> scroll.setWheelScrollingEnabled(true));
        }
    }
}
