package regola.ui.view.lesson;

import regola.ui.view.ProseView;

/** An AnswerView is one of the answers to choose from. */
public record AnswerView(ProseView words, State state) {
    /** OPEN: not chosen. RIGHT: the right one, chosen or shown. WRONG: chosen, and not right. STRUCK: out by a hint. */
    public enum State {
        OPEN,
        RIGHT,
        WRONG,
        STRUCK
    }
}
