package regola.ui.board.panel;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Grip;
import regola.ui.board.layout.Rim;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.TurnRims;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.WheelView;

/**
 * A BoardMouse turns presses into clicks and carries: what is pressed and let go in one place is pointed at, a piece
 * that is pulled away is lifted there and dropped where it is let go. On a board without end, pulling where no piece is
 * draws the board along, and the wheel brings it nearer.
 */
final class BoardMouse extends MouseAdapter {
    /** A hand that trembles a few pixels still clicks. */
    private static final double TREMBLE = 7;

    private final BoardPanel panel;
    private final BoardIntents intents;
    private Point pressed;
    private BoardLayout.Stop under;
    private boolean carrying;
    /** What was pressed to turn a wheel, or null. */
    private TurnRims.Knob knob;
    /** The hand on a wheel, or null. */
    private Grip grip;
    /** Where the board was taken hold of last, while it is drawn along; else null. */
    private Point hold;

    private Point last;
    /** How the board lay then. */
    private Room lay;

    BoardMouse(BoardPanel panel, BoardIntents intents) {
        this.panel = panel;
        this.intents = intents;
        panel.addHierarchyListener(this::left);
    }

    /** Whoever comes back to the page has pointed at nothing yet: what was told of a place is not told again. */
    private void left(HierarchyEvent e) {
        if ((e.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) == 0 || panel.isShowing()) return;
        rest();
        panel.pointerOver(null, null);
    }

    /**
     * @return whether something was carried or drawn, which is back where it was now, whatever the hand does with it
     */
    boolean cancel() {
        boolean held = carrying || grip != null;
        if (carrying) panel.carry(null, 0, 0, 0);
        if (grip != null) panel.grip(null);
        carrying = false;
        grip = null;
        knob = null;
        if (held) pressed = null;
        return held;
    }

    /** Somebody uses the keys instead: what the mouse lies over is not looked at until it moves. */
    void rest() {
        last = null;
    }

    /**
     * @return what the mouse is over; null if over nothing, or if the board has been moved below it, as at the end of a
     *     match: what lies there now by chance nobody wants to be told of
     */
    BoardLayout.Stop over() {
        return last == null || !panel.room().equals(lay) ? null : panel.laid().at(last.x, last.y);
    }

    @Override
    public void mousePressed(MouseEvent e) {
        boolean hastens = panel.isAnimating();
        panel.arrive();
        panel.requestFocusInWindow();
        panel.led(Caret.Led.BY_MOUSE);
        if (SwingUtilities.isRightMouseButton(e)) panel.askRule(panel.laid().at(e.getX(), e.getY()));
        if (!SwingUtilities.isLeftMouseButton(e)) return;
        under = panel.laid().at(e.getX(), e.getY());
        carrying = false;
        knob = hastens ? null : panel.wheels().knob(e.getX(), e.getY());
        // Who only wants things to arrive does not want to be told why that spot is not allowed.
        pressed = hastens && !isLit(under) ? null : e.getPoint();
    }

    static List<Ref> refsOf(BoardLayout.Stop stop) {
        Ref site = stop.spot().site().ref();
        if (stop.slot() == null) return List.of(site);
        List<Ref> refs = new ArrayList<>(stop.slot().piece().refs());
        refs.add(site);
        return refs;
    }

