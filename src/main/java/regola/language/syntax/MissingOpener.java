package regola.language.syntax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.Repair;
import regola.language.diagnostic.ShiftedLines;
import regola.language.source.Message;
import regola.language.source.SourceText;

/**
 * A MissingOpener is a line of a single word that steps need above them and that is not there: the <code>then</code> of
 * an option, the <code>turn</code> of a game that has none, and the line with which a game begins. It tries what the
 * file would say if it stood there; steps that are only moved would be nowhere at home.
 */
final class MissingOpener {
    private static final Set<DiagnosticCode> LAYOUT = EnumSet.of(
            DiagnosticCode.UNEVEN_INDENT,
            DiagnosticCode.UNEXPECTED_INDENT,
            DiagnosticCode.MISSING_BLOCK,
            DiagnosticCode.UNEXPECTED);
    private static final Set<String> BELOW_OPTIONS = Set.of("require", "meets");
    private static final int USUAL = 2;
    private static final int MOST = 4;

    private final SourceText source;

    private MissingOpener(SourceText source) {
        this.source = source;
    }

    /**
     * @param found what is wrong in the text
     * @return the same; where such a line is missing, that is said instead of what comes of it
     */
    static List<Diagnostic> in(SourceText source, Collection<Diagnostic> found) {
        MissingOpener missing = new MissingOpener(source);
        Optional<Diagnostic> headless = missing.headless(found);
        if (headless.isPresent()) return List.of(headless.get());
        List<Diagnostic> left = new ArrayList<>(found);
        int tried = 0;
        for (Diagnostic each : found) {
            if (!left.contains(each) || !missing.mayBe(each)) continue;
            if (++tried > MOST) break;
            int line = each.span().line();
            Optional<Diagnostic> told = missing.told(each, found);
            if (told.isEmpty()) continue;
            int last = ShiftedLines.ofRun(source, line, 0).last();
            left.removeIf(other -> LAYOUT.contains(other.code())
                    && other.span().line() >= line
                    && other.span().line() <= last);
            left.add(told.get());
        }
        return left;
    }

    /** What a game says of itself stands there without the line of the game, and all below is nowhere at home. */
    private Optional<Diagnostic> headless(Collection<Diagnostic> found) {
        int first = IntStream.rangeClosed(1, source.lineCount())
                .filter(line -> ShiftedLines.says(source.lineText(line)))
                .findFirst()
                .orElse(0);
        if (first == 0 || blanks(first) == 0) return Optional.empty();
        return found.stream()
                .filter(each -> each.span().line() == first)
                .findFirst()
                .map(each -> {
                    Message word = Message.of("the line '{0}'", "game my-game");
                    return DiagnosticCode.MISSING
                            .at(each.span(), word)
                            .why("a file of rules begins with the word game and the name of the game, at the left edge")
                            .fix(Message.of("write {0} above this one, in column {1}", word, 1));
                })
                .filter(told -> Repair.of(told)
                        .filter(repair -> {
                            Diagnostics again = new Diagnostics();
                            RuleParser.read(SourceText.of(source.name(), repair.made()), again, List.of());
                            return !again.hasErrors();
                        })
                        .isPresent());
    }

    private boolean mayBe(Diagnostic found) {
        int line = found.span().line();
        boolean wrong = found.code() == DiagnosticCode.UNEXPECTED_INDENT || found.code() == DiagnosticCode.UNEXPECTED;
        return wrong && blanks(line) > 0 && found.span().column() == blanks(line) + 1 && LineForms.isStep(word(line));
    }

    private Optional<Diagnostic> told(Diagnostic found, Collection<Diagnostic> all) {
        int line = found.span().line();
        int option = option(line);
        if (option == 0 && !isTurnless(line)) return Optional.empty();
        Message word = Message.of("the line '{0}'", option > 0 ? "then" : "turn");
        int column = option > 0 ? blanks(option) + USUAL : 0;
        int wanted = blanks(line) > column ? blanks(line) : column + USUAL;
        int last = ShiftedLines.ofRun(source, line, 0).last();
        Message fix = wanted == blanks(line)
                ? Message.of("write {0} above this one, in column {1}", word, column + 1)
                : Message.of(
                        "write {0} above this one, in column {1}, and move the lines up to line {2} to column {3}",
                        word, column + 1, last, wanted + 1);
        Message why = option > 0
                ? Message.of(
                        "below an option its requirements come first, then the line 'then', and below that the steps, indented")
                : Message.of(LineComplaint.STEPS_STAND);
        Diagnostic told = DiagnosticCode.MISSING.at(found.span(), word).why(why).fix(fix);
        return Repair.of(told)
                .filter(repair -> mends(repair, line, last + 1, all))
                .map(repair -> told);
    }

    /** @return the option to which a line belongs with only requirements between them; 0 if there is none */
    private int option(int line) {
        int inside = Integer.MAX_VALUE;
        for (int above = line - 1; above > 0; above--) {
            if (!begins(above)) continue;
            String word = word(above);
            if (word.equals("option")) return blanks(above) < blanks(line) && blanks(above) < inside ? above : 0;
            if (!BELOW_OPTIONS.contains(word)) return 0;
            inside = Math.min(inside, blanks(above));
        }
        return 0;
    }

    /** Steps below nothing, with a part of the game that cannot have any before them. */
    private boolean isTurnless(int line) {
        boolean game = IntStream.rangeClosed(1, line)
                .filter(this::begins)
                .limit(1)
                .anyMatch(first -> word(first).equals("game"));
        boolean turn = IntStream.rangeClosed(1, source.lineCount())
                .anyMatch(each -> blanks(each) == 0 && word(each).equals("turn"));
        return game && !turn;
    }

    private boolean mends(Repair repair, int first, int last, Collection<Diagnostic> all) {
        Diagnostics again = new Diagnostics();
        RuleParser.read(SourceText.of(source.name(), repair.made()), again, List.of());
        List<Diagnostic> left =
                again.list().stream().filter(Diagnostic::isError).toList();
        return left.size() < all.stream().filter(Diagnostic::isError).count()
                && left.stream()
                        .filter(each -> LAYOUT.contains(each.code()))
                        .noneMatch(each ->
                                each.span().line() >= first && each.span().line() <= last);
    }

    private boolean begins(int line) {
        String text = source.lineText(line);
        return ShiftedLines.says(text)
                && !LayoutTokenSource.isContinuing(text.strip().startsWith("=") ? "=" : word(line));
    }

    private int blanks(int line) {
        return ShiftedLines.blanks(source.lineText(line));
    }

    private String word(int line) {
        return source.lineText(line).strip().split("[^A-Za-z-]", 2)[0];
    }
}
