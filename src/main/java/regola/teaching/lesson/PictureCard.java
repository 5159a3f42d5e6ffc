package regola.teaching.lesson;

import regola.language.source.Span;

/**
 * A PictureCard is what a step is about, to be seen at a glance: a drawing, a name, and one sentence.
 *
 * @param sort what it speaks of
 * @param about the kind or set of pieces, the special square, or the number of the rule
 * @param drawn the kind or set of pieces or the special square that is drawn; null if there is no drawing
 * @param art the name of a drawing that stands in place of that one; null if there is none
 * @param name the lesson's own words, or else those of the rule file; empty if neither has any
 * @param sentence likewise
 */
public record PictureCard(Sort sort, String about, String drawn, String art, Words name, Words sentence, Span span) {
    /**
     * PIECE: pieces of a kind or a set. MARK: a special square, or a word that has a drawing. RULE: anything else, by
     * the number of its rule.
     */
    public enum Sort {
        PIECE,
        MARK,
        RULE
    }
}
