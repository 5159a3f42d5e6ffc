package regola.engine.value;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import regola.language.model.Goal;
import regola.language.model.Text;
import regola.language.source.Span;

/**
 * An Aim is something that is good for a player to have, as the rule file says it; how much of it a player has, a match
 * says.
 *
 * @param id its name in the rule file
 * @param sentence what is good about it, in each language that the rule file has; no capital, no full stop
 * @param rule the number of the rule, or null if it has none
 * @param span of its name in the rule file
 * @param unit how much one of it counts, below zero where it is bad to have; 0 if that is not known
 * @param words what a hint says of it
 */
public record Aim(String id, Spoken sentence, String rule, Span span, long unit, Goal words) {

    /** @param aim as it was checked: its sentence has no holes */
    public static Aim of(Goal aim) {
        var amount = aim.amount();
        Text text = amount.reason().text();
        Spoken sentence = text.isEmpty() ? Spoken.SILENCE : language -> fill(text, language, Map.of());
        return new Aim(amount.name(), sentence, amount.reason().rule(), amount.span(), aim.unit(), aim);
    }

    /**
     * @param amount of the one whom it is said to
     * @param other how much that would be otherwise
     * @return the rule file's own sentence about having more of it; no capital, no full stop; empty if it has none
     */
    public Optional<Spoken> yours(long amount, long other) {
        return said(words.yours(), Spoken.SILENCE, amount, other);
    }

    /**
     * @param who of whom it is said
     * @param amount of that player
     * @param other how much that would be otherwise
     * @return the rule file's own sentence about somebody who has less of it, likewise
     */
    public Optional<Spoken> theirs(Spoken who, long amount, long other) {
        return said(words.theirs(), who, amount, other);
    }

    private Optional<Spoken> said(Text text, Spoken who, long amount, long other) {
        if (text.isEmpty()) return Optional.empty();
        long each = unit == 0 ? 1 : unit;
        return Optional.of(language -> fill(
                text,
                language,
                Map.of(
                        Goal.COUNT, number(amount / each),
                        Goal.INSTEAD, number(other / each),
                        Goal.WHO, who.text(language))));
    }

    private static String number(long number) {
        return String.valueOf(number).replace('-', '\u2212');
    }

    private static String fill(Text text, String language, Map<String, String> blanks) {
        return text.in(language).parts().stream()
                .map(part -> part instanceof Text.Words words
                        ? words.words()
                        : part instanceof Text.Blank blank ? blanks.getOrDefault(blank.name(), "") : "")
                .collect(Collectors.joining());
    }
}
