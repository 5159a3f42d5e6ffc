package regola.advice;

import regola.engine.value.Spoken;

/**
 * A Same is the reason why it does not matter which move is made: right after each, all that the rule file counts is
 * the same.
 */
public record Same() implements WhyBetter {
    private static final Spoken SAID =
            Spoken.of("In all that counts they come to the same.", "In tutto ciò che conta sono pari.");

    @Override
    public String text(String language) {
        return SAID.text(language);
    }
}
