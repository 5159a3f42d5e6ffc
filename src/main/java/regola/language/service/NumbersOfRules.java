package regola.language.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.LineParts;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** NumbersOfRules are the numbers of rules as they stand in texts: where, and which is free. */
final class NumbersOfRules {
    static final Pattern NUMBER = Pattern.compile("[A-Z]+-[0-9]+(\\.[0-9]+)*");

    private NumbersOfRules() {}

    /** @return the number that stands there, or null */
    static String at(SourceText text, int offset) {
        Span span = spanAt(text, offset);
        return span == null ? null : Analysis.written(span);
    }

    static Span spanAt(SourceText text, int offset) {
        int line = text.line(offset);
        int start = offset - text.column(offset) + 1;
        String words = text.lineText(line);
        for (LineParts.Part part : LineParts.of(words)) {
            boolean here = start + part.start() <= offset && offset <= start + part.end();
            if (here && part.kind() == LineParts.Kind.RULE_NUMBER)
                return new Span(text, start + part.start(), start + part.end());
        }
        return null;
    }

    static List<Span> places(GameTexts texts, String number) {
        List<Span> places = new ArrayList<>();
        for (SourceText text : texts.all()) {
            for (Span span : all(text)) if (Analysis.written(span).equals(number)) places.add(span);
        }
        return places;
    }

    private static List<Span> all(SourceText text) {
        List<Span> all = new ArrayList<>();
        Matcher possible = NUMBER.matcher(text.text());
        int passed = -1;
        while (possible.find()) {
            int line = text.line(possible.start());
            if (line == passed) continue;
            passed = line;
            int start = possible.start() - text.column(possible.start()) + 1;
            for (LineParts.Part part : LineParts.of(text.lineText(line))) {
                if (part.kind() == LineParts.Kind.RULE_NUMBER)
                    all.add(new Span(text, start + part.start(), start + part.end()));
            }
        }
        return all;
    }

    static Set<String> in(GameTexts texts) {
        Set<String> numbers = new TreeSet<>();
        for (SourceText text : texts.all()) all(text).forEach(span -> numbers.add(Analysis.written(span)));
        return numbers;
    }

    /**
     * @return the first free number behind the last one above the place; inside what has a number of its own, the first
     *     free part of that number, if the game numbers so
     */
    static String next(GameTexts texts, SourceText text, int offset) {
        Set<String> taken = in(texts);
        String last = null;
        for (Span span : all(text)) if (span.end() <= offset) last = Analysis.written(span);
        if (last == null) last = taken.isEmpty() ? "RULE-0" : taken.iterator().next();
        String around = around(text, text.line(offset));
        if (around != null && !taken.stream().allMatch(NumbersOfRules::isWhole))
            last = last.startsWith(around + ".") ? last : around + ".0";
        int end = Math.max(last.lastIndexOf('.'), last.lastIndexOf('-')) + 1;
        String head = last.substring(0, end);
        int number = last.length() - end > 6 ? 0 : Integer.parseInt(last.substring(end));
        do number++;
        while (taken.contains(head + number));
        return head + number;
    }

    /** @return the number of the innermost line in which the line stands; null if none has one */
    private static String around(SourceText text, int line) {
        int blanks = Completions.indent(text.lineText(line));
        for (int above = line - 1; above > 0 && blanks > 0; above--) {
            String words = text.lineText(above);
            if (!Completions.says(words) || Completions.indent(words) >= blanks) continue;
            blanks = Completions.indent(words);
            for (LineParts.Part part : LineParts.of(words))
                if (part.kind() == LineParts.Kind.RULE_NUMBER && isWhole(part.in(words))) return part.in(words);
        }
        return null;
    }

    private static boolean isWhole(String number) {
        return number.indexOf('.') < 0;
    }
}
