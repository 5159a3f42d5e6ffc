package regola.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A ProseView is a short text in which some words are emphasised, are names of things on the board, or lead to a rule.
 */
public record ProseView(List<Run> runs) {
    public static final ProseView NONE = new ProseView(List.of());

    /**
     * How a run is shown. RULE is the number of a rule, a link to what it says; CODE is the name of a thing on the
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

    public ProseView {
        runs = List.copyOf(runs);
    }

    public static ProseView plain(String text) {
        return text.isEmpty() ? NONE : new ProseView(List.of(new Run(text, Style.PLAIN)));
    }

    /** @return this text with another one behind it */
    public ProseView and(ProseView other) {
        if (isEmpty() || other.isEmpty()) return isEmpty() ? other : this;
        List<Run> both = new ArrayList<>(runs);
        both.add(new Run(" ", Style.PLAIN));
        both.addAll(other.runs);
        return new ProseView(both);
    }

    public boolean isEmpty() {
        return runs.isEmpty();
    }

    /** @return the words alone */
    public String text() {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return text();
    }
}
