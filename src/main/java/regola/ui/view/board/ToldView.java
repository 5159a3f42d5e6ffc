package regola.ui.view.board;

/**
 * A ToldView is a rule that came to act: its line is told, and the special square that it belongs to glows.
 *
 * @param site "" if it belongs to no special square
 * @param cheer what is called out, such as "A mill!"; "" if it is nothing to be glad of
 */
public record ToldView(String site, String cheer, int storyLine) implements HappeningView {
    /** Nothing to be glad of. */
    public ToldView(String site, int storyLine) {
        this(site, "", storyLine);
    }
}
