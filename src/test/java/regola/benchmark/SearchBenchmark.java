package regola.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;
import regola.search.Budget;
import regola.search.Lookahead;
import regola.search.Prospects;
import regola.search.Shortlist;
import regola.search.Tuning;

/**
 * How many worlds a second one thread looks at, in the middle of a match of each shipped game, and what the tuning of a
 * ruleset costs. Beside the figure by the clock stand the worlds and the processor's milliseconds that they took, which
 * hold on a busy machine too. With {@code -prof gc} it says what it takes: nearly all of that is the tree.
 * {@link Benchmarks} finds the games: without it, or {@code -p game=ID}, nothing is measured.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 4, time = 1)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SearchBenchmark {
    private static final int ITERATIONS = 1_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Param("none, unless Benchmarks says which")
    public String game;

    @Param({"fewest", "most"})
    public String players;

    private Ruleset rules;
    private Match middle;
    private Lookahead search;
    private long seed;

    /**
     * Worlds and the processor time that they took, summed over all measured iterations: on a busy machine the clock of
     * JMH runs on while the thread waits.
     */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class OfTheProcessor {
        public long worlds;
        private long nanos;

        @Setup(Level.Iteration)
        public void begin() {
            worlds = 0;
            nanos = 0;
        }

        /** @return milliseconds of the processor */
        public long processorMillis() {
            return nanos / 1_000_000;
        }
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
        long length = Playout.random(middle.copy(), 7, 200);
        Playout.random(middle, 7, length / 2);
        // With lines told, a search does not stop before all iterations are made.
        search = new Lookahead(Tuning.of(rules), 1, 1);
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Prospects iterations(OfTheProcessor counted) {
        long before = THREADS.getCurrentThreadCpuTime();
        Prospects found = search.look(middle, Budget.ofIterations(ITERATIONS), ++seed, Shortlist.ALL, () -> false);
        counted.nanos += THREADS.getCurrentThreadCpuTime() - before;
        counted.worlds += ITERATIONS;
        return found;
    }

    @Benchmark
    public Tuning tuning() {
        return Tuning.of(rules);
    }
}
