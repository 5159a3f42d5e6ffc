package regola.language.syntax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.DidYouMean;
import regola.language.diagnostic.Repair;
import regola.language.diagnostic.ShiftedLines;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A MissingFirst is the word that a line has lost with which it began: it tries what the file would say if that word
 * stood there. Where nothing helps, no column is recommended that would not help either.
 */
final class MissingFirst {
    /** What a line may begin with that goes on with any words; what is meant more often comes first. */
    private static final List<String> WORDS = List.of(
            "require", "meets", "option", "choose", "move", "set", "answer", "pieces", "function", "setting", "grid");

    /** Who has lost a word has moved the rest no further than this to the right, and a bit. */
    private static final int NEAR = 12;

    private static final String REQUIRE = "require";
    /** Fewer letters of it are not yet the word. */
    private static final int SHORTEST = 3;

    private static final int INDENT = 2;
    private static final int LONGEST_PART = 200;
    /** Each costs several readings. */
    private static final int MOST = 3;

    private static final Pattern CALL = Pattern.compile("([a-z][a-z0-9-]*)\\(.*\\)");
    private static final Pattern GIVEN = Pattern.compile("([a-z][a-z0-9-]*) = .*");

    private final SourceText source;

    private MissingFirst(SourceText source) {
        this.source = source;
    }

    /**
     * @param found what is wrong in the text
     * @param wrong lines that are read as if they began elsewhere; where there are any, those are to blame
     * @return the same; the first that are about a line without its first word say so
     */
    static List<Diagnostic> in(SourceText source, Collection<Diagnostic> found, List<ShiftedLines> wrong) {
        List<Diagnostic> told = new ArrayList<>(found);
        MissingFirst missing = new MissingFirst(source);
        int tried = 0;
        if (wrong.isEmpty()) told.replaceAll(missing::further);
        for (int i = 0; i < told.size() && wrong.isEmpty() && tried < MOST; i++) {
            if (!missing.mayBe(told.get(i))) continue;
            tried++;
            told.set(i, missing.told(told.get(i)));
        }
        return told;
    }

    private boolean mayBe(Diagnostic found) {
        int line = found.span().line();
        boolean begins = found.span().column() == ShiftedLines.blanks(source.lineText(line)) + 1;
        boolean layout = found.code() == DiagnosticCode.UNEXPECTED_INDENT
                        && Repair.of(found).isPresent()
                || found.code() == DiagnosticCode.UNEXPECTED
                        && Repair.of(found).filter(each -> !each.moves()).isEmpty();
        String word = word(source.lineText(line));
        boolean first = LineForms.isStep(word)
                || LineForms.isSection(word)
                || WORDS.contains(word)
                || isBegun(source.lineText(line).strip())
                || BegunLine.is(source, line);
        return begins && layout && !first && found.span().column() > 1;
    }

    /** Whether it says 'require', or as much of it as was written so far. */
    private static boolean isBegun(String said) {
        String word = word(said);
        return word.length() >= SHORTEST && REQUIRE.startsWith(word);
    }

    /** A requirement that begins no further right than its option belongs below it. */
    private Diagnostic further(Diagnostic found) {
        int line = found.span().line();
        String text = source.lineText(line);
        int blanks = ShiftedLines.blanks(text);
        boolean about = found.code() == DiagnosticCode.UNEXPECTED
                && found.span().column() == blanks + 1
                && isBegun(text.strip())
                && Repair.of(found).isEmpty();
        if (!about) return found;
        int inside = 0;
        for (int above = line - 1; above > 0; above--) {
            String other = source.lineText(above);
            if (!ShiftedLines.says(other)) continue;
            int begins = ShiftedLines.blanks(other);
            if (other.strip().startsWith(REQUIRE + " ")) inside = begins;
            if (other.strip().startsWith("option ")) {
                int column = (inside > begins ? inside : begins + INDENT) + 1;
                return begins < blanks ? found : found.fix(Message.of("begin only this line in column {0}", column));
            }
            if (begins == 0) return found;
        }
        return found;
    }

    private Diagnostic told(Diagnostic found) {
        int line = found.span().line();
        int blanks = ShiftedLines.blanks(source.lineText(line));
        int start = found.span().start() - blanks;
        for (int column : columns(line, blanks)) {
            for (String word : words(line)) {
                Span there = new Span(source, start + column, start + column);
                Diagnostic told = DiagnosticCode.MISSING
                        .at(there, Message.of("'{0}'", word))
                        .why("with this word before it the line can be read")
                        .fix(Message.of("write {0} here", Message.of("'{0}'", word)));
                if (Repair.of(told).filter(each -> left(each.made(), line) == 0).isPresent()) return told;
            }
        }
        boolean vain = Repair.of(found).filter(each -> !isBetter(each, line)).isPresent();
        return vain ? found.fix("") : found;
    }

