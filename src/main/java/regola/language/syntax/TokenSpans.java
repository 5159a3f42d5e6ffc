package regola.language.syntax;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * TokenSpans turn what ANTLR says about positions into spans of the file. It counts characters as code points from the
 * beginning of what was given to the lexer, which may be a part of the file; spans count UTF-16 units from the
 * beginning of the file. Nothing else in the program converts between the two.
 */
final class TokenSpans {
    private final SourceText source;
    private final int base;
    private final int length;
    /** Code point to UTF-16 offset; null when they are the same, which is nearly always. */
    private final int[] offsets;

    /** @param from where the part given to the lexer begins, in UTF-16 units */
    TokenSpans(SourceText source, int from, int to) {
        this.source = source;
        this.base = from;
        this.length = to - from;
        this.offsets = offsets(source.text(), from, to);
    }

    private static int[] offsets(String text, int from, int to) {
        int points = text.codePointCount(from, to);
        if (points == to - from) return null;
        int[] offsets = new int[points + 1];
        int at = from;
        for (int i = 0; i < points; i++) {
            offsets[i] = at - from;
            at += Character.charCount(text.codePointAt(at));
        }
        offsets[points] = to - from;
        return offsets;
    }

    private int offset(int codePoint) {
        int last = offsets == null ? length : offsets.length - 1;
        int point = Math.max(0, Math.min(codePoint, last));
        return base + (offsets == null ? point : offsets[point]);
    }

    SourceText source() {
        return source;
    }

    Span span(Token token) {
        return between(token.getStartIndex(), token.getStopIndex() + 1);
    }

    Span span(Token first, Token last) {
        return between(first.getStartIndex(), last.getStopIndex() + 1);
    }

    /** @return from the first to the last token of what was read; empty, after the token before it, if nothing was */
    Span span(ParserRuleContext read) {
        Token stop = read.getStop();
        if (stop == null) return span(read.getStart());
        if (stop.getTokenIndex() < read.getStart().getTokenIndex()) return after(stop);
        return span(read.getStart(), stop);
    }

    /** @return the empty span at the end of the token */
    Span after(Token token) {
        return between(token.getStopIndex() + 1, token.getStopIndex() + 1);
    }

    /** @return the empty span at the beginning of the token */
    Span before(Token token) {
        return between(token.getStartIndex(), token.getStartIndex());
    }

    /** @return all that was given to the lexer */
    Span all() {
        return new Span(source, base, base + length);
    }

    private Span between(int from, int to) {
        int start = offset(from);
        return new Span(source, start, Math.max(start, offset(to)));
    }
}
