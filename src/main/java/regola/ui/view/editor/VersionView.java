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
 * @param trouble why not, in a sentence; empty if they could be
 * @param changes what is otherwise now
 * @param step what was done then, held against the text before it; null for the oldest that is kept
 */
public record VersionView(
        String file, long millis, BoardView board, String trouble, List<ChangeView> changes, Step step) {
    public VersionView {
        changes = List.copyOf(changes);
    }

    /**
     * A Step is what became otherwise from one text to the next, in lines.
     *
     * @param changed those in the place of which others stand
     * @param in what the first of them is in, as the file writes it, such as {@code turn}; empty if in nothing
     * @param line the first of them as it was written; empty if lines were only taken out
     */
    public record Step(int changed, int added, int removed, String in, String line) {}
}
