package regola.ui.view.lesson;

import regola.ui.view.ProseView;

/**
 * A MessageView is the answer to the last try: verdict, cause, rule. It stands until the next act.
 *
 * @param words one line
 * @param reason what stands below; may be empty
 * @param rule the number of the rule that it points at, or null
 * @param place where in a file, or empty
 */
public record MessageView(Sort sort, ProseView words, ProseView reason, String rule, String place) {
    /**
     * REFUSED: a rule forbids it. MISSED: it may be done, but was not asked for. PARTLY: it leads on. RIGHT: that was
     * asked. SHOWN: the solution was played. BROKEN: the lesson and the rules do not fit.
     */
    public enum Sort {
        REFUSED,
        MISSED,
        PARTLY,
        RIGHT,
        SHOWN,
        BROKEN
    }
}
