package regola.ui.view.match;

import regola.ui.view.board.PieceView;

/**
 * A ChoiceView is something to choose from a list, where pointing at the board does not say enough.
 *
 * @param key what the presenter calls it
 * @param words what people read
 * @param picture a piece that shows it, or null
 * @param placed whether it can be pointed at where it is: in a tray, or at the rim of what turns
 * @param group how its words begin, where a long list has more that begin so; else empty
 * @param brief how they go on after that
 */
public record ChoiceView(String key, String words, PieceView picture, boolean placed, String group, String brief) {
    /** A whole move is called by this and how it is written. */
    public static final String PLAY = "play ";

    public ChoiceView(String key, String words, PieceView picture, boolean placed) {
        this(key, words, picture, placed, "", words);
    }

    /** Something that is nowhere but in the list. */
    public ChoiceView(String key, String words, PieceView picture) {
        this(key, words, picture, false);
    }

    /** @return the same, to be pointed at where it is */
    public ChoiceView atItsPlace() {
        return new ChoiceView(key, words, picture, true, group, brief);
    }

    /** @return the same, below a heading */
    public ChoiceView in(String heading, String rest) {
        return new ChoiceView(key, words, picture, placed, heading, rest);
    }
}
