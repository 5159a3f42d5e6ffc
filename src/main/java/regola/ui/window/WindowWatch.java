package regola.ui.window;

import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Consumer;
import javax.swing.JFrame;
import regola.ui.keep.WindowPlace;

/** A WindowWatch sees where a person puts the window. */
final class WindowWatch extends ComponentAdapter {
    private final JFrame window;
    private final Consumer<WindowPlace> moved;
    private Rectangle normal;

    private WindowWatch(JFrame window, Consumer<WindowPlace> moved) {
        this.window = window;
        this.moved = moved;
        this.normal = window.getBounds();
    }

    /** @param moved hears each new place on the event thread */
    static void of(JFrame window, Consumer<WindowPlace> moved) {
        WindowWatch watch = new WindowWatch(window, moved);
        window.addComponentListener(watch);
        window.addWindowStateListener(e -> watch.look());
    }

    @Override
    public void componentMoved(ComponentEvent e) {
        look();
    }

    @Override
    public void componentResized(ComponentEvent e) {
        look();
    }

    private void look() {
        if (!window.isShowing()) return;
        boolean maximized = (window.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0;
        boolean minimized = (window.getExtendedState() & Frame.ICONIFIED) != 0;
        if (minimized) return;
        if (!maximized) normal = window.getBounds();
        moved.accept(WindowPlace.of(normal, maximized));
    }
}