    /** @return the number of the rule of a special square, if this is one */
    static Optional<String> ruleOf(BoardLayout.Stop stop) {
        return Stream.ofNullable(stop)
                .flatMap(each -> each.spot().site().marks().stream())
                .map(MarkView::rule)
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** @return what is said of what lies there; null for nothing */
    String tip(MouseEvent event) {
        TurnRims.Knob knob = panel.wheels().knob(event.getX(), event.getY());
        if (knob != null)
            return knob.turn().looksLegal() ? null : knob.turn().reason(); // what may be turned shows where it leads
        BoardLayout.Stop stop = panel.laid().at(event.getX(), event.getY());
        if (stop == null || !stop.spot().site().marks().isEmpty()) return null; // special squares have a card
        if (isLit(stop) && stop.is(Role.TAKES)) return panel.words().taking();
        // A tip would lie over what is being shown, and what is lit needs no name to be used.
        return isLit(stop) || !panel.preview().isEmpty() ? null : panel.words().tip(stop);
    }

    static boolean isLit(BoardLayout.Stop stop) {
        return stop != null && (stop.is(Role.LEGAL) || stop.is(Role.TARGET));
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        if (pressed == null) return;
        if (grip == null && !carrying && pressed.distance(e.getPoint()) > TREMBLE) grip = takeHold();
        if (grip != null) {
            last = e.getPoint();
            lay = panel.room();
            grip.draw(e.getX(), e.getY());
            panel.grip(grip);
            return;
        }
        if (under == null || under.slot() == null) {
            draw(e.getPoint());
            return;
        }
        if (!carrying && pressed.distance(e.getPoint()) > TREMBLE) {
            carrying = true;
            intents.lift(refsOf(under));
        }
        if (carrying) panel.pointerOver(panel.laid().placeAt(e.getX(), e.getY()), null);
        if (carrying)
            panel.carry(under.slot().piece(), e.getX(), e.getY(), under.slot().size());
    }

    private boolean isOnPiece() {
        return knob == null && under != null && under.slot() != null;
    }

    /**
     * A piece that may be taken up is carried, and so is any where the wheel below it does not turn: that is told of
     * the piece then. Everything else on a rim takes the wheel along.
     */
    private Grip takeHold() {
        boolean takesUp = isOnPiece() && (isLit(under) || panel.isFreehand());
        WheelView wheel = takesUp ? null : panel.wheels().rim(pressed.x, pressed.y);
        boolean turns = wheel != null && (!isOnPiece() || wheel.turns().stream().anyMatch(WheelView.Turn::isLegal));
        return turns ? new Grip(wheel, Rim.of(panel.laid(), wheel), pressed.x, pressed.y) : null;
    }

    private void letGo(Point at) {
        WheelView.Turn meant = grip.meant().orElse(null);
        grip = null;
        // A wheel that may turn stays where the hand left it until it goes on from there.
        if (meant == null || !meant.isLegal()) panel.grip(null);
        if (meant != null) {
            intents.attempt(meant.move());
        } else if (isOnPiece() && elsewhere(at) != null) {
            // Pulled across the rim, and not along it: the piece was meant.
            intents.lift(refsOf(under));
            intents.drop(List.of(elsewhere(at).spot().site().ref()));
        } else {
            intents.clear();
        }
    }

    /** @return the place there, if it is not the one where the piece lies that was pressed */
    private BoardLayout.Stop elsewhere(Point at) {
        BoardLayout.Stop place = panel.laid().placeAt(at.x, at.y);
        boolean same = place != null
                && place.spot().site().id().equals(under.spot().site().id());
        return same ? null : place;
    }

    private void draw(Point to) {
        if (hold == null && (pressed.distance(to) <= TREMBLE || !panel.isEndless())) return;
        Point from = hold == null ? pressed : hold;
        hold = to;
        panel.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
        panel.roaming().drag(to.x - from.x, to.y - from.y);
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent e) {
        boolean zooms = panel.isEndless() && !e.isControlDown() && e.getWheelRotation() != 0;
        if (!zooms) {
            // Whatever lies around the board may scroll.
            if (panel.getParent() != null)
                panel.getParent().dispatchEvent(SwingUtilities.convertMouseEvent(panel, e, panel.getParent()));
            return;
        }
        panel.arrive();
        panel.roaming().nearer(-e.getPreciseWheelRotation(), e.getX(), e.getY());
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        if (pressed == null || !SwingUtilities.isLeftMouseButton(e)) return;
        pressed = null;
        if (grip != null) {
            letGo(e.getPoint());
        } else if (knob != null && panel.wheels().knob(e.getX(), e.getY()) != null) {
            intents.attempt(knob.turn().move());
        } else if (hold != null) {
            hold = null;
            mouseMoved(e);
        } else if (carrying) {
            carrying = false;
            panel.carry(null, 0, 0, 0);
            BoardLayout.Stop place = panel.laid().placeAt(e.getX(), e.getY());
            panel.work(place);
            if (place == null) panel.dropOff(e.getX(), e.getY());
            else if (place.spot().site().id().equals(under.spot().site().id())) intents.putBack();
            else intents.drop(List.of(place.spot().site().ref()));
        } else if (under == null) {
            intents.pointOff(Beyond.across(panel, e.getX()), Beyond.down(panel, e.getY()));
        } else {
            panel.focusOn(under);
            panel.pointAt(under);
        }
    }

    @Override
    public void mouseExited(MouseEvent e) {
        last = null;
        panel.pointerAway(null);
        panel.pointerOver(null, null);
    }

    @Override
    public void mouseMoved(MouseEvent e) {
        last = e.getPoint();
        lay = panel.room();
        panel.pointerAway(panel.laid().at(e.getX(), e.getY()));
        panel.pointerOver(
                panel.isAnimating() ? null : panel.laid().at(e.getX(), e.getY()),
                panel.isAnimating() ? null : e.getPoint());
    }
}
