package regola.ui.view.match;

import regola.ui.view.board.PieceView;

/**
 * A ChoiceView is something to choose from a list, where pointing at the board does not say enough.
 *
 * @param key what the presenter calls it
 * @param words what people read
 * @param picture a piece that shows it, or null
 */
public record ChoiceView(String key, String words, PieceView picture) {}
