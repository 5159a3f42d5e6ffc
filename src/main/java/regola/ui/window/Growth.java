package regola.ui.window;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;
import javax.swing.Timer;
import regola.ui.keep.ScreenRoom;
import regola.ui.theme.Appearance;
import regola.ui.theme.EventThread;
import regola.ui.theme.Scaled;

/**
 * A Growth makes what lies on ordinary pages and in dialogs grow with the window, as the stage does by itself. For the
 * event thread only.
 */
final class Growth {
    /** Who drags an edge is not kept waiting at each step, in milliseconds. */
    private static final int SETTLED = 120;

    private final JFrame window;
    private final int usual;
    private final Timer settled = new Timer(SETTLED, e -> grow());

    private Growth(JFrame window, int usual) {
        this.window = window;
        this.usual = usual;
        settled.setRepeats(false);
    }

    /**
     * @param window has its size already: nothing in it is laid out twice
     * @param usual the zoom of its screen, in percent
     */
    static void with(JFrame window, int usual) {
        Growth growth = new Growth(window, usual);
        growth.grow();
        window.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                growth.settled.restart();
            }
        });
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                growth.settled.stop();
                Scaled.setGrown(100);
            }
        });
    }

    private void grow() {
        EventThread.check("how large all is");
        Dimension inside = window.getRootPane().getSize();
        int next = ScreenRoom.grown(inside.width > 0 ? inside : window.getSize(), usual);
        if (next == Scaled.grown()) return;
        Scaled.setGrown(next);
        Appearance.inForce().apply();
    }
}
