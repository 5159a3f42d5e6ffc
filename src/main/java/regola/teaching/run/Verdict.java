package regola.teaching.run;

/** A Verdict is what came of a try. */
public enum Verdict {
    /** Illegal: a rule forbids it. */
    REFUSED,
    /** Legal, or an answer that can be given, but not what was asked. */
    MISSED,
    /** Some of what was asked was found and nothing else, or a move was made that leads on. */
    PARTLY,
    /** What was asked. */
    RIGHT,
    /** A match was played to its end, and the learner has won it. */
    WON,
    /**
     * A match was played to its end, and somebody else has won it, or nobody: it is done, and nothing about it was
     * wrong.
     */
    NOT_WON,
    /** The rules failed, or the lesson asks for what they do not allow; nobody's try. */
    BROKEN
}
