package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.language.GoldenText;
import regola.language.Slips;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;

/**
 * Shipped rules and templates in which something was spoilt: each repair that is offered mends what it is offered for.
 */
@Execution(ExecutionMode.CONCURRENT)
class MendsTest {
    private static final long FIRST_SEED = 15_061L;
    private static final int[] SHIFTS = {2, 1, -2, 4, -1};
    /** Not every line: each is a file that is read several times. */
    private static final int STEP = 13;

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>(GoldenText.shippedRules());
        try (Stream<Path> templates = Files.walk(Path.of("rules-dsl/templates"))) {
            templates
                    .filter(file -> file.toString().endsWith(".rules"))
                    .sorted()
                    .forEach(files::add);
        }
        return files;
    }

    private static List<Diagnostic> syntax(SourceText text) {
        Diagnostics found = new Diagnostics();
        RuleParser.parse(text, found);
        return found.list().stream().filter(Diagnostic::isError).toList();
    }

    @Test
    void aLineThatBeginsElsewhereIsOneMessageWhoseRepairPutsItBack() throws IOException {
        int told = 0;
        int mended = 0;
        int round = 0;
        for (Path file : files()) {
            List<String> lines = Files.readString(file).lines().toList();
            for (int i = 0; i < lines.size(); i += STEP) {
                String line = lines.get(i);
                int by = SHIFTS[round++ % SHIFTS.length];
                if (line.isBlank() || line.strip().startsWith("#") || by < 0 && !line.startsWith(" ".repeat(-by)))
                    continue;
                List<String> next = new ArrayList<>(lines);
                next.set(i, by > 0 ? " ".repeat(by) + line : line.substring(-by));
                SourceText text = SourceText.of(file + ", line " + (i + 1) + " by " + by, String.join("\n", next));
                List<Diagnostic> found = syntax(text);
                if (found.isEmpty()) continue;
                told++;
                assertThat(found).as("messages of %s", text).hasSize(1);
                if (found.get(0).code() == DiagnosticCode.MISSING_BLOCK) continue; // told at the line above
                if (found.get(0).code() == DiagnosticCode.MISTYPED_WORD) continue; // at the left edge nearly a word
                if (next.get(i).startsWith("set ")) continue; // at the left edge it is a line of a variant
                assertThat(found.get(0).span().line())
                        .as("line blamed for %s", text)
                        .isEqualTo(i + 1);
                Repair repair = Repair.of(found.get(0)).orElse(null);
                if (repair == null) continue;
                mended++;
                assertThat(repair.made()).as("repair of %s", text).isNotEqualTo(text.text());
                assertThat(syntax(SourceText.of(text.name(), repair.made())))
                        .as("repaired %s", text)
                        .isEmpty();
            }
        }
        assertThat(told).as("lines with a message").isGreaterThan(60);
        assertThat(mended).as("of %s with a repair", told).isGreaterThan(told * 3 / 4);
    }

    @Test
    void everyRepairChangesTheTextAndItsMessageIsGone() throws IOException {
        List<Path> files = files();
        int count = Thorough.oneIn(10, 3_000);
        int offered = 0;
        for (int i = 0; i < count; i++) {
            Random random = new Random(FIRST_SEED + i);
            Path file = files.get(random.nextInt(files.size()));
            String name = "seed " + (FIRST_SEED + i) + " " + file;
            SourceText text = SourceText.of(name, Slips.damage(Files.readString(file), random));
            for (Diagnostic found : syntax(text)) {
                Repair repair = Repair.of(found).orElse(null);
                if (repair == null) continue;
                offered++;
                assertThat(repair.made()).as("%s: %s", name, found.what()).isNotEqualTo(text.text());
                SourceText next = SourceText.of(name, repair.made());
                assertThat(syntax(next))
                        .as("%s, line %s: %s after %s", name, found.span().line(), found.what(), repair)
                        .noneMatch(each -> each.code() == found.code()
                                && each.what().equals(found.what())
                                && each.span().start() == found.span().start());
            }
        }
        assertThat(offered).as("repairs offered").isGreaterThan(count / 10);
    }

    @Test
    void aHeadThatBeginsTooFarRightIsToldItself() {
        SourceText text = SourceText.of("start.rules", """
                game small
                  players 2: red, blue

                start
                  printed en "Two each."
                    for each i in 1 .. 2
                    move men on box to item i of [a, b]
                    move men on box to item i of [c, d]
                """);
        List<Diagnostic> found = syntax(text);
        assertThat(found).hasSize(1);
        assertThat(found.get(0).code()).isEqualTo(DiagnosticCode.MISPLACED_LINE);
        assertThat(found.get(0).span().line()).isEqualTo(6);
        String made = Repair.of(found.get(0)).orElseThrow().made();
        assertThat(made).contains("\n  for each i in 1 .. 2\n    move men on box to item i of [a, b]\n");
    }

    /** Nothing else is told, though all that stands below is nowhere at home. */
    @Test
    void aFirstLineThatBeginsTooFarRightIsPutBackAlone() throws IOException {
        for (Path file : files()) {
            String right = Files.readString(file);
            SourceText text = SourceText.of(file.toString(), right.replaceFirst("(?m)^(game|variant) ", "  $1 "));
            List<Diagnostic> found = syntax(text);
            assertThat(found).as("%s", file).hasSize(1);
            assertThat(Repair.of(found.get(0)).orElseThrow().made()).isEqualTo(right);
            String all = right.replaceAll("(?m)^(?=.)", "  ");
            found = syntax(SourceText.of(file.toString(), all));
            assertThat(found).as("%s", file).hasSize(1);
            assertThat(Repair.of(found.get(0)).orElseThrow().made()).isEqualToIgnoringWhitespace(right);
        }
    }

    /** No step of a game stands at the left edge. */
    @ParameterizedTest
    @CsvSource({
        "blocking, start, for each i in",
        "blocking, rule walk, move pieces on",
        "cards, start, move cards to pile",
        "cards, rule, choose act by who",
        "gathering, turn, choose act by",
        "race, function goal, let s = site of r"
    })
    void aStepAtTheLeftEdgeBelongsToTheLineThatNeedsOne(String name, String head, String step) throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates", name, name + ".rules"));
        String slipped = right.replaceFirst("(?m)^  " + step, step);
        assertThat(slipped).as("without %s", step).isNotEqualTo(right);
        List<Diagnostic> found = syntax(SourceText.of("own.rules", slipped));
        assertThat(found).as("below %s", head).hasSize(1);
        assertThat(found.get(0).code()).isEqualTo(DiagnosticCode.MISPLACED_LINE);
        assertThat(found.get(0).span().column()).isEqualTo(1);
        assertThat(Repair.of(found.get(0)).orElseThrow().made()).isEqualTo(right);
    }

    /**
     * To move it, to write something before it, or to put another word in its place would spoil what is being written.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        lin        | '    p4 middle p8' | 2
        lines      | '    p4 middle p8' | 2
        regio      | '    p4 middle p8' | 2
        sit        | '  site p8 at -1.5, 1.5' | 2
        remem      | '  remember position' | 2
        mov        | '    move one player-2-man on box to item i of [p4, p5, p6, p7]' | 4
        fo         | '    move one player-2-man on box to item i of [p4, p5, p6, p7]' | 2
        req        | '                      it "Lì c''è già una pedina."' | 6
        print      | '    finish won by next-player(mover) G-3' | 6
        wor        | '  = number of moves-of(who)' | 0
        """)
    void aWordThatIsBeingWrittenIsNotSpoilt(String begun, String above, int blanks) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        assertThat(rules).contains(above + "\n");
        String line = " ".repeat(blanks) + begun;
        SourceText text = SourceText.of("own.rules", rules.replace(above + "\n", above + "\n" + line + "\n"));
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        assertThat(service.mends(text, 0, text.text().length()))
                .as("%s", service.problems(text))
                .allMatch(mend -> Edit.made(text, List.of(mend.edit())).text().contains("\n" + line));
    }

    /** Among places its words are read as places; they are not told one by one. */
    @ParameterizedTest
    @CsvSource({"lines spokes, lines spokes", "lines spokes, lines row-of-them"})
    void aBlockOfLinesThatBeginsAmongPlacesIsPutBack(String line, String written) throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        SourceText text = SourceText.of("own.rules", right.replace("\n  " + line, "\n    " + written));
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        List<Diagnostic> found =
                service.problems(text).stream().filter(Diagnostic::isError).toList();
        assertThat(found).hasSize(1);
        assertThat(Repair.of(found.get(0)).orElseThrow().made()).isEqualTo(right.replace(line, written));
    }

    /** Of what is counted only the lines below 'for each' can speak. */
    @ParameterizedTest
    @CsvSource({
        "blocking, '    move one player-1-man on box to item i of [p8, p1, p2, p3]'",
        "blocking, '    move one player-2-man on box to item i of [p4, p5, p6, p7]'",
        "gathering, '    move one berries on box to s'",
        "jumping, '    move one player-2-man on box to s'"
    })
    void aStepThatSpeaksOfWhatIsCountedBelongsBelow(String name, String step) throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates", name, name + ".rules"));
        assertThat(right).contains("\n" + step + "\n");
        SourceText text =
                SourceText.of("own.rules", right.replace("\n" + step + "\n", "\n" + step.substring(2) + "\n"));
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        List<Diagnostic> found =
                service.problems(text).stream().filter(Diagnostic::isError).toList();
        assertThat(found).hasSize(1);
        Repair repair = Repair.of(found.get(0)).orElseThrow();
        assertThat(repair.label()).isEqualTo("\n5");
        assertThat(repair.made()).isEqualTo(right);
    }

    /** What else is wrong with it is told when it stands where it belongs. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        site p4 at 1.5, -1.5 | site p4 at 1.5,
        site p4 at 1.5, -1.5 | site p4 1.5, -1.5
        site p4 at 1.5, -1.5 | sit p4 at 1.5, -1.5
        require no men on to | require no men to
        players 2: player-1  | players two: player-1
        player-2 en "Blue"   | player-2 en Blue
        """)
    void aLineTooFarRightInWhichMoreIsWrongCanBePutBack(String right, String wrong) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        String deep = rules.replace("\n  " + right, "\n    " + wrong).replace("\n      " + right, "\n        " + wrong);
        assertThat(deep).isNotEqualTo(rules);
        SourceText text = SourceText.of("own.rules", deep);
        Diagnostic first = syntax(text).get(0);
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        List<Mend> mends =
                service.mends(text, first.span().start(), first.span().end());
        assertThat(mends).isNotEmpty();
        assertThat(mends.get(0).label()).startsWith("\n");
        assertThat(Edit.made(text, List.of(mends.get(0).edit())).text()).isEqualTo(deep.replace("  " + wrong, wrong));
    }

    @Test
    void linesThatAllBeginTooFarRightGoBackTogether() {
        SourceText text = SourceText.of("turn.rules", """
                game small
                  players 2: red, blue

                turn
                  if no men on box
                      stop
                      shuffle box
                    stop
                  shuffle box
                """);
        List<Diagnostic> found = syntax(text);
        assertThat(found).hasSize(1);
        assertThat(found.get(0).span().line()).isEqualTo(6);
        assertThat(Repair.of(found.get(0)).orElseThrow().made()).contains("\n    stop\n    shuffle box\n    stop\n");
    }

    /** With the next word alone the one after it would be missing. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sites p9 |
            site p9 |
            site p9 at 1 |
            """)
    void whoIsStillWritingALineIsNotOfferedItsNextWord(String line) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"))
                .replace("  site p1 at 0, 2\n", "  site p1 at 0, 2\n  " + line.strip() + "\n");
        SourceText text = SourceText.of("own.rules", rules);
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        int from = rules.indexOf(line.strip() + "\n");
        assertThat(service.problems(text)).isNotEmpty();
        assertThat(service.mends(text, from, rules.indexOf('\n', from))).isEmpty();
    }

    /** The cursor is where the number of pieces was changed, and the figure that does not fit stands elsewhere. */
    @Test
    void whereTooFewPiecesAreDeclaredTheFigureOfTheSetUpIsMended() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        SourceText text = SourceText.of("own.rules", rules.replace("alike: 4", "alike: 3"));
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        int from = text.text().indexOf("pieces men");
        List<Mend> mends = service.mends(text, from, text.text().indexOf('\n', from));
        assertThat(mends).extracting(Mend::label).containsExactly("4", "1 .. 3");
        assertThat(Edit.made(text, List.of(mends.get(0).edit())).text()).isEqualTo(rules);
        assertThat(Edit.made(text, List.of(mends.get(1).edit())).text()).contains("for each i in 1 .. 3\n");
    }

    /** Lines of several blocks that all begin in wrong columns are put right with one press. */
    @Test
    void manyLinesInWrongColumnsAreMovedAtOnce() throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates/gathering/gathering.rules"));
        List<String> lines = new ArrayList<>(right.lines().toList());
        int moved = 0;
        for (int i = 44; i < 57; i += 2, moved++) lines.set(i, " " + lines.get(i));
        SourceText text = SourceText.of("odd.rules", String.join("\n", lines) + "\n");
        LanguageService service = new LanguageService(new GameTexts(text, List.of(), null));
        Diagnostic first = service.problems(text).get(0);
        List<Mend> mends =
                service.mends(text, first.span().start(), first.span().end());
        assertThat(mends).hasSize(1);
        assertThat(mends.get(0).label()).startsWith("\n=");
        SourceText made = Edit.made(text, List.of(mends.get(0).edit()));
        assertThat(syntax(made)).isEmpty();
        assertThat(made.text()).isEqualToIgnoringWhitespace(right);
    }

    /** A game whose first line was deleted is told of that alone. */
    @Test
    void whatHasLostTheLineOfTheGameGetsOne() throws IOException {
        for (Path file : files()) {
            String right = Files.readString(file);
            String headless = right.replaceFirst("(?m)^game .*\n", "");
            if (headless.equals(right)) continue;
            List<Diagnostic> found = syntax(SourceText.of(file.toString(), headless));
            assertThat(found)
                    .extracting(Diagnostic::what)
                    .as("%s", file)
                    .containsExactly("the line 'game my-game' is missing here");
            String made = Repair.of(found.get(0)).orElseThrow().made();
            assertThat(made).isEqualTo(right.replaceFirst("(?m)^game .*", "game my-game"));
        }
    }

    /** Steps that are only moved would be nowhere at home. */
    @ParameterizedTest
    @ValueSource(strings = {"      ", "        "})
    void stepsWithoutTheThenOfTheirOptionGetIt(String blanks) {
        SourceText text = SourceText.of("turn.rules", """
                game small
                  players 2: red, blue

                turn
                  choose go by mover
                    option go (s in field)
                      require s is not b2
                        because S-1 en "No." it "No."
                %1$sstop
                %1$sshuffle box
                  stop
                """.formatted(blanks));
        List<Diagnostic> found = syntax(text);
        assertThat(found).extracting(each -> each.what()).containsExactly("the line 'then' is missing here");
        Repair repair = Repair.of(found.get(0)).orElseThrow();
        assertThat(repair.label()).isEqualTo("then");
        assertThat(repair.made()).contains("\n      then\n        stop\n        shuffle box\n  stop\n");
        assertThat(syntax(SourceText.of("turn.rules", repair.made()))).isEmpty();
    }

    /** Whether blanks are left of it or not; and no repair is offered that mends nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"      ", "       ", "        "})
    void aLineThatHasLostItsFirstWordGetsItBack(String blanks) {
        SourceText text = SourceText.of("turn.rules", """
                game small
                  players 2: red, blue

                turn
                  choose act by mover
                    option move (to in field)
                      require no men on to
                        because G-2.2 en "Taken."
                      require to in reach
                        because G-3.1 en "You must."
                      then
                        stop
                """.replace("      require to in", blanks + "to in"));
        List<Diagnostic> found = syntax(text);
        assertThat(found).hasSize(1);
        assertThat(found.get(0).what()).isEqualTo("'require' is missing here");
        String made = Repair.of(found.get(0)).orElseThrow().made();
        assertThat(made).containsPattern("\n      require +to in reach\n");
        assertThat(syntax(SourceText.of("turn.rules", made))).isEmpty();
    }
}
