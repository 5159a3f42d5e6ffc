package regola.language.service;

import java.util.Comparator;
import java.util.List;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * An Edit is other text in place of some.
 *
 * @param span what goes; empty where something is only put in
 */
public record Edit(Span span, String text) {

    /** @return the source with all edits that are in it made; they do not overlap */
    public static SourceText made(SourceText source, List<Edit> edits) {
        List<Edit> here = edits.stream()
                .filter(edit -> edit.span().source() == source)
                .sorted(Comparator.comparingInt(edit -> edit.span().start()))
                .toList();
        if (here.isEmpty()) return source;
        StringBuilder text = new StringBuilder();
        int done = 0;
        for (Edit edit : here) {
            text.append(source.text(), done, edit.span().start()).append(edit.text());
            done = edit.span().end();
        }
        return SourceText.of(
                source.name(), text.append(source.text().substring(done)).toString());
    }
}
