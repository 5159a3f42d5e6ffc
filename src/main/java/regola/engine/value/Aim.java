package regola.engine.value;

import java.util.stream.Collectors;
import regola.language.model.Function;
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
 */
public record Aim(String id, Spoken sentence, String rule, Span span) {

    /** @param aim as it was checked: its sentence has no holes */
    public static Aim of(Function aim) {
        Text text = aim.reason().text();
        Spoken sentence = text.isEmpty()
                ? Spoken.SILENCE
                : language -> text.in(language).parts().stream()
                        .map(part -> part instanceof Text.Words words ? words.words() : "")
                        .collect(Collectors.joining());
        return new Aim(aim.name(), sentence, aim.reason().rule(), aim.span());
    }
}
