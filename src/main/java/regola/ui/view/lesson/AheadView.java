package regola.ui.view.lesson;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.match.TraysView;

/**
 * An AheadView is what a lesson needs room for, in whatever step somebody is.
 *
 * @param board that of the first step; null where it is not known
 * @param trays what lies beside it at the beginning of each step, each once
 */
public record AheadView(BoardView board, List<TraysView> trays) {
    public static final AheadView NOTHING = new AheadView(null, List.of());

    public AheadView {
        trays = List.copyOf(trays);
    }
}
