package regola.benchmark;

import java.util.Map;
import java.util.concurrent.TimeUnit;
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
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;

/**
 * What looking ahead costs beside playing, in the middle of a match of each shipped game: becoming another match, a
 * guess for who decides and for somebody else, preparing guesses, and a short playout after one. With {@code -prof gc}
 * it says what garbage each makes. {@link Benchmarks} finds the games.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GuessBenchmark {
    private static final int SHORT = 8;

    @Param("none, unless Benchmarks says which")
    public String game;

    @Param({"fewest", "most"})
    public String players;

    private Match middle;
    private Match scratch;
    private Guesses own, other;
    private int decider;
    private long seed;

    @Setup
    public void setUp() {
        var checked = RuleFiles.compiled(game);
        Ruleset rules = Ruleset.of(
                checked,
                players.equals("most")
                        ? checked.seats().most()
                        : checked.seats().fewest(),
                Map.of());
        middle = Match.start(rules, 7);
        long length = Playout.random(middle.copy(), 7, Long.MAX_VALUE);
        Playout.random(middle, 7, length / 2);
        // Where choices are secret, others have chosen already: that is the dearest.
        while (middle.isSecret() && middle.secretRoundStart().fingerprint() == middle.fingerprint())
            middle.playIndex(0);
        scratch = middle.scratch();
        decider = middle.decider();
        own = middle.guesses(decider);
        other = middle.guesses((decider + 1) % rules.players());
    }

    @Benchmark
    public Match become() {
        scratch.become(middle);
        return scratch;
    }

    @Benchmark
    public Match drawOwn() {
        own.draw(++seed, scratch);
        return scratch;
    }

    @Benchmark
    public Match drawForSomebodyElse() {
        other.draw(++seed, scratch);
        return scratch;
    }

    @Benchmark
    public Guesses prepare() {
        return middle.guesses(decider);
    }

    @Benchmark
    public long drawAndPlayShort() {
        own.draw(++seed, scratch);
        return Playout.random(scratch, seed, SHORT);
    }
}
