package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/**
 * A ChoiceType is a named set of words or numbers. A value of it is the index of its item, from 0.
 *
 * @param items the words, in order; numbers as text, a minus written m (m6 is -6)
 * @param numbers the numbers, or null when the items are words
 */
public record ChoiceType(String name, List<String> items, List<Long> numbers, Reason reason, Span span) {}
