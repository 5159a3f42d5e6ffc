package regola.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import regola.engine.InTier;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

class SimulationTest {
    private static final Ruleset RULES = rules(Path.of("src/test/resources/cli/heap/heap.rules"));

    private static Ruleset rules(Path file) {
        try {
            SourceText text = SourceText.of(file.toString(), Files.readString(file));
            return Ruleset.of(
                    RuleCompiler.compile(new CompileRequest(text, List.of()))
                            .game()
                            .orElseThrow(),
                    2,
                    Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Simulation of(long matches, int threads) {
        return new Simulation(seed -> Match.start(RULES, seed), 2, matches, 5, 1000, threads);
    }

    @Test
    void stoppingKeepsWhatWasCounted() {
        AtomicBoolean stop = new AtomicBoolean();
        SimulationTally tally = of(Long.MAX_VALUE, 2).run(stop, played -> stop.set(played >= 50));

        assertThat(tally.matches()).isBetween(50L, 1000L);
        assertThat(tally.wins(0).count() + tally.wins(1).count() + tally.draws().count())
                .isEqualTo(tally.matches());
    }

    /** Code is made and warmed beside as long as it may pay: not when all is played. */
    @Test
    void codeIsWantedUntilAllIsPlayed() {
        AtomicBoolean wanted = new AtomicBoolean();
        of(600, 1).run(new AtomicBoolean(), played -> {
            if (played == 300) wanted.set(InTier.isCodeWanted(RULES));
        });

        assertThat(wanted).isTrue();
        assertThat(InTier.isCodeWanted(RULES)).isFalse();
    }

    @Test
    void whoStopsBeforeItBeginsHasCountedNothing() {
        SimulationTally tally = of(100, 2).run(new AtomicBoolean(true), played -> {});

        assertThat(tally.matches()).isZero();
        assertThat(tally.decisions().most()).isZero();
        assertThat(tally.decisionsPerSecond()).isZero();
    }
}
