package regola.ui.view.match;

/**
 * A WhyView is what answers a press that led to no move: why it is not allowed, what has to be done instead, or what
 * could be pointed at.
 *
 * @param sort which of them
 * @param tried what was tried, in words; may be empty
 * @param rule the number of the rule, or null
 * @param sentence the rule's own reason
 * @param place file and line of the rule, or empty
 */
public record WhyView(Sort sort, String tried, String rule, String sentence, String place) {
    /**
     * REFUSED: a rule forbids it. DUTY: a rule says what has to be done. STRAY: it meant nothing, and the sentence says
     * what does.
     */
    public enum Sort {
        REFUSED,
        DUTY,
        STRAY
    }

    /** @return the same in other words */
    public WhyView saying(String words) {
        return new WhyView(sort, tried, rule, words, place);
    }
}
