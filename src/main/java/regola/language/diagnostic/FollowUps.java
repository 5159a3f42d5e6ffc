package regola.language.diagnostic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A FollowUps is what is only found because something else cannot be read: a name that is declared in lines that were
 * skipped is unknown everywhere else, and to mend it there would be wrong.
 */
final class FollowUps {
    /** So often a name is hardly mistyped. */
    private static final int MANY = 3;

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*");

    private FollowUps() {}

    /** @return those that say something of their own, in their order */
    static List<Diagnostic> without(List<Diagnostic> all) {
        return together(folded(alone(beside(all)).stream().map(SlippedOut::told).toList()));
    }

    /**
     * Where something cannot be read, what is never reached and what the board has not come of that, and so does in the
     * same line a sentence that seems to be missing, or a size that nobody knows. How many pieces a name stands for is
     * not known where their line cannot be read.
     */
    private static List<Diagnostic> beside(List<Diagnostic> all) {
        Set<SourceText> broken = new HashSet<>();
        Set<SourceText> boards = new HashSet<>();
        Set<SourceText> pieces = new HashSet<>();
        Set<String> lines = new HashSet<>();
        Set<String> halves = new HashSet<>();
        for (Diagnostic each : all) {
            if (!isUnreadable(each)) continue;
            broken.add(each.span().source());
            lines.add(place(each));
            if (each.code() == DiagnosticCode.MISSING || each.code() == DiagnosticCode.UNEXPECTED)
                halves.add(place(each));
            String part = text(region(each.span()));
            if (part.startsWith("board ") || part.startsWith("drawn "))
                boards.add(each.span().source());
            if (part.startsWith("pieces ")) pieces.add(each.span().source());
        }
        if (broken.isEmpty()) return all;
        return all.stream()
                .filter(each -> switch (each.code()) {
                    case UNREACHABLE -> !broken.contains(each.span().source());
                    case NO_ROWS -> !boards.contains(each.span().source());
                    case WRONG_TYPE -> !pieces.contains(each.span().source());
                    case NO_ENGLISH, NO_ITALIAN, NOT_A_ROW -> !lines.contains(place(each));
                    case BOARD_SHAPE -> !halves.contains(place(each));
                    default -> true;
                })
                .toList();
    }

    private static boolean isUnreadable(Diagnostic each) {
        return each.code().code().startsWith("R1") && each.isError();
    }

    private static String place(Diagnostic each) {
        return each.span().source().name() + " " + each.span().line();
    }

    /**
     * A name that is unknown in many places is one mistake: what it stood for was taken away, or it was called
     * otherwise. The first tells it, with the others beside it.
     */
    private static List<Diagnostic> folded(List<Diagnostic> all) {
        Map<Use, List<Diagnostic>> uses = new LinkedHashMap<>();
        for (Diagnostic each : all)
            if (each.code() == DiagnosticCode.UNKNOWN_NAME)
                uses.computeIfAbsent(new Use(each.span().source(), text(each.span())), name -> new ArrayList<>())
                        .add(each);
        Map<Diagnostic, Diagnostic> first = new IdentityHashMap<>();
        Set<Diagnostic> folded = Collections.newSetFromMap(new IdentityHashMap<>());
        uses.forEach((use, found) -> {
            if (found.size() < MANY) return;
            found.sort(Comparator.comparingInt(each -> each.span().start()));
            first.put(found.get(0), told(use.name(), found));
            folded.addAll(found.subList(1, found.size()));
        });
        return all.stream()
                .filter(each -> !folded.contains(each))
                .map(each -> first.getOrDefault(each, each))
                .toList();
    }

    /** Of several places in a line that there are not, with nothing that was meant by any, one message tells. */
    private static List<Diagnostic> together(List<Diagnostic> found) {
        Set<String> slipped =
                found.stream().filter(SlippedOut::is).map(FollowUps::place).collect(Collectors.toSet());
        List<Diagnostic> all = found.stream()
                .filter(each -> !isNoSite(each) || !slipped.contains(place(each)))
                .toList();
        Map<String, List<Diagnostic>> rows = new LinkedHashMap<>();
        for (Diagnostic each : all)
            if (isNoSite(each))
                rows.computeIfAbsent(place(each), line -> new ArrayList<>()).add(each);
        rows.values()
                .removeIf(row ->
                        row.stream().map(each -> text(each.span())).distinct().count() < 2);
        if (rows.isEmpty()) return all;
        List<Diagnostic> told = new ArrayList<>();
        for (Diagnostic each : all) {
            List<Diagnostic> row = isNoSite(each) ? rows.getOrDefault(place(each), List.of(each)) : List.of(each);
            if (row.get(0) != each) continue;
            List<Message> names = row.stream()
                    .map(one -> text(one.span()))
                    .distinct()
                    .map(name -> Message.of("'{0}'", name))
                    .toList();
            told.add(row.size() < 2 ? each : each.what(Message.of("no site is called {0}", Message.either(names))));
        }
        return told;
    }

    private static boolean isNoSite(Diagnostic each) {
        return each.code() == DiagnosticCode.UNKNOWN_NAME
                && each.trouble().said().toString().startsWith("no site is called ")
                && each.trouble().advice().toString().isEmpty();
    }

    private record Use(SourceText source, String name) {}

    private static Diagnostic told(String name, List<Diagnostic> found) {
        Diagnostic first = found.get(0);
        Diagnostic told = new Diagnostic(
                first.code(),
                Trouble.at(
                        first.span(),
                        Message.of("'{0}' is used {1} times, and nothing is called so", name, found.size()),
                        Message.of(
                                "one cause, {0} mistakes: if you have taken away the line that said what it is, put it back",
                                found.size()),
                        first.trouble().advice()),
                first.related());
        for (Diagnostic other : found.subList(1, found.size())) told = told.related(other.span(), "and here");
        return told;
    }

    private static List<Diagnostic> alone(List<Diagnostic> all) {
        List<Diagnostic> unreadable = new ArrayList<>();
        Set<Span> unknown = new HashSet<>();
        Set<SourceText> garbled = new HashSet<>();
        for (Diagnostic each : all)
            if (Closing.isGlued(each)) garbled.add(each.span().source());
        if (!garbled.isEmpty()) return glued(all, garbled);
        for (Diagnostic each : all) {
            if (isUnreadable(each)) unreadable.add(each);
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
