package regola.ui.view.lesson;

import regola.ui.view.match.DecisionIntents;

/** A LessonIntents is all that a learner can do in a lesson. Called on the event thread. */
public interface LessonIntents extends DecisionIntents {
    void act(LessonAct act);

    /** @param answer its place among the answers, from 0 */
    void answer(int answer);

    /** @param step from 0 */
    void goTo(int step);

    /** Opens or folds a rule in the margin. */
    void fold(String rule);

    /** Everything of that picture has been shown, what travels has arrived. */
    void shown(long picture);
}
