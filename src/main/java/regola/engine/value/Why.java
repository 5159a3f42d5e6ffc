package regola.engine.value;

import java.util.List;
import regola.language.source.Span;

/**
 * A Why is the reason that something is not allowed: the first requirement that failed.
 *
 * @param rule the number of the rule, or null
 * @param sentence the rule file's answer, with the values of this case put in
 * @param span the line in the rule file
 * @param things what the requirement looks at, for lighting up
 * @param shown what the reason speaks of, such as the part that would be torn off; empty if the rule file does not say
 * @param form the first word of the form of move that was read into the try; null if that form begins with something
 *     chosen
 * @param open whether the requirement asks about something that nobody has pointed at: then it speaks of one of all
 *     that could be added
 */
public record Why(
        String rule, Spoken sentence, Span span, List<Thing> things, List<Thing> shown, String form, boolean open)
        implements Spoken {
    public Why {
        things = List.copyOf(things);
        shown = List.copyOf(shown);
    }

    /** A reason that asks about nothing else. */
    public Why(String rule, Spoken sentence, Span span, List<Thing> things, List<Thing> shown, String form) {
        this(rule, sentence, span, things, shown, form, false);
    }

    /** @return what lights up for somebody who has pointed at these: not what they could only have meant besides */
    public List<Thing> shownTo(List<Thing> tried) {
        return shown.stream()
                .filter(thing -> tried.contains(thing) || !things.contains(thing))
                .toList();
    }

    @Override
    public String text(String language) {
        return sentence.text(language);
    }

    @Override
    public String in(Manner manner) {
        return sentence.in(manner);
    }
}
