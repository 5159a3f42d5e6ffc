package regola.language.diagnostic;

import java.util.List;
import java.util.stream.Collectors;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A DiagnosticRenderer writes diagnostics as text for the command line:
 *
 * <pre>
 * games/hexline/hexline.rules:14:8: error R201: no piece is called 'Stnoe'
 *   14 |   move Stnoe one step forward
 *      |        ^^^^^
 *   why  a move names a piece of this game; this game has: Stone, King
 *   fix  did you mean 'Stone'?
 *   see  games/hexline/hexline.rules:6:3: the pieces are declared here
 * </pre>
 *
 * All of it is in the language in which they are told. Columns count from 1. Very long lines are shown in part, with …
 * where they are cut.
 */
public final class DiagnosticRenderer {
    private static final int WIDTH = 140;
    private static final int BEFORE = 50;

    private DiagnosticRenderer() {}

    /** @return each as by {@link #render(Diagnostic)}, with an empty line between them; empty if there is none */
    public static String render(List<Diagnostic> diagnostics) {
        StringBuilder text = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) {
            if (text.length() > 0) text.append('\n');
            text.append(render(diagnostic));
        }
        return text.toString();
    }

    /** @return several lines, each with its line end */
    public static String render(Diagnostic diagnostic) {
        Trouble trouble = diagnostic.trouble();
        String kind = word(diagnostic.severity().word(), trouble)
                + ' '
                + diagnostic.code().code();
        StringBuilder text = new StringBuilder(render(trouble, kind));
        for (Diagnostic.Related related : diagnostic.related()) {
            appendPart(text, word("see", trouble), related.span() + ": " + related.note());
        }
        return text.toString();
    }

    /**
     * The same form for what is no diagnostic of a rule file: a match that fails, a file of another kind.
     *
     * @param kind such as {@code error}
     */
    public static String render(Trouble trouble, String kind) {
        StringBuilder text = new StringBuilder();
        String place = trouble.place().toString();
        if (!place.isEmpty()) text.append(place).append(": ");
        text.append(word(kind, trouble)).append(": ").append(trouble.what()).append('\n');
        if (trouble.span() != null) appendSource(text, trouble.span());
        appendPart(text, word("why", trouble), trouble.why());
        appendPart(text, word("fix", trouble), trouble.fix());
        return text.toString();
    }

    private static String word(String english, Trouble trouble) {
        return Message.of(english).in(trouble.language());
    }

    public static String renderError(Trouble trouble) {
        return render(trouble, "error");
    }

    /** @return each as an error, with an empty line between them */
    public static String renderErrors(List<Trouble> troubles) {
        return troubles.stream().map(DiagnosticRenderer::renderError).collect(Collectors.joining("\n"));
    }

    private static void appendSource(StringBuilder text, Span span) {
        SourceText source = span.source();
        int line = span.line();
        String whole = source.lineText(line);
        int from = Math.min(span.column() - 1, whole.length());
        int to = Math.max(from, Math.min(from + span.end() - span.start(), whole.length()));
        int cut = whole.length() > WIDTH && from > BEFORE ? from - BEFORE : 0;
        int stop = Math.min(whole.length(), cut + WIDTH);
        to = Math.min(to, stop);

        String number = Integer.toString(line);
        text.append("  ").append(number).append(" | ");
        String left = cut > 0 ? "…" : "";
        text.append(left)
                .append(visible(whole.substring(cut, stop)))
                .append(stop < whole.length() ? "…" : "")
                .append('\n');
        text.append("  ").append(" ".repeat(number.length())).append(" | ");
        text.append(" ".repeat(left.length() + characters(whole, cut, from)));
        text.append("^".repeat(Math.max(1, characters(whole, from, to)))).append('\n');
    }

    private static void appendPart(StringBuilder text, String label, String words) {
        if (!words.isEmpty())
            text.append("  ").append(label).append("  ").append(words).append('\n');
    }

    /** A tab or another control character takes one place, so that the caret stands where it should. */
    private static String visible(String line) {
        return line.codePoints()
                .collect(
                        StringBuilder::new,
                        (made, c) -> made.appendCodePoint(Character.isISOControl(c) ? ' ' : c),
                        StringBuilder::append)
                .toString();
    }

    private static int characters(String line, int from, int to) {
        return line.codePointCount(from, to);
    }
}
