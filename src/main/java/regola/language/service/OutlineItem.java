package regola.language.service;

import java.util.List;
import regola.language.source.Span;

/**
 * An OutlineItem is one part of a file in its list of contents.
 *
 * @param word the word of the language that begins it
 * @param name what it is called, or how it goes on where it has no name
 * @param number of the rule; may be empty
 * @param span the whole of it
 * @param at where to go
 */
public record OutlineItem(String word, String name, String number, Span span, Span at, List<OutlineItem> inside) {
    public OutlineItem {
        inside = List.copyOf(inside);
    }
}
