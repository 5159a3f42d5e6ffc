package regola.language.type;

import java.util.HashMap;
import java.util.Map;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** Echoes are the uses of an unknown name after the first few: one missing declaration shall not fill the page. */
final class Echoes {
    private static final int SHOWN = 3;

    private final Map<Use, Integer> uses = new HashMap<>();

    private record Use(SourceText file, String name) {}

    /** @return true if the name has been reported often enough in this file */
    boolean isEcho(String name, Span span) {
        return uses.merge(new Use(span.source(), name), 1, Integer::sum) > SHOWN;
    }
}
