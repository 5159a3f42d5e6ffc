package regola.benchmark;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;
import regola.engine.value.Decision;
import regola.engine.value.Position;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * How fast a whole game of the project is: random matches, copies, legal moves, positions, and reading its rule file.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ChinaMoonBenchmark {
    private static final int MIDDLE = 60;

    private SourceText text;
    private CheckedGame checked;
    private Ruleset rules;
    private Match middle;
    private long seed;

    /** A Decisions counts the decisions of random matches beside the matches. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Decisions {
        public long decisions;
    }

    @Setup
    public void setUp() {
        text = RuleFiles.text("china-moon");
        checked = RuleFiles.compile(text);
        rules = Ruleset.of(checked, 3, Map.of());
        middle = Match.start(rules, 7);
        Playout.random(middle, 7, MIDDLE);
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
    public Match copyInTheMiddle() {
        return middle.copy();
    }

    /** The decision with all legal moves as people see them; a random match never makes these. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Decision legalMovesAsObjects() {
        return middle.decision();
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Match copyAndPlayOneDecision() {
        Match copy = middle.copy();
        copy.playIndex(0);
        return copy;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Position writePosition() {
        return middle.position();
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public CheckedGame compileRuleFile() {
        return RuleFiles.compile(text);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public Ruleset setUpRuleset() {
        return Ruleset.of(checked, 3, Map.of());
    }
}
