package regola.ui.window;

import java.util.ArrayList;
import java.util.List;
import regola.home.Slot;
import regola.ui.applet.MatchApplet;
import regola.ui.applet.RegolaApplet;
import regola.ui.theme.EventThread;

/** An ApartFrames holds the matches that went into windows of their own. For the event thread only. */
final class ApartFrames {
    /** Closed by now or not. */
    private final List<AppletFrame> opened = new ArrayList<>();

    void open(MatchApplet.Moved match, String language) {
        EventThread.check("the windows of single matches");
        opened.removeIf(frame -> !frame.isDisplayable());
        opened.add(AppletFrame.open(RegolaApplet.ofMatch(match, language), "Regola"));
    }

    /** @return whether what is kept there is played in a window of its own, which is in front now */
    boolean toFront(Slot keptIn) {
        for (AppletFrame frame : opened) {
            if (!frame.isDisplayable() || !frame.isKeptIn(keptIn)) continue;
            frame.toFront();
            return true;
        }
        return false;
    }

    void close() {
        opened.forEach(AppletFrame::dispose);
    }
}
