package regola.language.service;

import java.util.List;
import regola.language.source.Span;

/**
 * A Hover is what there is to say about something in a text.
 *
 * @param at what it is said about
 * @param head what it is, as a rule file would write it, with its type
 * @param sentences what the rules say about it, in the language that was asked for
 * @param also lines of rules that matter too, such as what a variant sets
 */
public record Hover(Span at, String head, List<String> sentences, List<String> also) {
    public Hover {
        sentences = List.copyOf(sentences);
        also = List.copyOf(also);
    }
}
