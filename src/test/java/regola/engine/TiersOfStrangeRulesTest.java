package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.Slips;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * Rule files that nobody would write – hostile ones, and shipped ones with slips of the finger – run the same in byte
 * code, and in code in which every second operation is interpreted, as they run interpreted: decision by decision,
 * event by event, up to the same failure with the same words at the same place.
 */
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class TiersOfStrangeRulesTest {
    private static final int DECISIONS = Thorough.oneIn(3, 60);
    private static final int SLIPS = 2_000;
    private static final long FIRST_SEED = 55_000_000L;

    static List<Path> files() throws IOException {
        return Thorough.some(2, 1, HostileRulesTest.files());
    }

    @ParameterizedTest
    @MethodSource("files")
    void hostileRulesRunTheSame(Path file) throws IOException {
        SourceText text = SourceText.of(file.getFileName().toString(), Files.readString(file));
        RuleCompiler.compile(CompileRequest.of(text)).game().ifPresent(game -> runsTheSame(game, 1));
    }

    @Test
    void rulesWithSlipsRunTheSame() throws IOException {
        Slips slips = Slips.ofShippedFiles();
        int count = Thorough.oneIn(SLIPS / 50, SLIPS);
        int played = 0;
        for (long seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
            List<SourceText> texts = slips.files(seed);
            Optional<CheckedGame> game = RuleCompiler.compile(
                            new CompileRequest(texts.get(0), texts.subList(1, texts.size())))
                    .game();
            if (game.isEmpty()) continue;
            runsTheSame(game.get(), seed);
            played++;
        }
        assertThat(played).isPositive();
    }

    private static void runsTheSame(CheckedGame game, long seed) {
        Ruleset tree;
        try {
            tree = Ruleset.of(game, game.seats().fewest(), Map.of()).in(Tier.TREE);
        } catch (RuleFailure failure) {
            return; // nothing of it ever runs
        }
        List<String> course = course(tree, seed);
        for (Tier tier : List.of(Tier.CODE, Tier.MIXED)) {
            Ruleset other = tree.in(tier);
            assertThat(other.isCode()).isTrue();
            assertThat(course(other, seed)).as("%s, seed %d", tier, seed).isEqualTo(course);
        }
    }

    /** All that can be seen of a match, with somebody listening if the seed is odd. */
    private static List<String> course(Ruleset rules, long seed) {
        List<String> lines = new ArrayList<>();
        Chance chance = new Chance(seed);
        try {
            Match match = Match.start(
                    rules, seed, seed % 2 == 0 ? null : event -> lines.add(event.kind() + " " + event.text("en")));
            lines.add(standing(match));
            for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
                match.playIndex(chance.below(match.legalCount()));
                lines.add(standing(match));
            }
            if (match.isOver())
                lines.add(match.outcome().winners() + match.outcome().text("en"));
        } catch (RuleFailure failure) {
            lines.add(failure.getMessage() + " at " + failure.span() + failure.isOfLimit());
        }
        return lines;
    }

    private static String standing(Match match) {
        Execution x = match.execution();
        return x.decider() + " " + Arrays.hashCode(Arrays.copyOf(x.legal, x.legalCount)) + " " + x.legalCount + " "
                + x.fuel() + " " + x.fingerprint();
    }
}
