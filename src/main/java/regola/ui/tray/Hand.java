package regola.ui.tray;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.SwingUtilities;
import regola.ui.board.panel.BoardPanel;
import regola.ui.theme.EventThread;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;

/**
 * A Hand takes pieces from trays to a board: pressed, dragged or only looked at, they mean what pieces on the board
 * mean. For the event thread only.
 */
public final class Hand {
    private final BoardPanel board;
    private final BoardIntents intents;
    private final Runnable empty;
    private Pull held;
    /** Is told what was pressed that counts points, where nothing in the trays is to be chosen; null for nobody. */
    private BiConsumer<PileView, List<Ref>> counting;

    private BooleanSupplier chosen = () -> true;

    /** @param empty runs when nothing is in the hand any more: trays may show then what has come meanwhile */
    public Hand(BoardPanel board, BoardIntents intents, Runnable empty) {
        this.board = board;
        this.intents = intents;
        this.empty = empty;
    }

    void point(List<Ref> refs) {
        EventThread.check("a hand at a tray");
        board.arrive();
        intents.point(refs);
    }

    /**
     * @param next is told what was pressed that counts points, and what that may mean
     * @param choosing whether something in the trays is to be chosen now: then a press is about that
     */
    void count(BiConsumer<PileView, List<Ref>> next, BooleanSupplier choosing) {
        counting = next;
        chosen = choosing;
    }

    /** What lies in a tray was pressed: it is chosen, or it is said what it counts. */
    void press(PileView pile, List<Ref> refs) {
        boolean counts = counting != null && !pile.worth().isEmpty() && !chosen.getAsBoolean();
        if (!counts) point(refs);
        else if (board.isAnimating()) board.arrive();
        else counting.accept(pile, refs);
    }

    /**
     * The ground of a tray answers as the bare ground of the board does, unless it is a place to go to.
     *
     * @param place what the ground means just now; nothing where it means nothing
     * @return what to listen to it with
     */
    MouseListener ground(Supplier<List<Ref>> place) {
        return new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                if (!SwingUtilities.isLeftMouseButton(e)) return;
                List<Ref> meant = place.get();
                if (!meant.isEmpty()) point(meant);
                else if (board.isAnimating()) board.arrive();
                else intents.pointOff(Double.NaN, Double.NaN); // it is on no place, however far the board goes on
            }
        };
    }

    /** @param refs nothing for a look away */
    void look(List<Ref> refs) {
        if (holds() || board.isAnimating()) return;
        if (refs.isEmpty()) board.setPreview(OverlayView.NONE);
        intents.look(refs, board.foreseen());
    }

    /**
     * The keyboard goes onto the board, if that lies there.
     *
     * @param from where it is, in the window
     */
    void toBoard(Point from, int dx, int dy) {
        Point to = SwingUtilities.convertPoint(
                board, board.getWidth() / 2, board.getHeight() / 2, SwingUtilities.getRoot(board));
        if ((to.x - from.x) * dx + (to.y - from.y) * dy > 0) board.requestFocusInWindow();
    }

    void pull(JButton button, Supplier<PieceView> piece, Supplier<List<Ref>> refs) {
        Pull.from(button, piece, refs, new Pull.Ground(board, intents, this::hold));
    }

    private void hold(Pull by) {
        held = by;
        if (by == null) empty.run();
    }

    boolean holds() {
        return held != null;
    }

    /** @return whether a piece from a tray was carried, which is back now */
    public boolean letGo() {
        boolean was = holds();
        if (was) held.letGo();
        return was;
    }
}
