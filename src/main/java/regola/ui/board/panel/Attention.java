package regola.ui.board.panel;

import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.Timer;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.Role;

/**
 * An Attention is what somebody looks at: where the mouse rests, else where the keyboard stands. It tells of it after a
 * moment, so that a mouse on its way somewhere asks for nothing. On the event thread.
 */
final class Attention {
    private static final int GLANCE_MILLIS = 45;
    private static final int REST_MILLIS = 420;

    private final Consumer<BoardLayout.Stop> glanced;
    private final Consumer<BoardLayout.Stop> rested;
    private final Timer glance;
    private final Timer rest;
    private BoardLayout.Stop mouse;
    private BoardLayout.Stop keyboard;
    private BoardLayout.Stop told;
    private boolean resting;
    /** The place pointed at last: whoever works there needs no word of it. Null once they have looked elsewhere. */
    private String worked;

    /**
     * @param glanced gets what is looked at, null for nothing, soon
     * @param rested gets what is looked at for a while, and null at once when no longer
     */
    Attention(Consumer<BoardLayout.Stop> glanced, Consumer<BoardLayout.Stop> rested) {
        this.glanced = glanced;
        this.rested = rested;
        this.glance = timer(GLANCE_MILLIS, this::glance);
        this.rest = timer(REST_MILLIS, () -> {
            resting = now() != null;
            if (resting) rested.accept(now());
        });
    }

    /** Who has pressed there and chosen nothing knows where it leads: a try taken back is not drawn as one to make. */
    private void glance() {
        boolean known = isWorked(now()) && !now().is(Role.CHOSEN);
        glanced.accept(known ? null : now());
    }

    /** @param stop where somebody does something; null once they have looked elsewhere */
    void work(BoardLayout.Stop stop) {
        worked = stop == null ? null : stop.spot().site().id();
    }

    /** @return whether somebody has just done something there */
    boolean isWorked(BoardLayout.Stop stop) {
        return stop != null && stop.spot().site().id().equals(worked);
    }

    private static Timer timer(int millis, Runnable act) {
        Timer timer = new Timer(millis, e -> act.run());
        timer.setRepeats(false);
        return timer;
    }

    private BoardLayout.Stop now() {
        return mouse != null ? mouse : keyboard;
    }

    /** @param stop null if the mouse is over nothing */
    void mouse(BoardLayout.Stop stop) {
        mouse = stop;
        changed(false);
    }

    /** @param stop null if the keyboard is elsewhere */
    void keyboard(BoardLayout.Stop stop) {
        keyboard = stop;
        if (stop != null) mouse = null; // until the mouse moves again
        changed(false);
    }

    /** What is looked at has become something else: another picture. */
    void again(BoardLayout.Stop mouseNow, BoardLayout.Stop keyboardNow) {
        mouse = mouseNow;
        keyboard = keyboardNow;
        changed(true);
    }

    /** Nothing is looked at while things move. */
    void none() {
        mouse = null;
        keyboard = null;
        changed(false);
    }

    private void changed(boolean anew) {
        BoardLayout.Stop now = now();
        boolean same = now == null ? told == null : now.isSameAs(told);
        if (same && !anew) return;
        told = now;
        glance.restart();
        if (same && resting && now != null) {
            rested.accept(now);
            return;
        }
        if (resting) rested.accept(null);
        resting = false;
        if (now == null) rest.stop();
        else rest.restart();
    }

    /** Tells at once what would be told after a while, for tests. */
    void hasten() {
        if (glance.isRunning()) {
            glance.stop();
            glance();
        }
        if (rest.isRunning()) {
            rest.stop();
            resting = Objects.nonNull(now());
            if (resting) rested.accept(now());
        }
    }
}
