package regola.ui.window;

import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import regola.home.Slot;
import regola.teaching.lesson.Lesson;
import regola.ui.applet.RegolaApplet;
import regola.ui.keep.WindowOptions;

/** An AppletFrame is one lesson or one game alone in a small window of its own. For the event thread. */
public final class AppletFrame extends JFrame {
    private static final long serialVersionUID = 1;
    private static final Dimension SIZE = new Dimension(1100, 760);

    private final RegolaApplet applet;

    private AppletFrame(RegolaApplet applet, String title) {
        super(title);
        this.applet = applet;
        setName("applet.frame");
        add(applet);
        applet.init();
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        Rectangle room = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        setSize(Math.min(room.width, SIZE.width), Math.min(room.height, SIZE.height));
        setLocation(room.x + (room.width - getWidth()) / 2, room.y + (room.height - getHeight()) / 2);
    }

    /** @return whether what is kept there is played here */
    boolean isKeptIn(Slot slot) {
        return applet.isKeptIn(slot);
    }

    /** Opens a small window beside the others. */
    static AppletFrame open(RegolaApplet applet, String title) {
        AppletFrame frame = new AppletFrame(applet, title);
        frame.setVisible(true);
        applet.start();
        return frame;
    }

    /**
     * Shows a lesson, and returns when its window has been closed. Not to be called on the event thread.
     *
     * @param language "en" or "it"; null for the one that the person has chosen, or that of the machine
     */
    public static void show(Lesson lesson, String language) {
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(() -> {
            WindowOptions options = WindowOptions.ofSystem();
            options.appearance().install();
            String spoken = language == null ? options.language() : language;
            AppletFrame frame = open(
                    RegolaApplet.ofLesson(lesson, spoken),
                    lesson.header().title().text(spoken));
            frame.addWindowListener(new WindowAdapter() {
                @Override
                public void windowClosed(WindowEvent e) {
                    closed.countDown();
                }
            });
        });
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void dispose() {
        applet.destroy();
        super.dispose();
    }
}
