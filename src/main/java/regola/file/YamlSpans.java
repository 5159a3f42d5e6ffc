package regola.file;

import java.util.Optional;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A YamlSpans turns the places of the YAML parser, which count characters as people do, into spans, which count UTF-16
 * units.
 */
final class YamlSpans {
    private final SourceText source;
    /** Offset of each character; null if every character is one unit, as it is in nearly every file. */
    private final int[] offsets;

    YamlSpans(SourceText source) {
        this.source = source;
        String text = source.text();
        int characters = text.codePointCount(0, text.length());
        offsets = characters == text.length() ? null : new int[characters + 1];
        if (offsets == null) return;
        for (int i = 0, at = 0; i <= characters; i++) {
            offsets[i] = at;
            if (at < text.length()) at += Character.charCount(text.codePointAt(at));
        }
    }

    Span start() {
        return new Span(source, 0, 0);
    }

    /** The place of one character. */
    Span character(int index) {
        int from = offset(index);
        return new Span(source, from, Math.min(from + 1, source.text().length()));
    }

    Span at(Optional<Mark> mark) {
        return mark.map(m -> character(m.getIndex())).orElseGet(this::start);
    }

    Span span(Event event) {
        return span(event, event);
    }

    Span span(Event first, Event last) {
        int from = first.getStartMark().map(m -> offset(m.getIndex())).orElse(0);
        int to = last.getEndMark().map(m -> offset(m.getIndex())).orElse(from);
        while (to > from && Character.isWhitespace(source.text().charAt(to - 1)))
            to--; // blocks end where the next begins
        return new Span(source, from, to);
    }

    private int offset(int index) {
        if (offsets == null) return Math.min(index, source.text().length());
        return offsets[Math.min(index, offsets.length - 1)];
    }
}
