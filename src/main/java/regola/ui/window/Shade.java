package regola.ui.window;

import java.awt.AWTEvent;
import java.awt.Dialog;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.AWTEventListener;
import javax.swing.JFrame;
import javax.swing.JLayeredPane;
import regola.ui.stage.Dim;

/**
 * A Shade dims a window as long as something is asked in another one that stands before it. Help that one reads beside
 * the page dims nothing.
 */
final class Shade implements AWTEventListener {
    private final JFrame window;
    private final Dim dim = new Dim("window.dim");

    private Shade(JFrame window) {
        this.window = window;
        window.getLayeredPane().add(dim, JLayeredPane.MODAL_LAYER);
    }

    /** @return what takes it away again */
    static Runnable over(JFrame window) {
        Shade shade = new Shade(window);
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(shade, AWTEvent.WINDOW_EVENT_MASK | AWTEvent.COMPONENT_EVENT_MASK);
        return () -> Toolkit.getDefaultToolkit().removeAWTEventListener(shade);
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (!(event.getSource() instanceof Window source) || source != window && source.getOwner() != window) return;
        JLayeredPane pane = window.getLayeredPane();
        dim.setBounds(0, 0, pane.getWidth(), pane.getHeight());
        dim.setVisible(isAsked());
    }

    private boolean isAsked() {
        for (Window each : window.getOwnedWindows())
            if (each instanceof Dialog dialog && dialog.isShowing() && (dialog.isModal() || dialog.isUndecorated()))
                return true;
        return false;
    }
}
