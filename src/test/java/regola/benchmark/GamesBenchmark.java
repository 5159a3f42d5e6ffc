package regola.benchmark;

import java.util.Map;
import java.util.SplittableRandom;
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
import regola.engine.value.Decision;
import regola.engine.value.Position;

/**
 * How fast each shipped game is, with the fewest and with the most players: random matches, one decision at a time with
 * its rare slow ones, copies, legal moves, positions. {@link Benchmarks} finds the games.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
public class GamesBenchmark {
    private static final double MIDDLE = 0.5;

    @Param("none, unless Benchmarks says which")
    public String game;

    @Param({"fewest", "most"})
    public String players;

    private Ruleset rules;
    private Match middle;
    private Match running;
    private SplittableRandom chooser;
    private long seed;

    /** A Decisions counts the decisions of random matches beside the matches. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Decisions {
        public long decisions;
    }

    @Setup
    public void setUp() {
        var checked = RuleFiles.compiled(game);
        rules = Ruleset.of(
                checked,
                players.equals("most")
                        ? checked.seats().most()
                        : checked.seats().fewest(),
                Map.of());
        middle = Match.start(rules, 7);
        long length = Playout.random(middle.copy(), 7, Long.MAX_VALUE);
        Playout.random(middle, 7, (long) (length * MIDDLE));
        chooser = new SplittableRandom(7);
        running = Match.start(rules, ++seed);
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Match randomMatch(Decisions counter) {
        Match match = Match.start(rules, ++seed);
        counter.decisions += Playout.random(match, seed, Long.MAX_VALUE);
        return match;
    }

    /** From a move until all legal moves after it are known; the percentiles are what counts. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public Match oneDecision() {
        if (running.isOver()) running = Match.start(rules, ++seed);
        running.playIndex(chooser.nextInt(running.legalCount()));
        return running;
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
    public Position writePosition() {
        return middle.position();
    }
}
