package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.run.Limits;
import regola.engine.state.Chance;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.GoldenText;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * Rule files that try to use up all the time and all the memory there is, each in its own way, and what they are told.
 * Each is compiled, set up and played with somebody listening, as far as that goes. What is counted here is work, never
 * time.
 */
class HostileRulesTest {
    private static final Path FOLDER = Path.of("src/test/resources/hostile");
    private static final int MOST_DECISIONS = 60;
    /** Events of one decision: what a listener must have room for. */
    private static final long MOST_EVENTS = Limits.DEFAULT.steps() / Event.WORK;

    private static final int LONGEST_MESSAGE = 30_000;

    static List<Path> files() throws IOException {
        return GoldenText.files(FOLDER, ".rules");
    }

    @ParameterizedTest
    @MethodSource("files")
    void theFileIsStoppedWithItsMessage(Path file) throws IOException {
        String told = told(SourceText.of(file.getFileName().toString(), Files.readString(file)));
        assertThat(told)
                .startsWith(file.getFileName() + ":")
                .contains("  why  ", "  fix  ")
                .hasSizeLessThan(LONGEST_MESSAGE);
        assertThat(told.lines()).allMatch(line -> line.length() < 2_100);
        GoldenText.compare(GoldenText.beside(file, ".rules", ".messages"), told);
    }

    private static String told(SourceText text) {
        CompileResult result = RuleCompiler.compile(CompileRequest.of(text));
        if (result.game().isEmpty()) return DiagnosticRenderer.render(result.diagnostics());
        try {
            play(Ruleset.of(result.game().get(), result.game().get().seats().fewest(), Map.of()));
            return "nothing stopped it";
        } catch (RuleFailure failure) {
            assertThat(failure.span()).isNotNull();
            return DiagnosticRenderer.renderError(failure.trouble());
        }
    }

    private static void play(Ruleset rules) {
        List<Event> events = new ArrayList<>();
        Chance chance = new Chance(1);
        Match match = Match.start(rules, 1, events::add);
        for (int i = 0; i < MOST_DECISIONS && !match.isOver(); i++) {
            assertThat(events).hasSizeLessThanOrEqualTo((int) MOST_EVENTS);
            assertThat(match.legalCount()).isLessThanOrEqualTo(Limits.DEFAULT.moves());
            events.clear();
            match.playIndex(chance.below(match.legalCount()));
        }
        match.outcome();
    }

    /**
     * The shipped games need a small part of what a decision may use up, so that nobody who changes them meets the
     * limit.
     */
    @ParameterizedTest
    @MethodSource("shipped")
    void aDecisionOfAShippedGameNeedsLittle(String game) {
        CheckedGame checked = Shipped.game(game);
        for (int players = checked.seats().fewest(); players <= checked.seats().most(); players++) {
            Chance chance = new Chance(players);
            Match match = Match.start(Ruleset.of(checked, players, Map.of()), players);
            for (int i = 0; i < 300 && !match.isOver(); i++) {
                assertThat(match.execution().fuel())
                        .as("%s for %d", game, players)
                        .isGreaterThan(Limits.DEFAULT.steps() * 9 / 10);
                assertThat(match.legalCount()).isLessThan(Limits.DEFAULT.moves() / 50);
                match.playIndex(chance.below(match.legalCount()));
            }
        }
    }

    static List<String> shipped() {
        return Shipped.games();
    }

    /**
     * Looking at a match runs rules, too: each look has its own allowance, and what it looks at meanwhile is part of
     * it.
     */
    @Test
    void aLookAtAMatchIsBoundedAsAWhole() {
        Ruleset rules = SampleRules.written(
                "board path",
                "  sites p1 .. p9 from 0, 0 to 8, 0",
                "pieces grains: 900 \"grain-{n}\"",
                "function slow(p: piece): number",
                "  let k = 0",
                "  repeat 20000 times",
                "    set k = k + 1",
                "  answer k",
                "each grains keeps full: yes or no = no, hidden unless slow(piece) > 0",
                "turn",
                "  choose go by mover",
                "    option go (to in path)",
                "  finish drawn");
        Match match = Match.start(rules, 1);
        assertThat(catchThrowableOfType(RuleFailure.class, () -> match.view(0)).what())
                .contains("does not come to an end");
        assertThat(match.position().fields()).containsKey("zones");
    }

    /** Whether somebody listens makes no difference to what the rules may still do. */
    @Test
    void listeningTakesNothingFromTheMatch() {
        Ruleset rules = Shipped.rules("army-of-frogs", 2);
        Match alone = Match.start(rules, 3);
        Match heard = Match.start(rules, 3, event -> {});
        for (int i = 0; i < 40; i++) {
            assertThat(heard.execution().fuel()).isEqualTo(alone.execution().fuel());
            alone.playIndex(i % alone.legalCount());
            heard.playIndex(i % heard.legalCount());
        }
    }

    /** Ten thousand functions, each of which asks the next, are more than fit on the stack of the program. */
    @Test
    void aChainOfFunctionsIsToldWithItsPlace() {
        StringBuilder lines =
                new StringBuilder("board path\n  site p1 at 0, 0\npieces men: 1 man\nkeep n: number = 0\n");
        for (int i = 1; i < 9_000; i++)
            lines.append("function f" + i + "(): number\n  let k = 1\n  answer f" + (i + 1) + "() + k\n");
        lines.append(
                "function f9000(): number = 1\nturn\n  set n = f1()\n  choose go by mover\n    option go\n  finish drawn");
        RuleFailure failure =
                catchThrowableOfType(RuleFailure.class, () -> Match.start(SampleRules.written(lines.toString()), 1));
        assertThat(failure.what()).contains("inside each other");
        assertThat(failure.getMessage()).startsWith("sample.rules:");
    }
}
