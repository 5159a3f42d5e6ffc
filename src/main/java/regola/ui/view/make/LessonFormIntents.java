package regola.ui.view.make;

import regola.ui.view.match.DecisionIntents;

/** A LessonFormIntents is all that can be wanted while a lesson is filled in. Called on the event thread. */
public interface LessonFormIntents extends DecisionIntents {
    /** Something was typed. */
    void type(LessonFormView.Part part, String language, String words);

    void right(LessonFormView.Right right);

    /** A move is right from now on, or no longer. */
    void toggle(String move);

    /** @param on whether a move on the board leads on, to where the step is to begin */
    void playOn(boolean on);

    /** The last move that led to where the step begins is taken back. */
    void back();

    /** @param step from 0 */
    void goTo(int step);

    /** Another step begins where this one ends. */
    void add();

    void remove();

    /** What is filled in becomes a step of the other lesson that is being made. */
    void join();

    void save();

    /** It is saved, and done as learners do it. */
    void tryIt();
}
