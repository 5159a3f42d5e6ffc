package regola.language.model;

import regola.language.source.Span;

/**
 * A Reason is a rule's number with its sentence and its span in the rule file. The number may be null.
 *
 * @param printed what a rulebook says instead of the sentence, with no other holes than settings; {@link Text#NONE} if
 *     nothing of its own
 */
public record Reason(String rule, Text text, Text printed, Span span) {
    /** A reason that a rulebook gives in the same words. */
    public Reason(String rule, Text text, Span span) {
        this(rule, text, Text.NONE, span);
    }
}
