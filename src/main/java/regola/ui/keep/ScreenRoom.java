package regola.ui.keep;

import java.awt.AWTError;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.Rectangle;
import regola.ui.theme.Appearance;

/**
 * A ScreenRoom is how large a window opens on a screen where it was never opened before, and how large everything in it
 * then is.
 */
public final class ScreenRoom {
    /** Everything on a page has its room in this at 100 %. */
    private static final Dimension NORMAL = new Dimension(1280, 800);

    private static final int MOST_GROWN = 300;
    /** Less than this nobody sees, and each step is work for the whole window. */
    private static final int GROWTH = 5;

    private ScreenRoom() {}

    /** @return whether a window can be opened here at all; asking takes a while */
    public static boolean hasScreen() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (AWTError | HeadlessException none) {
            return false; // one that was named, but is not there
        }
    }

    /** @return what the screen has for windows, less what the desktop takes of it; null where there is no screen */
    static Dimension ofSystem() {
        if (!hasScreen()) return null;
        Rectangle room = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        return room.getSize();
    }

    /** @return four fifths of a large screen, all of a small one */
    public static Dimension window(Dimension room) {
        return new Dimension(
                Math.min(room.width, Math.max(NORMAL.width, room.width * 4 / 5)),
                Math.min(room.height, Math.max(NORMAL.height, room.height * 4 / 5)));
    }

    /**
     * @param room null for a screen of which nothing is known
     * @return in percent, so that a window of that screen holds as much as an ordinary one does at 100 %
     */
    static int zoom(Dimension room) {
        if (room == null) return 100;
        Dimension window = window(room);
        double larger = Math.min((double) window.width / NORMAL.width, (double) window.height / NORMAL.height);
        return Appearance.ZOOMS.stream()
                .filter(zoom -> zoom <= larger * 100)
                .mapToInt(Integer::intValue)
                .max()
                .orElse(100);
    }

    /**
     * @param window what is inside of its frame
     * @param usual the zoom of its screen, as {@link #zoom} tells
     * @return in percent and by steps, how much larger than at that zoom everything is, so that the window holds as
     *     much as an ordinary one does; never smaller
     */
    public static int grown(Dimension window, int usual) {
        double larger = Math.min((double) window.width / NORMAL.width, (double) window.height / NORMAL.height);
        int percent = (int) (larger * 100 * 100 / usual);
        return Math.max(100, Math.min(MOST_GROWN, percent / GROWTH * GROWTH));
    }
}
