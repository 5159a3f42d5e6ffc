package regola.benchmark;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;

/**
 * Nine Men's Morris as rules against the same game written in Java. Both play random matches in turns, so that whatever
 * else the machine does meets both; after each iteration the decisions a second of each are said, and their ratio.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class MorrisBenchmark {
    private static final int BY_HAND_FOR_ONE = 8;

    private Ruleset rules;
    private final HandWrittenMorris byHand = new HandWrittenMorris();
    private final int[] list = new int[64];
    private final SplittableRandom random = new SplittableRandom(1);
    private long seed;
    private long decisionsByRules;
    private long nanosByRules;
    private long decisionsByHand;
    private long nanosByHand;

    @Setup
    public void setUp() {
        rules = RuleFiles.rules("nine-mens-morris", 2);
    }

    @Setup(Level.Iteration)
    public void reset() {
        decisionsByRules = nanosByRules = decisionsByHand = nanosByHand = 0;
    }

    /** One match by rules and eight by hand. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public void sideBySide() {
        long start = cpuTime();
        decisionsByRules += Playout.random(Match.start(rules, ++seed), seed, Long.MAX_VALUE);
        long between = cpuTime();
        for (int i = 0; i < BY_HAND_FOR_ONE; i++) decisionsByHand += HandWrittenMorris.playOut(byHand, list, random);
        nanosByRules += between - start;
        nanosByHand += cpuTime() - between;
    }

    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void say() {
        double rulesPerSecond = decisionsByRules * 1e9 / nanosByRules;
        double handPerSecond = decisionsByHand * 1e9 / nanosByHand;
        System.out.printf(
                "decisions per CPU second: %.0f by rules, %.0f by hand, ratio 1 : %.1f%n",
                rulesPerSecond, handPerSecond, handPerSecond / rulesPerSecond);
    }
}
