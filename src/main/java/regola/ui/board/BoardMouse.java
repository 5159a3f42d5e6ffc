package regola.ui.board;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.SwingUtilities;
import regola.ui.view.Role;

/**
 * A BoardMouse turns presses into clicks and carries: what is pressed and let go in one place is pointed at, a piece that is
 * pulled away is lifted there and dropped where it is let go.
 */
final class BoardMouse extends MouseAdapter {
    /** A hand that trembles a few pixels still clicks. */
    private static final double TREMBLE = 7;

    private final BoardPanel panel;
    private final BoardListener listener;
    private Point pressed;
    private BoardLayout.Stop under;
    private boolean carrying;
    private Point last;

    BoardMouse(BoardPanel panel, BoardListener listener) {
        this.panel = panel;
        this.listener = listener;
    }

    /** @return what the mouse is over; null if over nothing */
    BoardLayout.Stop over() {
        return last == null ? null : panel.laid().at(last.x, last.y);
    }

    @Override
    public void mousePressed(MouseEvent e) {
        boolean hastens = panel.isAnimating();
        panel.arrive();
        panel.requestFocusInWindow();
        if (SwingUtilities.isRightMouseButton(e)) panel.askRule(panel.laid().at(e.getX(), e.getY()));
        if (!SwingUtilities.isLeftMouseButton(e)) return;
        under = panel.laid().at(e.getX(), e.getY());
        carrying = false;
        // Who only wants things to arrive does not want to be told why that spot is not allowed.
        pressed = hastens && !isLit(under) ? null : e.getPoint();
    }

    static boolean isLit(BoardLayout.Stop stop) {
        return stop != null && (stop.is(Role.LEGAL) || stop.is(Role.TARGET));
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        if (pressed == null || under == null || under.slot() == null) return;
        if (!carrying && pressed.distance(e.getPoint()) > TREMBLE) {
            carrying = true;
            listener.lifted(BoardPanel.refsOf(under));
        }
        if (carrying) panel.pointerOver(panel.laid().placeAt(e.getX(), e.getY()));
        if (carrying) panel.carry(under.slot().piece(), e.getX(), e.getY(), under.slot().size());
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        if (pressed == null || !SwingUtilities.isLeftMouseButton(e)) return;
        pressed = null;
        if (carrying) {
            carrying = false;
            panel.carry(null, 0, 0, 0);
            BoardLayout.Stop place = panel.laid().placeAt(e.getX(), e.getY());
            if (place == null || place.spot().site().id().equals(under.spot().site().id())) listener.cleared();
            else listener.dropped(List.of(place.spot().site().ref()));
        } else if (under == null) {
            listener.cleared();
        } else {
            panel.focusOn(under);
            panel.pointAt(under);
        }
    }

    @Override
    public void mouseExited(MouseEvent e) {
        last = null;
        panel.pointerAway(null);
        panel.pointerOver(null);
    }

    @Override
    public void mouseMoved(MouseEvent e) {
        last = e.getPoint();
        panel.pointerAway(panel.laid().at(e.getX(), e.getY()));
        panel.pointerOver(panel.isAnimating() ? null : panel.laid().at(e.getX(), e.getY()));
    }
}
