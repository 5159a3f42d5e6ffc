package regola.ui.window;

import javax.swing.plaf.metal.MetalLookAndFeel;
import net.miginfocom.layout.PlatformDefaults;
import regola.ui.theme.Letters;

/**
 * An Ahead makes ready in a thread of its own what every window needs, whatever the person likes: letters, the defaults
 * of the toolkit, the rules of layouts. Meanwhile the program reads what the person likes. It decides nothing: without
 * it all is the same, only later.
 */
final class Ahead {
    private final Thread thread;

    private Ahead(Thread thread) {
        this.thread = thread;
    }

    static Ahead begin() {
        Thread thread = new Thread(Ahead::makeReady, "regola-ahead");
        thread.setDaemon(true);
        thread.start();
        return new Ahead(thread);
    }

    private static void makeReady() {
        Letters.ahead();
        PlatformDefaults.getHorizontalScaleFactor();
        new MetalLookAndFeel().getDefaults();
    }

    /** Waits until all is ready, so that nobody else meets what is half made. */
    void await() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // what is not ready yet is made when it is needed
        }
    }
}
