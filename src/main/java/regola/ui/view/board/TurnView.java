package regola.ui.view.board;

import java.util.List;

/**
 * A TurnView is a place that is turned over: from then on it shows other special squares than before, or none.
 *
 * @param marks what it shows after it
 */
public record TurnView(String site, List<MarkView> marks, int storyLine) implements HappeningView {
    public TurnView {
        marks = List.copyOf(marks);
    }
}
