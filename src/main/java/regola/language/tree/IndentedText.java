package regola.language.tree;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An IndentedText is rule text in the making: lines with their indentation, and the small parts that many lines share.
 */
final class IndentedText {
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder indent = new StringBuilder();

    void line(String words) {
        text.append(indent).append(words).append('\n');
    }

    /** A line that says something about itself: the number behind it, each sentence on a line of its own. */
    void line(String words, Explain explain) {
        line(words + (explain.number() == null ? "" : "  " + explain.number()));
        continued(explain.text(), explain.printed());
    }

    /** @param showing may be empty */
    void line(String words, Because because, String showing) {
        line(words, because);
        if (!showing.isEmpty()) line("    showing " + showing);
    }

    void line(String words, Because because) {
        line(words);
        line("    because " + because.number());
        continued(because.text(), because.printed());
    }

    private void continued(Sentences sentences, Sentences printed) {
        for (Sentences.Sentence sentence : sentences.list()) line("    " + sentence(sentence));
        if (printed != null) line("    printed " + sentences(printed));
    }

    void block(Runnable lines) {
        indent.append("  ");
        lines.run();
        indent.setLength(indent.length() - 2);
    }

    void gap() {
        text.append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }

    // ---- small parts

    static String names(List<Name> names) {
        return names.stream().map(Name::text).collect(Collectors.joining(", "));
    }

    static String params(List<Param> params) {
        return params.stream()
                .map(param -> param.name() + ": " + type(param.type()))
                .collect(Collectors.joining(", "));
    }

    static String type(TypeNode type) {
        return switch (type.shape()) {
            case ONE -> type.name().text();
            case SET -> "set of " + type.name();
            case LIST -> "list of " + type.name();
        };
    }

    static String sites(List<BoardNode.SiteRange> sites, String between) {
        return sites.stream().map(IndentedText::sites).collect(Collectors.joining(between));
    }

    static String sites(BoardNode.SiteRange sites) {
        if (sites.pattern() != null) return pattern(sites.pattern());
        return sites.to() == null ? sites.from().text() : sites.from() + " .. " + sites.to();
    }

    private static String pattern(BoardNode.Pattern pattern) {
        String which = pattern.which() == null ? "" : pattern.which() + " ";
        if (pattern.by() == null) return "every " + which + "site";
        String last = pattern.last() == pattern.first() ? "" : " to " + pattern.last();
        return "every " + which + "site in " + pattern.by() + " " + pattern.first() + last;
    }

    static String point(BoardNode.Point point) {
        return number(point.x()) + ", " + number(point.y());
    }

    private static String number(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }

    static String art(Name art) {
        if (art == null) return "";
        return " drawn " + (art.text().indexOf('{') < 0 ? art.text() : quoted(art.text()));
    }

    static String quoted(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    static String sentences(Sentences sentences) {
        return sentences.list().stream().map(IndentedText::sentence).collect(Collectors.joining(" "));
    }

    private static String sentence(Sentences.Sentence sentence) {
        StringBuilder made = new StringBuilder(sentence.language()).append(" \"");
        for (Sentences.Part part : sentence.parts()) {
            if (part instanceof Sentences.Hole hole)
                made.append('{').append(ExprPrinter.print(hole.value())).append('}');
            else if (part instanceof Sentences.Edge edge) made.append(edge.opens() ? '[' : ']');
            else made.append(((Sentences.Words) part).words().replaceAll("([\"\\\\{}\\[\\]])", "\\\\$1"));
        }
        return made.append('"').toString();
    }
}
