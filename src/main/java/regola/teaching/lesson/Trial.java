package regola.teaching.lesson;

import regola.language.source.Span;

/**
 * A Trial is a move of which the author says what comes of trying it at the beginning of the step; the checker tries
 * it.
 *
 * @param refused the number of the rule that must refuse it; null for a move that is legal but not what is asked
 */
public record Trial(String move, String refused, Span span) {
    public boolean misses() {
        return refused == null;
    }
}
