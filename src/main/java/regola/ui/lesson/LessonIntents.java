package regola.ui.lesson;

import regola.ui.view.LessonAct;

/** A LessonIntents is all that a learner can want beside the board. Called on the event thread. */
public interface LessonIntents {
    void act(LessonAct act);

    /** @param answer its place among the answers, from 0 */
    void answer(int answer);

    /** @param step from 0 */
    void goTo(int step);

    /** Opens or folds a rule in the margin. */
    void fold(String rule);

    /** To what the rule says, and to where it stands in the rule file. */
    void read(String rule);

    /** Back to the page from which the lesson was opened. */
    void leave();
}
