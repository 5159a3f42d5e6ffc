package regola.ui.view.lesson;

/** A LessonState is where a step stands, as the learner sees it: the page looks so and no otherwise. */
public enum LessonState {
    /** Moves are still being shown. */
    BUSY,
    /** Something is shown and told; nothing is asked. */
    TELL,
    /** Something is asked. */
    ASKING,
    /** A rule forbids what was tried. */
    REFUSED,
    /** It was allowed and played, and was not asked for. */
    MISSED,
    /** An answer, or a mark, that is not right. */
    WRONG_ANSWER,
    /** A press that cannot have been meant as a try. */
    STRAY,
    /** What was not asked for has been taken back. */
    BACK,
    /** A hint is being read. */
    HINT,
    /** What was asked is done in part. */
    PARTLY,
    /** The solution was shown. */
    SHOWN,
    RIGHT,
    /** A match is over, and somebody else has won it, or nobody. */
    NOT_WON,
    /** The lesson is over. */
    DONE,
    /** The lesson and the rules do not fit. */
    BROKEN
}
