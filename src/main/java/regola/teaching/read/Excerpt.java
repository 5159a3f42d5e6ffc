package regola.teaching.read;

import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * An Excerpt is a part of a file as a text of its own in which every place is the same as in the file: what stands
 * before is blank, what stands behind is left out.
 */
final class Excerpt {
    private Excerpt() {}

    static SourceText of(Span span) {
        String text = span.source().text();
        StringBuilder blank = new StringBuilder(span.end());
        for (int i = 0; i < span.start(); i++) blank.append(text.charAt(i) == '\n' ? '\n' : ' ');
        return SourceText.of(
                span.source().name(),
                blank.append(text, span.start(), span.end()).toString());
    }
}
