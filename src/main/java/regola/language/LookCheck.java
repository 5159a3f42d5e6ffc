package regola.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A LookCheck sees whether a look, which says how a board is dressed, has only words that looks know. Whoever paints
 * passes over the others, so that nothing would tell of a slip.
 */
public final class LookCheck {
    private static final Set<String> WORDS = Set.of(
            "background",
            "strewn",
            "strewn.size",
            "strewn.outside",
            "room",
            "room.trays",
            "trays.first",
            "margin",
            "stretch",
            "plate",
            "plate.margin",
            "filled",
            "links",
            "lines.colour",
            "disc",
            "disc.margin",
            "hub",
            "piece",
            "stack",
            "fan",
            "count",
            "fan.room",
            "fan.up",
            "outline",
            "empty",
            "badges",
            "badges.under",
            "labels",
            "labels.of",
            "dots",
            "plates",
            "party",
            "seat",
            "seat.chosen",
            "seat.line",
            "site",
            "site.size",
            "site.shift");
    /** Words before the name of something, with what may stand behind it. */
    private static final Map<String, Set<String>> NAMED = Map.of(
            "scenery", Set.of(""),
            "area", Set.of("", "margin"),
            "halo", Set.of("", "margin"),
            "beside", Set.of(""),
            "seat.under", Set.of(""),
            "region",
                    Set.of(
                            "", "size", "shift", "row", "step", "lean", "seats", "token", "column", "first", "empty",
                            "piece", "order", "clear", "caption"),
            "named", Set.of("", "size", "shift", "seats", "token", "empty"));

    private static final Set<String> HAPPENING =
            Set.of("hop", "step", "put", "off", "slide", "turn", "faces", "filled");
    /** What may stand behind the sign of equality, where that is one of a few words. */
    private static final Map<String, Set<String>> VALUES = Map.of(
            "links", Set.of("none", "lines", "arrows"),
            "labels", Set.of("none", "inside", "beside", "corner", "etched"),
            "empty", Set.of("none", "open"),
            "outline", Set.of("card"),
            "trays.first", Set.of("left", "right"),
            "party", Set.of("petals", "drops", "shavings", "stars", "leaves"));

    private static final Set<String> SOUNDS =
            Set.of("tick", "hop", "splash", "knock", "slide", "mill", "flip", "drum", "none");
    private static final Pattern LINE = Pattern.compile("\\s*([^\\s=:#!][^\\s=:]*)\\s*[=:]?\\s*(.*?)\\s*");

    private final SourceText look;
    private final Diagnostics problems;

    private LookCheck(SourceText look, Diagnostics problems) {
        this.look = look;
        this.problems = problems;
    }

    static void check(SourceText look, Diagnostics problems) {
        LookCheck check = new LookCheck(look, problems);
        int start = 0;
        boolean continued = false;
        for (String line : look.text().split("\n", -1)) {
            Matcher matcher = LINE.matcher(line.replace('\r', ' '));
            if (!continued && matcher.matches()) check.line(matcher, start);
            continued = line.stripTrailing().endsWith("\\");
            start += line.length() + 1;
        }
    }

    private void line(Matcher line, int start) {
        String word = line.group(1);
        if (!isKnown(word)) {
            tell(word, start + line.start(1), candidates(word));
            return;
        }
        Set<String> values = word.startsWith("sound.") ? SOUNDS : VALUES.get(word);
        String value = line.group(2);
        if (values != null && !values.contains(value.toLowerCase(java.util.Locale.ROOT)) && !value.isEmpty())
            tell(value, start + line.start(2), values);
    }

    private void tell(String word, int start, Set<String> known) {
        Span span = new Span(look, start, start + word.length());
        Message all = Message.of("take one of these: {0}", String.join(", ", new TreeSet<>(known)));
        problems.add(
                DiagnosticCode.UNKNOWN_LOOK_WORD.at(span, word).fix(DidYouMean.asFix(word, new TreeSet<>(known), all)));
    }

    /** @return whether looks know that word */
    public static boolean isKnown(String word) {
        if (WORDS.contains(word)) return true;
        if (word.startsWith("sound.")) return HAPPENING.contains(word.substring("sound.".length()));
        for (Map.Entry<String, Set<String>> each : NAMED.entrySet()) {
            if (!word.startsWith(each.getKey() + ".")) continue;
            String rest = word.substring(each.getKey().length() + 1);
            int end = rest.indexOf('.');
            String name = end < 0 ? rest : rest.substring(0, end);
            String behind = end < 0 ? "" : rest.substring(end + 1);
            if (!name.isEmpty() && each.getValue().contains(behind)) return true;
        }
        return false;
    }

    /** Words that might be meant: with the name that was written, where one belongs there. */
    private static Set<String> candidates(String word) {
        Set<String> all = new TreeSet<>(WORDS);
        HAPPENING.forEach(each -> all.add("sound." + each));
        List<String> parts = new ArrayList<>(List.of(word.split("\\.")));
        String name = parts.size() > 1 ? parts.get(1) : "NAME";
        NAMED.forEach((first, behind) ->
                behind.forEach(each -> all.add(first + "." + name + (each.isEmpty() ? "" : "." + each))));
        return all;
    }
}
