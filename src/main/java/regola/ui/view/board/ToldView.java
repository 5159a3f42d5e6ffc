package regola.ui.view.board;

/**
 * A ToldView is a rule that came to act: its line is told, and the special square that it belongs to glows.
 *
 * @param site "" if it belongs to no special square
 */
public record ToldView(String site, int storyLine) implements HappeningView {}
