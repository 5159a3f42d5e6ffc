package regola.ui.view.lesson;

import regola.ui.view.ProseView;

/**
 * A MessageView is the answer to the last try: verdict, cause, rule. It stands until the next act.
 *
 * @param words the cause, in one line; of a verdict that says it all, may be empty
 * @param reason what stands below; may be empty
 * @param rule the number of the rule that it points at, or null
 * @param tried what was tried, with the names of places, for those who teach; may be empty
 * @param place where in a file, or empty
 */
public record MessageView(Sort sort, ProseView words, ProseView reason, String rule, ProseView tried, String place) {
    /**
     * REFUSED: a rule forbids it. MISSED: it may be done, but was not asked for. PARTLY: it leads on. RIGHT: that was
     * asked. WON: a match is over, and the learner has won it. NOT_WON: somebody else has, or nobody. SHOWN: the
     * solution was played. STRAY: it cannot have been meant as a try. BACK: what was not asked for has been taken back.
     * GOES_ON: the lesson was left, and goes on here. BROKEN: the lesson and the rules do not fit.
     */
    public enum Sort {
        REFUSED,
        MISSED,
        PARTLY,
        RIGHT,
        WON,
        NOT_WON,
        SHOWN,
        STRAY,
        BACK,
        GOES_ON,
        BROKEN
    }
}
