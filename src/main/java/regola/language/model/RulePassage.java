package regola.language.model;

/**
 * A RulePassage is one span of the rule files that bears the number of a rule.
 *
 * @param kind what stands there
 * @param name what it belongs to, by its name in the rule file: the decision of a requirement, the mark on which a
 *     handler acts, else the declared thing itself; null if it has none
 * @param form the first word of the form of move it belongs to, where a decision has forms that begin differently; else
 *     null
 * @param reason number, sentence (which may be empty) and span
 */
public record RulePassage(Kind kind, String name, String form, Reason reason) {
    /** TOLD is a sentence said in the middle of a rule, END what ends the match. */
    public enum Kind {
        BOARD,
        MARK,
        PIECES,
        ZONE,
        SETTING,
        KEPT,
        START,
        TURN,
        DECISION,
        OPTION,
        REQUIREMENT,
        REFUSAL,
        RULE,
        SPECIAL,
        HANDLER,
        MOMENT,
        TOLD,
        FUNCTION,
        DEMAND,
        END,
        SCORE,
        AIM,
        WINNERS;

        /** @return whether its sentence is an answer to something that is not allowed */
        public boolean refuses() {
            return this == REQUIREMENT || this == REFUSAL || this == DEMAND;
        }
    }
}
