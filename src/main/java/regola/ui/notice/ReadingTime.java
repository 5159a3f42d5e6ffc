package regola.ui.notice;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import regola.ui.view.Notice;
import regola.ui.view.Texts;

/**
 * A ReadingTime is how long mere words lie on a page before they go by themselves; what asks something, or has to be
 * read, stays until somebody has answered it. Whoever points at the words, or has the keyboard there, is still reading.
 */
final class ReadingTime {
    private static final int LEAST_MILLIS = 4000;
    private static final int MILLIS_A_LETTER = 60;
    private static final int AGAIN_MILLIS = 1500;

    private ReadingTime() {}

    /** @return 0 for what does not go by itself */
    static int millis(Notice notice, Texts texts) {
        boolean passing = notice.sort() == Notice.Sort.PASSING;
        boolean mere =
                (passing || notice.sort() == Notice.Sort.WORD && notice.offers().isEmpty())
                        && notice.problems().isEmpty()
                        && !notice.page().equals(Notice.EVERYWHERE);
        if (!mere) return 0;
        int letters =
                notice.title().in(texts).length() + notice.text().in(texts).length();
        return LEAST_MILLIS + MILLIS_A_LETTER * letters;
    }

    /** @param over is run when a card was to be read long enough, on the event thread */
    static void begin(NoticeCard card, Texts texts, Runnable over) {
        int millis = millis(card.notice(), texts);
        if (millis == 0) return;
        Timer timer = new Timer(millis, null);
        timer.addActionListener(e -> {
            if (!isRead(card)) {
                timer.stop();
                over.run();
            }
        });
        timer.setDelay(AGAIN_MILLIS);
        timer.start();
    }

    private static boolean isRead(Component card) {
        if (!card.isShowing()) return false;
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner != null && SwingUtilities.isDescendingFrom(owner, card)) return true;
        PointerInfo pointer = MouseInfo.getPointerInfo();
        if (pointer == null) return false;
        Point at = new Point(pointer.getLocation());
        SwingUtilities.convertPointFromScreen(at, card);
        return card.contains(at);
    }
}
