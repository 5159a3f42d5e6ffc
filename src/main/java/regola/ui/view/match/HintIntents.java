package regola.ui.view.match;

/** A HintIntents is what somebody who wants help in a match can do. Called on the event thread. */
public interface HintIntents {
    /** One step on: a hint, more of it, why not another move, enough; what is being looked for goes on. */
    void hint();

    /** Why not another move? From now on what is tried is only a question, whether a hint was told or not. */
    void whyNot();

    /** What is told of a move is played on the board, one move further, or from the beginning: the match stays. */
    void play();

    /** What is being looked for is not wanted any more; a question that was asked stays open. */
    void giveUp();

    /** No help any more, and whatever is computed for it is given up. */
    void away();

    /** What could I have done? The match is looked back at. */
    void lookBack();

    /** The look back is put away. */
    void close();
}
