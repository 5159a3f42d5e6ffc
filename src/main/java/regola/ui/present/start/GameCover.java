package regola.ui.present.start;

import java.util.List;
import java.util.Map;
import regola.engine.value.Position;
import regola.ui.view.board.Detail;

/**
 * A GameCover is the moment by which a game is known on the shelf, and how near it is seen. It belongs to the game and
 * stands beside its rule file.
 *
 * @param players how many play
 * @param settings only those that are changed
 * @param position what lies where; null for the beginning of a match
 * @param shown what of the board is seen
 */
public record GameCover(int players, Map<String, List<Long>> settings, Position position, Detail shown) {
    public GameCover {
        settings = Map.copyOf(settings);
    }
}
