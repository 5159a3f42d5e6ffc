package regola.ui.view.match;

import regola.ui.view.board.PieceView;

/**
 * A ChoiceView is something to choose from a list, where pointing at the board does not say enough.
 *
 * @param key what the presenter calls it
 * @param words what people read
 * @param picture a piece that shows it, or null
 * @param placed whether it can be pointed at where it is: in a tray, or at the rim of what turns
 */
public record ChoiceView(String key, String words, PieceView picture, boolean placed) {
    /** Something that is nowhere but in the list. */
    public ChoiceView(String key, String words, PieceView picture) {
        this(key, words, picture, false);
    }

    /** @return the same, to be pointed at where it is */
    public ChoiceView atItsPlace() {
        return new ChoiceView(key, words, picture, true);
    }
}
