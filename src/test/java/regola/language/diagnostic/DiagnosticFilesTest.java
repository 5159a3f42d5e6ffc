package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.GoldenText;
import regola.language.source.SourceText;

/**
 * Rule files with mistakes, and all that is said about them. {@code CODE-what.rules} shows the message with that code;
 * beside it {@code CODE-what.messages} holds the messages as a user reads them. A file may hold a game and variants of
 * it: each begins with a line {@code ### name.rules}, which is its name in the messages.
 */
class DiagnosticFilesTest {
    private static final Path FOLDER = Path.of("src/test/resources/diagnostics");
    private static final String PART = "### ";

    /** Codes that a test of its own shows, because a file would be too large, or is not enough. */
    private static final Set<DiagnosticCode> SHOWN_ELSEWHERE = EnumSet.of(
            DiagnosticCode.TOO_LARGE,
            DiagnosticCode.UNKNOWN_LOOK_WORD,
            DiagnosticCode.UNUSED,
            DiagnosticCode.NO_START,
            DiagnosticCode.NOBODY_WINS,
            DiagnosticCode.OVER_AT_ONCE);

    static List<Path> files() throws IOException {
        return GoldenText.files(FOLDER, ".rules");
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileWithMistakesGivesItsMessages(Path file) throws IOException {
        List<Diagnostic> found = Compiling.diagnostics(parts(file));
        String code = file.getFileName().toString().split("-")[0];
        assertThat(found)
                .as("codes of %s", file)
                .extracting(diagnostic -> diagnostic.code().code())
                .contains(code);
        GoldenText.compare(GoldenText.beside(file, ".rules", ".messages"), DiagnosticRenderer.render(found));
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyMessageHasAllItsParts(Path file) throws IOException {
        for (Diagnostic diagnostic : Compiling.diagnostics(parts(file))) {
            String all = diagnostic.what() + diagnostic.why() + diagnostic.fix();
            assertThat(all)
                    .as("%s of %s", diagnostic.code(), file)
                    .doesNotContain("{0}", "{1}", "{2}", "{3}", "null", "expecting", "<EOF>", "NEWLINE", "DEDENT");
            assertThat(diagnostic.what())
                    .as("what of %s in %s", diagnostic.code(), file)
                    .isNotBlank()
                    .doesNotEndWith(".");
            assertThat(diagnostic.why())
                    .as("why of '%s' in %s", diagnostic.what(), file)
                    .isNotBlank();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatAMachineCanMendIsMended(Path file) throws IOException {
        List<SourceText> parts = parts(file);
        for (Diagnostic broken : Compiling.diagnostics(parts)) {
            Repair repair = Repair.of(broken).orElse(null);
            if (repair == null) continue;
            List<SourceText> mended = new ArrayList<>(parts);
            mended.replaceAll(
                    part -> part == broken.span().source() ? SourceText.of(part.name(), repair.made()) : part);
            assertThat(Compiling.diagnostics(mended))
                    .as("with '%s' for %s", repair.text(), broken.span())
                    // What only a person can say is left to be said, and told.
                    .filteredOn(left -> !left.isRemark() && left.code() != DiagnosticCode.NOTHING_SAID)
                    .hasSizeLessThanOrEqualTo(wrong(parts))
                    .noneMatch(left -> left.span().start() == broken.span().start()
                            && left.what().equals(broken.what())
                            && left.span()
                                    .source()
                                    .name()
                                    .equals(broken.span().source().name()));
        }
    }

    /** What it should be is known of all that nearly everybody writes wrong in their first game. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    R103-a-comma-between-the-sizes-of-a-grid | grid 3 by 3 joined around
                    R103-players-without-their-number | players 2: player-1, player-2
                    R103-players-without-a-colon | players 2: player-1, player-2
                    R103-players-with-a-hyphen | players 2 to 3: player-1, player-2, player-3
                    R103-and-between-names | players 2: player-1, player-2
                    R447-more-names-than-players | players 3: player-1, player-2, player-3
                    R103-numbers-in-words | players 2: player-1, player-2
                    R103-numbers-in-words | every 3 in a row
                    R103-numbers-in-words | alike: 5
                    R103-numbers-as-one-says-them | players 2: Red, Blue
                    R103-numbers-as-one-says-them | site a1 at 0, -2
                    R103-numbers-as-one-says-them | site a3 at 2, 0
                    R103-numbers-as-one-says-them | for each i in 1 .. 2
                    R103-numbers-as-one-says-them | for each i in 1 .. 1
                    R103-numbers-as-one-says-them | let rest = turn-number() - 3
                    R103-numbers-as-one-says-them | let more = 3 + rest
                    R103-numbers-as-one-says-them | let less = -1
                    R103-one-place-and-one-line | site p1 at 0, 2
                    R103-the-one-and-the-many | players 2: player-1, player-2
                    R103-the-one-and-the-many | move men of who to hand of who
                    R103-places-of-a-row | site middle at 0, 0
                    R103-places-of-a-row | site p5 at 0, -2
                    R103-places-of-a-row | p1 middle p5
                    R103-places-of-a-row | p2 middle p6
                    R103-as-one-says-it-first | for each player
                    R103-as-one-says-it-first | do put-down(to)
                    R103-as-one-says-it-first | move one men of mover
                    R103-as-one-says-it-first | player-1 en "Red" it "Rosso"
                    """)
    void whatNearlyEverybodyWritesFirstIsMended(String file, String meant) throws IOException {
        assertThat(mended(file)).contains(meant);
    }

    @Test
    void placesBehindAColonHaveALineOfTheirOwn() throws IOException {
        assertThat(mended("R103-places-behind-a-colon")).contains("  lines spokes\n    p1 middle p5\n");
    }

    @Test
    void theWordLineBeforePlacesBecomesABlockOrGoes() throws IOException {
        assertThat(mended("R103-one-place-and-one-line")).contains("  lines lines-1\n    p2 p3\n");
        assertThat(mended("R201-several-places-of-a-line"))
                .contains("    p1 p2\n    p2 p3\n")
                .contains("    p1 p8 p9\n    p7 p6\n");
    }

    @Test
    void asManyPiecesAsThereArePlacesAreWritten() throws IOException {
        assertThat(mended("R439-more-pieces-than-places")).contains("alike: 9 \"{player}-man\" for each player");
    }

    @Test
    void whatWasWrittenOnWithoutAnEndIsEnded() throws IOException {
        assertThat(mended("R109-no-closing-quote")).contains("tell S-1 en \"Gone.\" it \"Andato.\"\n");
        assertThat(mended("R109-no-closing-quote")).contains("tell S-2 en \"Gone\"\n");
        assertThat(mended("R103-a-number-glued-to-a-word"))
                .contains("board table\n")
                .contains("on s1 is 3\n")
                .contains("  = 4 * 2\n")
                .contains("move men to s1");
    }

    @Test
    void bracketsAreClosedWhereTheyEndAndWhatIsAskedIsAsked() throws IOException {
        assertThat(mended("R110-never-closed"))
                .contains("let x = (3 + 4)\n")
                .contains("let y = [1, 2]\n")
                .contains("if some men on (a1 + to)\n")
                .contains("rule other()\n");
        assertThat(mended("R301-a-value-of-another-type"))
                .contains("if some men on to\n")
                .contains("if count > 0\n")
                .contains("if some sign of m\n");
    }

    @Test
    void aBracketEndsBeforeAReasonAndBeforeWhatIsSaidOfIt() {
        assertThat(mendedText(BEGUN + """
                turn
                  choose act by mover
                    en "{mover} is to play." it "Tocca a {mover}."
                    option put (to in table
                      require (some men on (to because S-1 en "No (really)." it "No."
                """))
                .contains("option put (to in table)\n")
                .contains("(some men on (to)) because S-1 en");
    }

    @Test
    void aGameWithoutATurnGetsOneThatCanBePlayed() {
        String words = "words\n  men en \"man\" it \"pedina\"\n";
        for (String rest : List.of("", words))
            assertThat(Compiling.diagnostics(List.of(SourceText.of("known.rules", mendedText(BEGUN + rest)))))
                    .filteredOn(Diagnostic::isError)
                    .isEmpty();
        assertThat(mendedText(BEGUN + words)).endsWith("option pass\n\n" + words);
    }

    private static final String BEGUN = """
            game begun
              title en "Begun" it "Iniziato"
              about en "Not done yet." it "Non è ancora finito."
              players 2: red, green

            board table
              site s1 at 0, 0
              site s2 at 1, 0

            pieces men, alike: 2 "{player}-man" for each player

            """;

    @Test
    void aNumberWithAWordBehindIsToldAloneAndTheWordGoesBeforeAText() {
        SourceText source = SourceText.of("glued.rules", """
                game glued
                  title en "Glued" it "Attaccati"
                  players 2: red, green

                board table
                  site s1 at 0, 0

                pieces men, alike: 3men "{player}-man" for each player

                turn
                  move all men to nowhere
                """);

        List<Diagnostic> found = Compiling.diagnostics(List.of(source));

        assertThat(found).singleElement().satisfies(one -> {
            assertThat(one.trouble().toString()).contains("'3men'");
            assertThat(Repair.of(one).orElseThrow().made()).contains("alike: 3 \"{player}-man\" for");
        });
    }

    /** Without the word that is glued to it, a condition would say the opposite. */
    @ParameterizedTest
    @CsvSource({
        "requirno men on s1, require no",
        "requireno men on s1, require no",
        "requiresome men on s1, require some"
    })
    void aWordThatIsGluedToAConditionIsNotLost(String written, String meant) {
        SourceText source = SourceText.of("glued.rules", """
                game glued
                  title en "Glued" it "Attaccati"
                  players 2: red, green

                board table
                  site s1 at 0, 0

                pieces men, alike: 3 "{player}-man" for each player

                turn
                  choose act by mover
                    option go (to in table)
                      %s
                      then
                        move all men to nowhere
                """.formatted(written));

        Diagnostic found = Compiling.diagnostics(List.of(source)).get(0);

        assertThat(Repair.of(found).orElseThrow().made()).contains("      " + meant + " men on s1\n");
    }

    /** What was typed stays where a list of things is meant; only the blank is put in. */
    @Test
    void aNumberAndAWordBehindEachPlayerBothStay() {
        SourceText source = SourceText.of("glued.rules", """
                game glued
                  title en "Glued" it "Attaccati"
                  players 2: red, green

                board table
                  site s1 at 0, 0

                pieces men, alike: 3 "{player}-man" for each player
                zone hand of each player 3men

                turn
                  move all men to nowhere
                """);

        List<Diagnostic> found = Compiling.diagnostics(List.of(source));

        assertThat(found)
                .singleElement()
                .satisfies(one ->
                        assertThat(Repair.of(one).orElseThrow().made()).contains("zone hand of each player 3 men\n"));
    }

    @Test
    void whatAMessageKnowsItWrites() {
        String rules = """
                game known
                  title en "Known" it "Noto"
                  players 2: red, green

                board table
                  site s1 at 0, 0

                pieces men, alike: 3 "{player}-man" for each player

                turn
                  choose act by mover
                    option put (to in table)
                      require to is not s1
                      then
                        finish won by opponent() K-4 en "Over." it "Finita."
                """;

        String reason = "because K-5 en \"…\" it \"…\"";
        assertThat(mendedText(rules)).contains("require to is not s1 " + reason + "\n");
        assertThat(mendedText(rules.replace("not s1", "not s1 " + reason))).contains("won by next-player(mover) K-4");
    }

    @Test
    void whatWasNeverOpenedIsOpenedOrGoes() throws IOException {
        assertThat(mended("R103-never-opened"))
                .contains("region both: p3, p4\n")
                .contains("let a = item 1 of [p3, p4]\n")
                .contains("let b = item 1 of [p3, p4]\n")
                .contains("let c = item 1 of to\n")
                .contains("let d = 3 + 4\n")
                .contains("let e = item 1 of [p3, p4]\n")
                .contains("move men to to\n")
                .contains("if some men on (to)\n");
    }

    @Test
    void aSentenceForWhatIsGoneGoesWithItsLine() {
        String game = """
                game known
                  title en "Known" it "Noto"
                  about en "A game." it "Un gioco."
                  players 2: white, black
                board field
                  site s1 at 0, 0
                turn
                  finish drawn S-9 en "Over." it "Finita."
                words
                  white en "White" it "Bianco"
                  may-go-on-further en "may go"
                    it "può andare"
                  black en "Black" it "Nero"
                """;
        assertThat(mendedText(game)).isEqualTo(game.replaceAll("(?m)^  may-go.*\\n.*può.*\\n", ""));
        String alone = game.replaceAll("(?m)^  (white|black) en.*\\n", "");
        assertThat(mendedText(alone)).isEqualTo(alone.substring(0, alone.indexOf("words\n")));
    }

    @Test
    void whatIsTakenOutLeavesOneBlank() {
        String game = """
                game known
                  title en "Known" it "Noto"
                  about en "A game." it "Un gioco."
                  players 2: white, black
                board field
                  site s1 at 0, 0
                rule go(to: site)
                  let x = 3 ; + 4
                  let y = 5 ;
                  let z = 6;
                """;
        assertThat(mendedText(game)).contains("let x = 3 + 4\n", "let y = 5\n", "let z = 6\n");
    }

    private static String mendedText(String rules) {
        return Compiling.diagnostics(List.of(SourceText.of("known.rules", rules))).stream()
                .flatMap(found -> Repair.of(found).stream())
                .map(Repair::made)
                .collect(Collectors.joining("\n"));
    }

    /** @return every text that comes of a repair, one after another */
    private static String mended(String name) throws IOException {
        return Compiling.diagnostics(parts(Path.of("src/test/resources/diagnostics", name + ".rules"))).stream()
                .flatMap(found -> Repair.of(found).stream())
                .map(Repair::made)
                .collect(Collectors.joining("\n"));
    }

    private static int wrong(List<SourceText> parts) {
        return (int) Compiling.diagnostics(parts).stream()
                .filter(found -> !found.isRemark())
                .count();
    }

    @Test
    void aMachineCanMendManyOfThem() throws IOException {
        int mendable = 0;
        for (Path file : files()) {
            mendable += (int) Compiling.diagnostics(parts(file)).stream()
                    .filter(found -> Repair.of(found).isPresent())
                    .count();
        }
        assertThat(mendable).isGreaterThan(50);
    }

    @Test
    void everyMessageIsShownByAFile() throws IOException {
        Set<String> shown = files().stream()
                .map(file -> file.getFileName().toString().split("-")[0])
                .collect(Collectors.toSet());
        Set<DiagnosticCode> missing = EnumSet.allOf(DiagnosticCode.class);
        missing.removeIf(code -> shown.contains(code.code()));
        missing.removeAll(SHOWN_ELSEWHERE);
        assertThat(missing).as("codes without a file in %s", FOLDER).isEmpty();
    }

    @Test
    void everyListOfMessagesHasItsFile() throws IOException {
        assertThat(GoldenText.files(FOLDER, ".messages"))
                .allSatisfy(file -> assertThat(GoldenText.beside(file, ".messages", ".rules"))
                        .exists());
    }

    static List<SourceText> parts(Path file) throws IOException {
        String text = Files.readString(file);
        if (!text.startsWith(PART))
            return List.of(SourceText.of(file.getFileName().toString(), text));
        List<SourceText> parts = new ArrayList<>();
        for (String part : text.split("(?m)^" + PART)) {
            int end = part.indexOf('\n');
            if (end > 0) parts.add(SourceText.of(part.substring(0, end).strip(), part.substring(end + 1)));
        }
        return parts;
    }
}
