package regola.language.diagnostic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A FollowUps is what is only found because something else cannot be read: a name that is declared in lines that were
 * skipped is unknown everywhere else, and to mend it there would be wrong.
 */
final class FollowUps {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*");

    private FollowUps() {}

    /** @return those that say something of their own, in their order */
    static List<Diagnostic> without(List<Diagnostic> all) {
        List<Diagnostic> unreadable = new ArrayList<>();
        Set<Span> unknown = new HashSet<>();
        Set<SourceText> garbled = new HashSet<>();
        for (Diagnostic each : all)
            if (Closing.isGlued(each)) garbled.add(each.span().source());
        if (!garbled.isEmpty()) return glued(all, garbled);
        for (Diagnostic each : all) {
            if (each.code().code().startsWith("R1") && each.isError()) unreadable.add(each);
            if (each.code() == DiagnosticCode.UNKNOWN_NAME) unknown.add(each.span());
        }
        if (unreadable.isEmpty() || unknown.isEmpty()) return all;
        Set<String> skipped = new HashSet<>();
        Set<Span> regions = new HashSet<>();
        for (Diagnostic each : unreadable) {
            Span region = region(each.span());
            if (regions.add(region)) addNames(region, unknown, skipped);
        }
        return all.stream()
                .filter(each -> each.code() != DiagnosticCode.UNKNOWN_NAME || !skipped.contains(text(each.span())))
                .toList();
    }

    /** Nobody knows what a number with a word behind it was to be, so that all else may come of it. */
    private static List<Diagnostic> glued(List<Diagnostic> all, Set<SourceText> garbled) {
        return all.stream()
                .filter(each ->
                        Closing.isGlued(each) || !garbled.contains(each.span().source()))
                .toList();
    }

    private static String text(Span span) {
        return span.source().text().substring(span.start(), span.end());
    }

    /** From the left edge above to the empty line below: what a reader takes for one part of the game. */
    private static Span region(Span at) {
        SourceText source = at.source();
        int first = Math.min(source.lineCount(), at.line());
        while (first > 1 && !isEdge(source.lineText(first))) first--;
        int last = Math.min(source.lineCount(), at.line());
        while (last < source.lineCount() && !source.lineText(last + 1).isBlank()) last++;
        int start = 0;
        for (int line = 1; line < first; line++) start = source.text().indexOf('\n', start) + 1;
        int end = start;
        for (int line = first; line <= last && end >= 0; line++)
            end = source.text().indexOf('\n', end) + 1;
        return new Span(source, start, end <= start ? source.text().length() : end);
    }

    private static boolean isEdge(String line) {
        return !line.isEmpty() && line.charAt(0) != ' ' && line.charAt(0) != '\t' && line.charAt(0) != '#';
    }

    /** A name that nobody knows declares nothing where it stands itself. */
    private static void addNames(Span region, Set<Span> unknown, Set<String> names) {
        Matcher name = NAME.matcher(region.source().text()).region(region.start(), region.end());
        while (name.find())
            if (!unknown.contains(new Span(region.source(), name.start(), name.end()))) names.add(name.group());
    }
}
