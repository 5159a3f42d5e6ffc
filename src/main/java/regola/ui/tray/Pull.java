package regola.ui.tray;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.SwingUtilities;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;

/**
 * A Pull is the mouse that draws a piece out of a pile beside the board and carries it there. It means what carrying a
 * piece over the board means: taken up, put down on a place, or let go of beside all places.
 */
public final class Pull extends MouseAdapter {
    /** A hand that trembles a few pixels still clicks. */
    private static final double TREMBLE = 7;

    /** Of a pile from which one is in the hand just now: it shows one fewer. */
    static final String IN_HAND = "regola.in.hand";

    private final Ground ground;
    private final JButton pile;
    private final Supplier<PieceView> piece;
    private final Supplier<List<Ref>> refs;
    private Point pressed;
    private boolean pulling;

    /**
     * A Ground is where pieces are carried to.
     *
     * @param held hears whether a pile is in a hand, which wants it to stay there meanwhile
     */
    public record Ground(BoardPanel board, BoardIntents intents, Held held) {}

    /** Hears what is in the hand. */
    @FunctionalInterface
    public interface Held {
        /** @param pull null for nothing any more */
        void by(Pull pull);
    }

    private Pull(Ground ground, JButton pile, Supplier<PieceView> piece, Supplier<List<Ref>> refs) {
        this.ground = ground;
        this.pile = pile;
        this.piece = piece;
        this.refs = refs;
    }

    /** @param refs what is taken up */
    public static void from(JButton pile, PieceView piece, List<Ref> refs, Ground ground) {
        List<Ref> meant = List.copyOf(refs);
        from(pile, () -> piece, () -> meant, ground);
    }

    /** As the other, from where by and by other pieces lie. */
    static void from(JButton pile, Supplier<PieceView> piece, Supplier<List<Ref>> refs, Ground ground) {
        Pull pull = new Pull(ground, pile, piece, refs);
        pile.addMouseListener(pull);
        pile.addMouseMotionListener(pull);
    }

    @Override
    public void mousePressed(MouseEvent e) {
        pressed = SwingUtilities.isLeftMouseButton(e) ? e.getPoint() : null;
        pulling = false;
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        if (pressed == null) return;
        if (!pulling && pressed.distance(e.getPoint()) > TREMBLE) {
            pulling = true;
            ground.board().arrive();
            ground.held().by(this);
            pile.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
            pile.putClientProperty(IN_HAND, true);
            pile.repaint();
            ground.intents().lift(refs.get());
        }
        if (!pulling) return;
        pile.getModel().setArmed(false); // letting go over it again is no click
        ground.board().carryOver(piece.get(), onBoard(e));
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        if (!pulling) return;
        Point at = onBoard(e);
        String site = ground.board().siteAt(at);
        letGo();
        if (site != null) ground.intents().drop(List.of(Ref.site(site)));
        else ground.board().dropOff(at.x, at.y);
    }

    /** What is in the hand is there no more. */
    public void letGo() {
        pulling = false;
        pressed = null;
        pile.setCursor(Cursor.getDefaultCursor());
        pile.putClientProperty(IN_HAND, null);
        pile.repaint();
        ground.board().carryOver(null, null);
        ground.held().by(null);
    }

    private Point onBoard(MouseEvent e) {
        return SwingUtilities.convertPoint(pile, e.getPoint(), ground.board());
    }
}
