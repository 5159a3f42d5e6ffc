package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;

/**
 * Whoever changes how many pieces a game has is told where its set-up asks for another number, and one press puts that
 * right: then a match begins.
 */
class StartSupplyTest {
    private static final String FOUR = "  for each i in 1 .. 4\n";

    private static String template(String name) throws IOException {
        return Files.readString(Path.of("rules-dsl/templates", name, name + ".rules"));
    }

    private static List<Diagnostic> found(String rules) {
        return RuleCompiler.compile(CompileRequest.of(SourceText.of("own.rules", rules))).diagnostics().stream()
                .filter(each ->
                        each.code() == DiagnosticCode.SHORT_SUPPLY || each.code() == DiagnosticCode.SPARE_PIECES)
                .toList();
    }

    private static void begins(String rules) {
        CompileResult result = RuleCompiler.compile(CompileRequest.of(SourceText.of("own.rules", rules)));
        Match.start(Ruleset.of(result.game().orElseThrow(), 2, Map.of()), 1);
    }

    @ParameterizedTest
    @CsvSource({
        "blocking, alike: 4, alike: 3, 36, 1 .. 3",
        "blocking, ', p3]', ], 36, 1 .. 3",
        "blocking, 1 .. 4, 1 .. 5, 36, 1 .. 4",
        "gathering, alike: 5, alike: 4, 24, 5",
        "gathering, alike: 9, alike: 8, 25, 9",
        "jumping, alike: 10, alike: 9, 20, 10"
    })
    void whatAsksForTooManyIsToldAtItsFigureAndMended(String name, String from, String to, int line, String meant)
            throws IOException {
        String rules = template(name).replace(from, to);
        Diagnostic found = found(rules).get(0);
        assertThat(found.code()).isEqualTo(DiagnosticCode.SHORT_SUPPLY);
        assertThat(found.span().line()).isEqualTo(line);
        Repair repair = Repair.of(found).orElseThrow();
        assertThat(repair.text()).isEqualTo(meant);
        assertThat(found(repair.made())).noneMatch(Diagnostic::isError);
        begins(repair.made());
    }

    /** Nobody knows which of the two figures was meant. */
    @Test
    void whereTheNumberOfPiecesIsAWrittenFigureItCanBeMendedThereToo() throws IOException {
        Diagnostic found =
                found(template("blocking").replace("alike: 4", "alike: 1")).get(0);
        assertThat(found.fix()).isEqualTo("write '1 .. 1', or 4 in line 31");
        Repair there = Repair.elsewhere(found).orElseThrow();
        assertThat(there.made()).isEqualTo(template("blocking"));
        assertThat(Repair.elsewhere(
                        found(template("blocking").replace(", p3]", "]")).get(0)))
                .as("a list is no figure")
                .isEmpty();
    }

    /** A drawing that is called so takes nothing. */
    @Test
    void whatOnlyBearsTheNameOfTheBoxTakesNothingFromIt() throws IOException {
        String rules = template("blocking").replace("alike: 4", "alike: 6");
        assertThat(found(rules.replace("drawn man", "drawn box"))).hasSize(1);
        assertThat(found(rules.replace("  remember position\n", "  let left = number of men on box\n")))
                .isEmpty();
    }

    /** Of one figure one message tells, with both of what it does not fit. */
    @Test
    void moreThanTheBoardHasPlacesForIsToldInOneMessage() throws IOException {
        List<Diagnostic> found = found(template("blocking").replace("alike: 4", "alike: 20"));
        assertThat(found).singleElement().satisfies(one -> {
            assertThat(one.what()).isEqualTo("the box holds 20 of these, and the set-up takes only 4");
            assertThat(one.related())
                    .extracting(Diagnostic.Related::note)
                    .containsExactly("there are 20 of these, and the board has 9 places");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "blocking, alike: 4, alike: 5, 31, 4",
        "blocking, 1 .. 4, 1 .. 3, 31, 3",
        "jumping, alike: 10, alike: 11, 20, 10"
    })
    void whatNeverLeavesTheBoxIsAWarning(String name, String from, String to, int line, String meant)
            throws IOException {
        String rules = template(name).replace(from, to);
        begins(rules);
        Diagnostic found = found(rules).get(0);
        assertThat(found(rules)).hasSize(1);
        assertThat(found.isError()).isFalse();
        assertThat(found.span().line()).isEqualTo(line);
        Repair repair = Repair.of(found).orElseThrow();
        assertThat(repair.text()).isEqualTo(meant);
        assertThat(found(repair.made())).isEmpty();
        begins(repair.made());
    }

    /** What only a match knows, and what may come out of the box later, is left alone. */
    @Test
    void whereItIsNotSureNothingIsSaid() throws IOException {
        String rules = template("blocking").replace("alike: 4", "alike: 3");
        assertThat(found(rules)).hasSize(1);
        assertThat(found(rules.replace(FOUR, FOUR.replace("\n", " where some player-1-man on box\n"))))
                .isEmpty();
        String back = "    move men on p8 to box\n";
        assertThat(found(rules.replace(FOUR, FOUR + back))).isEmpty();
        String more = template("blocking").replace("alike: 4", "alike: 5");
        assertThat(found(more)).hasSize(1);
        assertThat(found(more.replace("  move pieces on from to to", "  move one men of mover to to")))
                .isEmpty();
        assertThat(found(more.replace("  move pieces on from to to", "  move pieces on box to to")))
                .isEmpty();
    }
}
