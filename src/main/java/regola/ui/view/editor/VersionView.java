package regola.ui.view.editor;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.rules.ChangeView;

/**
 * A VersionView is how a rule file was once.
 *
 * @param file its name
 * @param millis since when it was so, since 1970
 * @param board a board of the game as its rules were then; null if they could not be played
 * @param changes what is otherwise now
 */
public record VersionView(String file, long millis, BoardView board, List<ChangeView> changes) {
    public VersionView {
        changes = List.copyOf(changes);
    }
}
