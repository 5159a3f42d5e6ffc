package regola.ui.view.lesson;

/**
 * A LessonAct is what a learner can do in a lesson besides moving, pointing and choosing. In every lesson by the same
 * key.
 */
public enum LessonAct {
    /** Asks for the next rung of the ladder of hints. */
    HINT,
    /** Has the solution played. */
    SHOW_ME,
    /** Takes the last move back, or the last mark away. */
    TAKE_BACK,
    /** Has the marks judged. */
    CHECK,
    /** Goes on: to the next step, from the last one to the end, from there to the next lesson. */
    NEXT,
    /** Another exercise of the same kind. */
    ANOTHER,
    /** Puts the step back to its beginning; at the end the whole lesson. */
    AGAIN,
    /** Begins the whole lesson anew, as if nothing had been done in it; stars stay. */
    AFRESH,
    /** Goes to the first step that is not done yet. */
    MISSING
}
