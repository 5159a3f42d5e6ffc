package regola.ui.view.match;

/**
 * A DraftWord is one word of the move that is being put together.
 *
 * @param words what stands there, or what is to be put there
 */
public record DraftWord(String words, State state) {
    public enum State {
        WORD,
        FILLED,
        OPEN
    }
}
