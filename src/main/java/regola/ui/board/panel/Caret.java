package regola.ui.board.panel;

import java.awt.Component;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.FocusStops;
import regola.ui.board.layout.FocusWalk;
import regola.ui.view.board.Role;

/** A Caret is where the keyboard stands on a board, and what the board is used with. On the event thread. */
final class Caret {
    private BoardLayout.Stop stop;
    private Led led = Led.NOT_YET;
    /** True from when something is asked until somebody walks: nobody has chosen anything yet. */
    private boolean waits;
    /** True from when the board becomes another until somebody walks: where the keyboard stands was chosen before. */
    private boolean found;
    /** Whether the board is about to become another only because somebody has walked. */
    private boolean walksOn;
    /** Whether everything may be pointed at, lit or not. */
    private boolean asked;

    /**
     * What the board is used with. Where the keyboard stands is marked and looked at only once a key was pressed: who
     * uses the mouse has no use for it.
     */
    enum Led {
        NOT_YET,
        BY_KEYS,
        BY_MOUSE;

        /**
         * @param e the keyboard comes to the board
         * @return with what it was sent there; not yet if it came of itself, such as from a button that is gone
         */
        static Led by(FocusEvent e) {
            Component from = e.getOppositeComponent();
            if (from != null && !from.isShowing()) return NOT_YET;
            return switch (e.getCause()) {
                case MOUSE_EVENT -> BY_MOUSE;
                case TRAVERSAL_FORWARD, TRAVERSAL_BACKWARD -> BY_KEYS;
                default -> NOT_YET;
            };
        }
    }

    /** @return null if it stands nowhere */
    BoardLayout.Stop stop() {
        return stop;
    }

    /** @param next null for nowhere */
    void stand(BoardLayout.Stop next) {
        stop = next;
        found = false;
        walksOn = false;
    }

    /** Somebody has walked on from what was refused, so the next board is the same without that. */
    void walkOn() {
        walksOn = true;
    }

    /** The board has become another below it. */
    void find() {
        found = !walksOn;
        walksOn = false;
    }

    /** @return whether nobody has walked since the board became what it is */
    boolean isFound() {
        return found;
    }

    /**
     * @return whether its place is to be marked: where it was left by a key that did something else, such as going on,
     *     it would say that something can be done there
     */
    boolean isSeen() {
        return stop != null && (!found || asked || BoardMouse.isLit(stop) || stop.is(Role.CHOSEN));
    }

    /** @param next whether everything may be pointed at, lit or not */
    void ask(boolean next) {
        asked = next;
    }

    /** @return the next stop from there that may be pointed at, if there is any */
    Optional<BoardLayout.Stop> next(List<BoardLayout.Stop> stops, BoardLayout.Stop from, boolean forwards) {
        return FocusWalk.next(stops, from, forwards, asked);
    }

    Led led() {
        return led;
    }

    /** @param hand what the board is used with from now on */
    void led(Led hand) {
        led = hand;
        if (hand == Led.BY_KEYS) waits = false;
    }

    /**
     * Something new is asked: where the keyboard was left means nothing any more, and it stands nowhere until somebody
     * walks. What it stood on of itself could be the answer.
     */
    void askAnew() {
        if (led == Led.BY_KEYS) led = Led.NOT_YET;
        stop = null;
        waits = true;
    }

    /**
     * @param byKeys whether the keyboard came here from what stands before or after
     * @return whether it stands nowhere, and is to be given a place
     */
    boolean needsPlace(boolean byKeys) {
        return stop == null && (byKeys || !waits);
    }

    /**
     * The board is laid anew: the keyboard stands where it stood, if that is still there, or where it is to begin.
     *
     * @param stops what it can stand on there
     * @param owner whether the board has the keyboard
     */
    void lay(BoardLayout laid, List<BoardLayout.Stop> stops, BoardLook look, boolean owner) {
        if (stop != null) stop = staying(stop, laid, stops, look);
        if (needsPlace(false) && owner && led == Led.NOT_YET)
            stop = next(stops, null, true).orElse(null);
    }

    /** @return where the keyboard stands now that stood there; null if that is gone */
    private static BoardLayout.Stop staying(
            BoardLayout.Stop old, BoardLayout laid, List<BoardLayout.Stop> stops, BoardLook look) {
        BoardLayout.Spot spot = laid.spot(old.spot().site().id());
        if (spot == null) return null;
        List<BoardLayout.Slot> slots = spot.slots();
        if (slots.isEmpty()) return new BoardLayout.Stop(spot, null);
        // Who stood on the top of a fan stands on its top, whatever has come or gone.
        if (old.isTop() && look.fan(spot.site()) > 0) return new BoardLayout.Stop(spot, slots.get(slots.size() - 1));
        return FocusStops.among(stops, old);
    }
}
