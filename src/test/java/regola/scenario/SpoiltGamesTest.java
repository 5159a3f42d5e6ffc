package regola.scenario;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.Slips;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * A SpoiltGamesTest plays what slips of the finger leave playable: each such game plays on within its bounds, or stops
 * with a failure that has its place in the file. {@code -Dregola.mutations=10000} tries more.
 */
@Execution(ExecutionMode.CONCURRENT)
class SpoiltGamesTest {
    private static final int COUNT = Integer.getInteger("regola.mutations", Thorough.oneIn(10, 2000));
    private static final long FIRST_SEED = Long.getLong("regola.seed", 77_000_000L);
    private static final int DECISIONS = 150;

    @Test
    void whatStillCompilesPlaysOnOrFailsWithAPlace() throws IOException {
        Slips slips = Slips.ofShippedFiles();
        int played = 0;
        for (int i = 0; i < COUNT; i++) {
            List<SourceText> texts = slips.files(FIRST_SEED + i);
            CompileResult result =
                    RuleCompiler.compile(new CompileRequest(texts.get(0), texts.subList(1, texts.size())));
            if (result.game().isEmpty()) continue;
            play(result.game().get(), FIRST_SEED + i);
            played++;
        }
        assertTrue(played > COUNT / 20, "only " + played + " of " + COUNT + " were played");
    }

    private static void play(CheckedGame game, long seed) {
        try {
            Match match =
                    Match.start(Ruleset.of(game, game.seats().fewest(), Map.of()), seed, event -> event.text("it"));
            SplittableRandom chooser = new SplittableRandom(seed);
            for (int n = 0; n < DECISIONS && !match.isOver(); n++) {
                assertTrue(match.legalCount() > 0, "seed " + seed);
                assertNotNull(match.decision().text("en"), "seed " + seed);
                match.playIndex(chooser.nextInt(match.legalCount()));
            }
            assertNotNull(match.position(), "seed " + seed);
        } catch (RuleFailure stopped) {
            assertNotNull(stopped.span(), "seed " + seed + ": " + stopped);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("seed " + seed + ": the engine threw " + e, e);
        }
    }
}
