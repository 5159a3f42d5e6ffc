package regola.ui.view.match;

import java.util.List;

/**
 * A StoryView is what happened in the whole match, and where in it the learner stands.
 *
 * @param lines in the order in which it happened, also those taken back that can still be done again
 * @param moment the moment that is shown
 * @param last the last moment there is
 */
public record StoryView(List<StoryLine> lines, int moment, int last) {
    public StoryView {
        lines = List.copyOf(lines);
    }
}
