package regola.ui.lesson;

import regola.ui.view.board.BoardIntents;
import regola.ui.view.lesson.LessonAct;

/** A LessonIntents is all that a learner can want in a lesson. Called on the event thread. */
public interface LessonIntents extends BoardIntents {
    /** @param key of a choice in a list */
    void choose(String key);

    void act(LessonAct act);

    /** @param answer its place among the answers, from 0 */
    void answer(int answer);

    /** @param step from 0 */
    void goTo(int step);

    /** Opens or folds a rule in the margin. */
    void fold(String rule);

    /** The card of a rule is put away. */
    void closeRule();

    /**
     * Somebody wants to change what stands there.
     *
     * @param place as {@code file:line}
     */
    void edit(String place);

    /** Everything of that picture has been shown, what travels has arrived. */
    void shown(long picture);

    /** Back to the page from which the lesson was opened. */
    void leave();
}
