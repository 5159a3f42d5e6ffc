package regola.teaching.run;

/** A Stage is what a lesson waits for. */
public enum Stage {
    /** Something was told or shown, nothing is asked; next goes on. */
    WATCHING,
    /** The learner is to move, point, or choose. */
    ASKING,
    /** A legal move was played that is not what was asked; it stands on the board until it is taken back. */
    MISSED,
    /** The solution was played for the learner; again puts the step back, to be done by the learner. */
    SHOWN,
    /** The step is done; next goes on. */
    SOLVED,
    /** The rules and the lesson do not fit here, so the step cannot be done; the feedback says why; next goes on. */
    BROKEN,
    /** The lesson is over: the last step was left with next. */
    ENDED
}
