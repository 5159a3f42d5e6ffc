package regola.ui.view.position;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.ZoneView;

/**
 * A PositionView is a position while somebody sets it up.
 *
 * @param serial grows with every picture
 * @param overlay veils what lies face down for all
 * @param zones every place off the board; the last is the box with all that is nowhere else
 * @param brushes what can be laid on places, such as the face of a tile
 * @param held what the hand holds, see {@link #pile} and brushes; empty if nothing of these
 * @param chosen in words what is chosen on the board; empty if nothing
 * @param fields what can be said of what is chosen, then of the whole
 * @param own how many of the fields are of what is chosen
 * @param faults all that is wrong, in words
 * @param verdict one sentence about all of it
 * @param canCover whether anything in it lies face down for all
 * @param covered whether that is not seen here either
 */
public record PositionView(
        long serial,
        String title,
        BoardView board,
        OverlayView overlay,
        List<ZoneView> zones,
        List<PieceView> brushes,
        String held,
        String chosen,
        List<FieldView> fields,
        int own,
        List<Fault> faults,
        String verdict,
        boolean canUndo,
        boolean canRedo,
        boolean canCover,
        boolean covered) {

    /** @param rule the number of a rule of the game, or null */
    public record Fault(String rule, String sentence) {}

    public PositionView {
        zones = List.copyOf(zones);
        brushes = List.copyOf(brushes);
        fields = List.copyOf(fields);
        faults = List.copyOf(faults);
    }

    /** @return what a hand holds that takes pieces from there */
    public static String pile(String zone, String piece) {
        return zone + "/" + piece;
    }

    public boolean isSound() {
        return faults.isEmpty();
    }
}
