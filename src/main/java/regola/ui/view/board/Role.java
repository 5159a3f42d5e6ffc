package regola.ui.view.board;

/**
 * A Role is why something on the board is marked. Each has a shape of its own, so that colour is never the only sign.
 */
public enum Role {
    /** Pointing at it leads to a legal move. */
    LEGAL,
    /** Something is chosen already, and pointing at this goes on with it. */
    TARGET,
    /** Pointing at it takes something of another off the board. */
    TAKES,
    /** It is chosen. */
    CHOSEN,
    /** It was pointed at and may not be. */
    REFUSED,
    /** It is why that may not be. */
    CAUSE,
    /** The reason why something may not be speaks of it, such as the part that would be torn off. */
    SHOWN,
    /** The last move touched it. */
    LAST,
    /** The learner has marked it as an answer that is not checked yet. */
    MARKED,
    /** It was marked, and rightly. */
    HIT,
    /** It was asked for and not marked. */
    MISSED,
    /** It was marked and not asked for. */
    EXTRA
}
