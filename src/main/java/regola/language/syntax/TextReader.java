package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.ExprNode;
import regola.language.tree.Sentences;

/**
 * A TextReader takes a text in quotes apart into words and holes. A backslash makes {@code "}, {@code \}, <code>{
 * </code> or <code>}</code> stand for itself. What stands in a hole is parsed as an expression of its own, with its
 * place in the file.
 */
final class TextReader {
    private static final String ESCAPED = "\"\\{}[]";

    private final TreeReading reading;

    TextReader(TreeReading reading) {
        this.reading = reading;
    }

    /** @return the value of a text without holes */
    static String plain(String quoted) {
        StringBuilder value = new StringBuilder();
        int end = end(quoted, 0, quoted.length());
        for (int i = 1; i < end; i++) {
            boolean escape = quoted.charAt(i) == '\\'
                    && i + 1 < end
                    && (quoted.charAt(i + 1) == '"' || quoted.charAt(i + 1) == '\\');
            if (escape) i++;
            value.append(quoted.charAt(i));
        }
        return value.toString();
    }

    /** @return where the closing quote is, or the end if there is none */
    private static int end(String text, int start, int stop) {
        int at = start + 1;
        while (at < stop && text.charAt(at) != '"') at += text.charAt(at) == '\\' ? 2 : 1;
        return Math.min(at, stop);
    }

    /** @param token a text, whose closing quote may be missing */
    List<Sentences.Part> parts(Token token) {
        Span span = reading.span(token);
        SourceText source = span.source();
        String text = source.text();
        List<Sentences.Part> parts = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        int end = end(text, span.start(), span.end());
        int wordsFrom = span.start() + 1;
        int at = wordsFrom;
        int asideEnd = -1;
        int written = 0; // braces that are words, and wait for theirs
        while (at < end) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < end) {
                if (text.charAt(at + 1) == '{') written++;
                words.append(escaped(source, at));
                at += 2;
            } else if (c == '{') {
                int close = close(text, at, end);
                if (words.length() > 0)
                    parts.add(new Sentences.Words(words.toString(), new Span(source, wordsFrom, at)));
                words.setLength(0);
                parts.add(hole(new Span(source, at, close < 0 ? end : close + 1), close >= 0));
                at = close < 0 ? end : close + 1;
                wordsFrom = at;
            } else if (at == asideEnd || asideEnd < 0 && aside(text, at, end) >= 0) {
                if (words.length() > 0)
                    parts.add(new Sentences.Words(words.toString(), new Span(source, wordsFrom, at)));
                words.setLength(0);
                parts.add(new Sentences.Edge(at != asideEnd, new Span(source, at, at + 1)));
                asideEnd = at == asideEnd ? -1 : aside(text, at, end);
                wordsFrom = ++at;
            } else {
                if (c == '}' && written > 0) written--;
                else if (c == '}') warnOfUnopened(source, wordsFrom, at);
                words.append(c);
                at++;
            }
        }
        if (words.length() > 0) parts.add(new Sentences.Words(words.toString(), new Span(source, wordsFrom, end)));
        return parts;
    }

    /** It is shown as it stands, to people who do not know what it means. */
    private void warnOfUnopened(SourceText source, int from, int at) {
        int start = at;
        while (start > from && !Character.isWhitespace(source.text().charAt(start - 1))) start--;
        reading.report(DiagnosticCode.UNOPENED_HOLE.at(
                new Span(source, at, at + 1), source.text().substring(start, at + 1)));
    }

    private String escaped(SourceText source, int at) {
        char c = source.text().charAt(at + 1);
        if (ESCAPED.indexOf(c) >= 0) return String.valueOf(c);
        int end = at + 1 + Character.charCount(source.text().codePointAt(at + 1));
        reading.report(DiagnosticCode.STRANGE_ESCAPE.at(
                new Span(source, at, end), source.text().substring(at, end)));
        return source.text().substring(at, at + 2);
    }

    /**
     * @return where the aside ends that begins here; -1 if none does, for brackets without a hole between them are
     *     words
     */
    private static int aside(String text, int open, int end) {
        if (text.charAt(open) != '[') return -1;
        boolean filled = false;
        for (int at = open + 1; at < end; at++) {
            char c = text.charAt(at);
            if (c == '\\') at++;
            else if (c == '{') {
                int close = close(text, at, end);
                if (close < 0) return -1;
                filled = true;
                at = close;
            } else if (c == '[') return -1;
            else if (c == ']') return filled ? at : -1;
        }
        return -1;
    }

    private static int close(String text, int open, int end) {
        int close = text.indexOf('}', open);
        return close < 0 || close >= end ? -1 : close;
    }

    private Sentences.Hole hole(Span span, boolean closed) {
        SourceText source = span.source();
        if (!closed) {
            reading.report(DiagnosticCode.UNCLOSED_HOLE.at(new Span(source, span.start(), span.start() + 1)));
            return new Sentences.Hole(new ExprNode.Broken(span), span);
        }
        if (source.text().substring(span.start() + 1, span.end() - 1).isBlank()) {
            reading.report(DiagnosticCode.EMPTY_HOLE.at(span));
            return new Sentences.Hole(new ExprNode.Broken(span), span);
        }
        ExprNode value = RuleParser.expression(
                source, span.start() + 1, span.end() - 1, reading.errors().diagnostics());
        return new Sentences.Hole(value, span);
    }
}
