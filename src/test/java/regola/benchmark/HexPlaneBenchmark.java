package regola.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;

/**
 * How fast a game on an endless plane of hexes is: random matches, a copy, and a decision with all pieces on the table.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 5, time = 3)
public class HexPlaneBenchmark {
    @Param({"2", "4"})
    public int players;

    private Ruleset rules;
    private Match late;
    private long seed;

    /** A Decisions counts the decisions of random matches beside the matches. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Decisions {
        public long decisions;
    }

    @Setup
    public void setUp() {
        rules = RuleFiles.rules("army-of-frogs", players);
        late = Match.start(rules, 7);
        Playout.random(late, 7, 50L * players);
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Match randomMatch(Decisions counter) {
        Match match = Match.start(rules, ++seed);
        counter.decisions += Playout.random(match, seed, Long.MAX_VALUE);
        return match;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Match copyLate() {
        return late.copy();
    }

    /** Two decisions: one of them has hundreds of candidates. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Match copyAndPlayTwoDecisions() {
        Match copy = late.copy();
        for (int i = 0; i < 2 && !copy.isOver(); i++) copy.playIndex(0);
        return copy;
    }
}
