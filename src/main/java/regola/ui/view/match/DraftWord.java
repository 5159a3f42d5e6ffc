package regola.ui.view.match;

import java.util.List;

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

    /** @return whether a word is open that stands before one that is filled */
    public static boolean leaveOpenBefore(List<DraftWord> words) {
        List<State> states = words.stream().map(DraftWord::state).toList();
        int open = states.indexOf(State.OPEN);
        return open >= 0 && open < states.lastIndexOf(State.FILLED);
    }
}
