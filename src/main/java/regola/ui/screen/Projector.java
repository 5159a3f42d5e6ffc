package regola.ui.screen;

import javax.swing.JComponent;

/** A Projector is a window that can show one thing to a class, as large as the screen. For the event thread only. */
public interface Projector {
    /** @param whole all that is seen from now on; null for the window as it was */
    void project(JComponent whole);
}