    /** What a line says tells mostly what it is: a rule of this file is done, and what nothing declares is new. */
    private List<String> words(int line) {
        String said = source.lineText(line).strip();
        Matcher done = CALL.matcher(said);
        if (done.matches() && source.text().contains("\nrule " + done.group(1) + "(")) return List.of("do");
        Matcher given = GIVEN.matcher(said);
        if (!given.matches()) return WORDS;
        boolean kept = Pattern.compile("(?m)^(keep|counter|setting|each [a-z]+:?.*) ?" + given.group(1) + "\\b")
                .matcher(source.text())
                .find();
        return kept ? WORDS : Stream.concat(Stream.of("let"), WORDS.stream()).toList();
    }

    /** @return its column, and those of the blocks that are open above a line, from 0, the nearest first */
    private Set<Integer> columns(int line, int blanks) {
        Set<Integer> columns = new TreeSet<>((a, b) -> Integer.compare(b, a));
        columns.add(blanks);
        int least = blanks;
        for (int above = line - 1; above > 0 && least > 0; above--) {
            String text = source.lineText(above);
            if (!ShiftedLines.says(text) || ShiftedLines.blanks(text) >= least) continue;
            if (isContinuing(text)) continue;
            least = ShiftedLines.blanks(text);
            if (blanks - least <= NEAR) columns.add(least);
            if (columns.size() == 3) break;
        }
        return columns;
    }

    private static boolean isContinuing(String text) {
        String said = text.strip();
        return LayoutTokenSource.isContinuing(said.startsWith("=") ? "=" : said.split("[^A-Za-z-]", 2)[0]);
    }

    private boolean isBetter(Repair repair, int line) {
        int now = left(source.text(), line);
        return now == Integer.MAX_VALUE || left(repair.made(), line) < now || isAtHome(repair, line);
    }

    /** Whether the line can stand below others that begin as it does, whatever is wrong with the rest of it. */
    private boolean isAtHome(Repair repair, int line) {
        if (!repair.moves()) return false;
        SourceText made = SourceText.of(source.name(), repair.made());
        int first = ShiftedLines.blanks(made.lineText(line)) + 1;
        if (!isAlike(made, line, first - 1)) return false;
        Diagnostics again = new Diagnostics();
        RuleParser.read(made, again, List.of());
        return again.list().stream()
                .filter(each -> each.isError() && each.span().line() == line)
                .allMatch(each -> each.span().column() > first || each.code() == DiagnosticCode.MISTYPED_WORD);
    }

    private static boolean isAlike(SourceText made, int line, int blanks) {
        int above = line - 1;
        while (above > 0
                && (!ShiftedLines.says(made.lineText(above)) || ShiftedLines.blanks(made.lineText(above)) > blanks))
            above--;
        if (above == 0 || ShiftedLines.blanks(made.lineText(above)) < blanks) return false;
        String word = word(made.lineText(line));
        String other = word(made.lineText(above));
        return LineForms.isStep(word) && LineForms.isStep(other)
                || LineForms.ofHeader(word) != null && LineForms.ofHeader(other) != null
                || DidYouMean.closest(word, List.of(other)).isPresent()
                || word.equals(other);
    }

    private static String word(String line) {
        return line.strip().split("[^A-Za-z-]", 2)[0];
    }

    /**
     * @return how many mistakes there are in the part of a text in which the line stands, without the parts around it
     */
    private static int left(String text, int line) {
        List<String> lines = List.of(text.split("\n", -1));
        int first = line - 1;
        while (first > 0 && !isEdge(lines.get(first))) first--;
        int end = line;
        while (end < lines.size() && !isEdge(lines.get(end))) end++;
        if (end - first > LONGEST_PART) return Integer.MAX_VALUE;
        int header = 0;
        while (header < first && !isEdge(lines.get(header))) header++;
        int below = Math.min(header + 1, first);
        while (below < first && !isEdge(lines.get(below))) below++;
        List<String> part = new ArrayList<>(lines.subList(header, below));
        part.addAll(lines.subList(first, end));
        Diagnostics again = new Diagnostics();
        RuleParser.read(SourceText.of("part", String.join("\n", part)), again, List.of());
        return (int) again.list().stream().filter(Diagnostic::isError).count();
    }

    /** Whether a part of the file begins with the line. */
    private static boolean isEdge(String line) {
        return ShiftedLines.says(line) && ShiftedLines.blanks(line) == 0 && !isContinuing(line);
    }
}
