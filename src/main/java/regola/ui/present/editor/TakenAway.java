package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Repair;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.ui.view.editor.MistakeView;

/**
 * A TakenAway finds lines that were taken away since the text was right and that are missed: it tries what would be
 * found if they stood there again. What cannot be read because of them is one message, at their place. A line that was
 * changed comes back in the same way, where nothing that is said of it mends as much.
 */
final class TakenAway {
    /** Each place is the game read once more. */
    private static final int MOST = 3;

    private static final int LONGEST = 48;
    private static final Pattern MEANT = Pattern.compile("did you mean '.*'\\?|write '[0-9]+'");

    /**
     * A Back is lines to be written again where they stood.
     *
     * @param missed what is only found because they are gone
     * @param changed whether another line stands in their place
     * @param second whether what is said of that line is likelier meant, though it may not mend as much
     */
    record Back(int start, int end, String text, List<Diagnostic> missed, boolean changed, boolean second) {
        Back(int start, int end, String text, List<Diagnostic> missed, boolean changed) {
            this(start, end, text, missed, changed, false);
        }

        /** Of several lines the one is named that says what the name is that is not known without it. */
        MistakeView.Repair repair(Diagnostic one) {
            List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
            String name = one.code() == DiagnosticCode.UNKNOWN_NAME ? Place.written(one.span()) : "";
            Pattern said = Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])");
            String named = lines.stream()
                    .filter(line -> !name.isEmpty() && said.matcher(line).find())
                    .findFirst()
                    .orElse(lines.get(0));
            return new MistakeView.Repair(
                    start, end, text, MistakeView.Repair.BACK + lines.size() + " " + shortened(named));
        }

        boolean mends(Diagnostic found) {
            return missed.contains(found);
        }
    }

    /** What is told of a text, and how lines come back. */
    record Told(List<Diagnostic> found, List<Back> backs) {}

    private final SourceText text;
    private final List<Diagnostic> found;
    private final Function<SourceText, List<Diagnostic>> compiled;

    private TakenAway(SourceText text, List<Diagnostic> found, Function<SourceText, List<Diagnostic>> compiled) {
        this.text = text;
        this.found = found;
        this.compiled = compiled;
    }

    /**
     * @param right the text as it was when nothing was wrong; null if it never was
     * @param found in the text
     * @param compiled what would be found in another text in its place
     */
    static Told in(
            String right, SourceText text, List<Diagnostic> found, Function<SourceText, List<Diagnostic>> compiled) {
        if (right == null || found.stream().noneMatch(Diagnostic::isError)) return new Told(found, List.of());
        return new TakenAway(text, found, compiled).told(LineDiff.of(right, text.text()));
    }

    private Told told(List<LineDiff.Hunk> changes) {
        List<Diagnostic> left = new ArrayList<>(found);
        List<Back> backs = new ArrayList<>();
        int tried = 0;
        for (LineDiff.Hunk hunk : gone(changes)) {
            if (tried++ >= MOST) break;
            Back back = back(hunk);
            if (back.missed.isEmpty()) continue;
            if (back.missed.stream().noneMatch(TakenAway::isUnreadable)) {
                backs.add(back);
                continue;
            }
            // What else is found comes of what cannot be read.
            Diagnostic one = missing(hunk, back);
            int first = left.indexOf(back.missed.get(0));
            left.removeAll(back.missed);
            left.add(Math.max(0, Math.min(first, left.size())), one);
            backs.add(new Back(back.start, back.end, back.text, List.of(one), false));
        }
        return new Told(left, backs);
    }

    /** @return first what is gone with nothing in its place */
    private static List<LineDiff.Hunk> gone(List<LineDiff.Hunk> changes) {
        return changes.stream()
                .flatMap(TakenAway::gone)
                .sorted(Comparator.comparing(hunk -> !changes.contains(hunk)))
                .toList();
    }

    /** @return what is gone of a change: all of it, or the lines above or below those that were changed beside them */
    private static Stream<LineDiff.Hunk> gone(LineDiff.Hunk hunk) {
        List<String> before = hunk.before();
        if (before.stream().allMatch(String::isBlank)) return Stream.empty();
        if (hunk.now().stream().allMatch(String::isBlank)) return Stream.of(hunk);
        int left = hunk.now().size();
        int lost = before.size() - left;
        if (lost < 1 || hunk.now().stream().anyMatch(String::isBlank)) return Stream.empty();
        return Stream.of(
                        new LineDiff.Hunk(hunk.from(), before.subList(0, lost), List.of()),
                        new LineDiff.Hunk(hunk.from() + left, before.subList(left, before.size()), List.of()))
                .filter(each -> each.before().stream().noneMatch(String::isBlank));
    }

    /**
     * @param right the text as it was when nothing was wrong; null if it never was
     * @return how lines come back that were changed and in which something is wrong since; of a line that cannot be
     *     read only the first message stays, as the others come of it
     */
    static Told changed(
            String right, SourceText text, List<Diagnostic> found, Function<SourceText, List<Diagnostic>> compiled) {
        if (right == null || found.stream().noneMatch(Diagnostic::isError)) return new Told(found, List.of());
        return new TakenAway(text, found, compiled).changed(LineDiff.of(right, text.text()));
    }

    private Told changed(List<LineDiff.Hunk> changes) {
        List<Diagnostic> left = new ArrayList<>(found);
        List<Back> backs = new ArrayList<>();
        int tried = 0;
        for (LineDiff.Hunk hunk : changes) {
            if (hunk.before().size() != hunk.now().size()) continue;
            for (int i = 0; i < hunk.now().size() && tried < MOST; i++) {
                LineDiff.Hunk one = new LineDiff.Hunk(
                        hunk.from() + i,
                        hunk.before().subList(i, i + 1),
                        hunk.now().subList(i, i + 1));
                List<Diagnostic> here = left.stream()
                        .filter(each -> each.isError() && each.span().line() == one.from() + 1)
                        .toList();
                if (here.isEmpty() || one.before().get(0).isBlank()) continue;
                tried++;
                Back back = back(one);
                Diagnostic first = here.get(0);
                if (!back.missed.contains(first)) continue;
                long own = errorsWithRepair(first);
                long errors = found.stream().filter(Diagnostic::isError).count();
                if (own <= errors - back.missed.size()) continue;
                if (isUnreadable(first)) left.removeIf(each -> each != first && back.missed.contains(each));
                List<Diagnostic> mended = here.stream()
                        .filter(each -> back.missed.contains(each) && left.contains(each))
                        .toList();
                boolean ends = back.text.endsWith("\n"); // so that the cursor stays in the line
                backs.add(new Back(
                        back.start,
                        ends ? back.end - 1 : back.end,
                        ends ? back.text.substring(0, back.text.length() - 1) : back.text,
                        mended,
                        true,
                        own <= errors && isMeant(first)));
            }
        }
        return new Told(left, backs);
    }

    /** @return how many are left when it is repaired as is said of it; more than any if it is not */
    private long errorsWithRepair(Diagnostic first) {
        return Repair.of(first)
                .map(own -> SourceText.of(text.name(), own.made()))
                .map(made -> compiled.apply(made).stream()
                        .filter(each -> each.isError() && each.span().source() == made)
                        .count())
                .orElse(Long.MAX_VALUE);
    }

    /** Whether it is known which word was meant: that is the next thing to try, and the line as it was the last. */
    private static boolean isMeant(Diagnostic first) {
        String advice = first.trouble().advice().toString();
        return MEANT.matcher(advice).matches();
    }

    private static boolean isUnreadable(Diagnostic each) {
        return each.code().code().startsWith("R1");
    }

    private Back back(LineDiff.Hunk hunk) {
        String all = text.text();
        int start = start(hunk.from());
        int end = start(hunk.from() + hunk.now().size());
        boolean last = start == all.length() && !all.isEmpty() && !all.endsWith("\n");
        String lines = (last ? "\n" : "") + String.join("\n", hunk.before()) + (end == all.length() ? "" : "\n");
        SourceText made = SourceText.of(text.name(), all.substring(0, start) + lines + all.substring(end));
        int longer = hunk.before().size() - hunk.now().size();
        List<Diagnostic> errors = found.stream().filter(Diagnostic::isError).toList();
        List<Diagnostic> then = compiled.apply(made).stream()
                .filter(each -> each.isError() && each.span().source() == made)
                .toList();
        if (then.size() >= errors.size() || isNewIn(then, errors, hunk, longer))
            return new Back(start, end, lines, List.of(), false);
        Set<Place> stays = new HashSet<>();
        Set<String> asked = new HashSet<>();
        for (Diagnostic each : then) {
            List<Place> places = Place.all(each, hunk, 0);
            stays.addAll(places);
            if (each.code() == DiagnosticCode.UNKNOWN_NAME && places.stream().anyMatch(place -> place.isIn(hunk)))
                asked.add(places.get(0).what());
        }
        return new Back(
                start,
                end,
                lines,
                errors.stream()
                        .filter(each -> Place.all(each, hunk, longer).stream().noneMatch(stays::contains))
                        // Lines that ask for a name themselves do not say what it is.
                        .filter(each -> each.code() != DiagnosticCode.UNKNOWN_NAME
                                || !asked.contains(Place.written(each.span())))
                        .toList(),
                false);
    }

    /**
     * What could not be read hides what is wrong elsewhere, which is not new when it is told then.
     *
     * @return whether lines that come back make a mistake that there was not
     */
    private static boolean isNewIn(List<Diagnostic> then, List<Diagnostic> errors, LineDiff.Hunk hunk, int longer) {
        if (errors.stream().anyMatch(TakenAway::isUnreadable)) return false;
        Set<Place> before = new HashSet<>();
        errors.forEach(each -> before.addAll(Place.all(each, hunk, longer)));
        return then.stream().anyMatch(each -> Place.all(each, hunk, 0).stream().noneMatch(before::contains));
    }

    private int start(int line) {
        int start = 0;
        for (int i = 0; i < line; i++) {
            int end = text.text().indexOf('\n', start);
            if (end < 0) return text.text().length();
            start = end + 1;
        }
        return start;
    }

    private record Place(DiagnosticCode code, String what, int line, int column) {
        /**
         * @param lower by how many lines what stands below the hunk is further down
         * @return of a name that nothing is called by all places, as some are told together and some are not
         */
        static List<Place> all(Diagnostic each, LineDiff.Hunk hunk, int lower) {
            if (each.code() != DiagnosticCode.UNKNOWN_NAME)
                return List.of(of(each.code(), each.what(), each.span(), hunk, lower));
            List<Place> all = new ArrayList<>();
            Stream.concat(Stream.of(each.span()), each.related().stream().map(Diagnostic.Related::span))
                    .map(at -> of(each.code(), written(at), at, hunk, lower))
                    .forEach(all::add);
            return all;
        }

        boolean isIn(LineDiff.Hunk hunk) {
            return line > hunk.from() && line <= hunk.from() + hunk.before().size();
        }

        private static Place of(DiagnosticCode code, String what, Span at, LineDiff.Hunk hunk, int lower) {
            return new Place(code, what, at.line() + (at.line() > hunk.from() ? lower : 0), at.column());
        }

        private static String written(Span at) {
            return at.source().text().substring(at.start(), at.end());
        }
    }

    /** Told where the lines stood, so that the cursor comes there. */
    private Diagnostic missing(LineDiff.Hunk hunk, Back back) {
        int end = text.text().indexOf('\n', back.start);
        Span there = new Span(
                text, back.start, Math.max(back.start, end < 0 ? text.text().length() : end));
        List<String> lines =
                hunk.before().stream().filter(line -> !line.isBlank()).toList();
        Message what = lines.size() == 1
                ? Message.of("the line '{0}'", shortened(lines.get(0)))
                : Message.of("what begins with '{1}', {0} lines,", lines.size(), shortened(lines.get(0)));
        return DiagnosticCode.MISSING
                .at(there, what)
                .why(Message.of("it stood here before, and without it what stands below cannot be read"))
                .fix(Message.of("put it back, or write another in its place"));
    }

    private static String shortened(String line) {
        String words = line.strip().replaceAll("\\s+", " ");
        return words.length() <= LONGEST
                ? words
                : words.substring(0, LONGEST - 1).stripTrailing() + "…";
    }
}
