package regola.teaching.run;

import regola.engine.value.Spoken;

/**
 * An Option is one answer to choose, of a question or a prediction.
 *
 * @param words of type Words where the author wrote it
 * @param state what became of it
 */
public record Option(Spoken words, State state) {
    /**
     * OPEN: not chosen yet. RIGHT: the right one, chosen or shown. WRONG: chosen, and not right. STRUCK: out by a hint.
     */
    public enum State {
        OPEN,
        RIGHT,
        WRONG,
        STRUCK
    }
}
