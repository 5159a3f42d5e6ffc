package regola.ui.story;

import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import regola.ui.game.GamePanel;
import regola.ui.window.AppletFrame;

/** An AppletMatch is the match in the small window beside the others. On the event thread. */
final class AppletMatch {
    private AppletMatch() {}

    static AppletFrame frame() {
        for (Frame frame : Frame.getFrames())
            if (frame instanceof AppletFrame applet && applet.isShowing()) return applet;
        return null;
    }

    static boolean isAt(String piece, String place) {
        GamePanel panel = frame() == null ? null : panel(frame());
        return panel != null
                && panel.view() != null
                && WindowStory.placeOf(panel.view(), piece).equals(place);
    }

    private static GamePanel panel(Container in) {
        for (Component child : in.getComponents()) {
            if (child instanceof GamePanel found) return found;
            GamePanel inner = child instanceof Container container ? panel(container) : null;
            if (inner != null) return inner;
        }
        return null;
    }
}
