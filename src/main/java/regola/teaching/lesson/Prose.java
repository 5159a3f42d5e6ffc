package regola.teaching.lesson;

import java.util.List;
import java.util.stream.Collectors;

/** A Prose is a short text of a lesson in one language, with what its inline Markdown means. */
public record Prose(List<Run> runs) {
    public static final Prose EMPTY = new Prose(List.of());

    public Prose {
        runs = List.copyOf(runs);
    }

    /**
     * How a run is shown. RULE is the number of a rule, a link to its text; CODE is often the name of a thing on the
     * board.
     */
    public enum Style {
        PLAIN,
        STRONG,
        EMPHASIS,
        CODE,
        RULE
    }

    /** @param text never empty */
    public record Run(String text, Style style) {}

    public static Prose plain(String text) {
        return text.isEmpty() ? EMPTY : new Prose(List.of(new Run(text, Style.PLAIN)));
    }

    /** @return everything that stands there, as plain text */
    public String text() {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }

    /** @return the words that are read, without numbers of rules */
    public String spoken() {
        return runs.stream()
                .filter(run -> run.style() != Style.RULE)
                .map(Run::text)
                .collect(Collectors.joining())
                .strip();
    }

    /** @return numbers of the rules it links, in order */
    public List<String> rules() {
        return runs.stream()
                .filter(run -> run.style() == Style.RULE)
                .map(Run::text)
                .toList();
    }

    @Override
    public String toString() {
        return text();
    }
}
