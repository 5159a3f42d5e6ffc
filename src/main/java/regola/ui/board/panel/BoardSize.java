package regola.ui.board.panel;

import java.awt.Insets;
import java.awt.Rectangle;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.Viewpoint;
import regola.ui.view.board.BoardView;

/** A BoardSize is how large a board is drawn in a region, for whoever decides what else stands there. */
public final class BoardSize {
    private BoardSize() {}

    /**
     * @param taken how much at the edges lies below other things
     * @return how many pixels the distance from place to place is
     */
    public static double unit(BoardView board, BoardLook look, Rectangle region, Insets taken) {
        Room left = Room.of(region.width, region.height, taken);
        return BoardLayout.of(look.trimmed(board), look, left, Viewpoint.FITTING)
                .unit();
    }

    /**
     * @param taken how much at the edges lies below other things
     * @return how far from the middle of what is left its outermost place reaches sideways, in pixels
     */
    public static double reach(BoardView board, BoardLook look, Rectangle region, Insets taken) {
        Room left = Room.of(region.width, region.height, taken);
        double middle = taken.left + (region.width - taken.left - taken.right) / 2.0;
        return BoardLayout.of(look.trimmed(board), look, left, Viewpoint.FITTING).spots().stream()
                .mapToDouble(spot -> Math.abs(spot.x() - middle) + spot.size() / 2)
                .max()
                .orElse(0);
    }
}
