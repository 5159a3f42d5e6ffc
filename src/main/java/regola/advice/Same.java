package regola.advice;

import regola.engine.value.Spoken;

/** A Same is the reason why it does not matter which move is made: right after each all that counts is the same. */
public record Same() implements WhyBetter {
    @Override
    public String text(String language) {
        return Spoken.of(
                        "Right after each of them everything that counts is the same.",
                        "Subito dopo ognuna tutto ciò che conta resta uguale.")
                .text(language);
    }
}
