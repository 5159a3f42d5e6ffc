package regola.ui.theme;

import java.awt.EventQueue;

/** An EventThread guards what belongs to the thread of the window's events alone. */
public final class EventThread {
    private EventThread() {}

    /**
     * @param what is guarded, in words for whoever programs
     * @throws IllegalStateException on any other thread
     */
    public static void check(String what) {
        if (EventQueue.isDispatchThread()) return;
        throw new IllegalStateException(what + " belongs to the event thread and was used on '"
                + Thread.currentThread().getName() + "'; go there with SwingUtilities.invokeLater");
    }
}
