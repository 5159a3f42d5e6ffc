package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.run.Execution;
import regola.engine.run.Program;
import regola.engine.state.Chance;
import regola.language.Shipped;

/**
 * Code that is made beside is let run only when it is warm, and dropped when nobody wants it. How long code and
 * interpreter take is told by clocks of the tests, so it is the same each time.
 */
class WarmUpTest {
    private static final long SLICE = 10_000_000L;

    /** A Told is a clock by which code takes one slice at a time and the interpreter that many times as long. */
    private static class Told implements LongSupplier {
        private final double[] interpreted;
        private long now;
        private int asked;

        /** @param interpreted time for what code does in a slice, by slice; the last goes on */
        Told(double... interpreted) {
            this.interpreted = interpreted;
        }

        @Override
        public long getAsLong() {
            int slice = (asked - 1) / 2;
            if (asked > 0 && asked % 2 == 1) now += SLICE;
            else if (asked > 0) now += (long) (SLICE * interpreted[Math.min(slice, interpreted.length - 1)]);
            asked++;
            return now;
        }

        /** @return how many slices have been played by both */
        int slices() {
            return (asked - 1) / 2;
        }
    }

    private final Queue<Runnable> tasks = new ArrayDeque<>();

    private static WarmUp warmUp(Ruleset rules) {
        Program program = rules.ready().program();
        return new WarmUp(rules.ready(), program.twin(), program.twin());
    }

    @Test
    void itGoesOnUntilCodeIsFastEnough() {
        Told clock = new Told(0.1, 0.1, 0.1, 0.2, 0.3, 2);
        assertThat(warmUp(Shipped.rules("nine-mens-morris")).run(() -> true, clock))
                .isTrue();
        assertThat(clock.slices()).isEqualTo(6);
    }

    /** The first slice says nothing: there, the interpreter has its own program for the first time. */
    @Test
    void theFirstSliceDoesNotCount() {
        Told clock = new Told(2);
        assertThat(warmUp(Shipped.rules("nine-mens-morris")).run(() -> true, clock))
                .isTrue();
        assertThat(clock.slices()).isEqualTo(2);
    }

    @Test
    void itHasAnEndHoweverSlowCodeIs() {
        Told clock = new Told(0.001);
        assertThat(warmUp(Shipped.rules("nine-mens-morris")).run(() -> true, clock))
                .isTrue();
        assertThat(clock.now).isBetween(WarmUp.LONGEST, WarmUp.LONGEST + 2 * SLICE);
    }

    @Test
    void matchesThatNeverEndDoNotStopIt() {
        Ruleset endless = SampleRules.written(
                "board field",
                "  sites a1 .. a4 from 0, 0 to 3, 0",
                "pieces men: 1 \"{player}-{n}\" for each player",
                "turn",
                "  choose go by mover",
                "    option go (to in field)");
        Told clock = new Told(0.1, 0.1, 0.1, 2);
        assertThat(warmUp(endless).run(() -> true, clock)).isTrue();
        assertThat(clock.slices()).isEqualTo(4);
    }

    /** What is played before code is there, while it is warmed, when it is let run and afterwards, is the same. */
    @ParameterizedTest
    @ValueSource(strings = {"nine-mens-morris", "croak", "nin-jan", "kalah"})
    void nobodyRunsCodeBeforeItIsWarm(String game) {
        Ruleset tree = Shipped.rules(game).in(Tier.TREE);
        Ruleset rules = tree.in(Tier.TREE);
        Match match = Match.start(tree, 3);
        Match same = Match.start(rules, 3);
        Chance chance = new Chance(3);
        LongSupplier told = new Told(0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 2);
        Tiers tiers = new Tiers(rules.ready(), Tier.AS_NEEDED, tasks::add, () -> {
            assertThat(rules.isCode()).isFalse();
            playOne(match, same, chance);
            return told.getAsLong();
        });
        tiers.expectMany();
        playOne(match, same, chance);
        tasks.remove().run();
        assertThat(rules.isCode()).isTrue();
        for (int i = 0; i < 40; i++) playOne(match, same, chance);
        assertThat(tasks).isEmpty();
    }

    private static void playOne(Match match, Match same, Chance chance) {
        if (match.isOver()) return;
        int index = chance.below(match.legalCount());
        match.playIndex(index);
        same.playIndex(index);
        Execution x = match.execution();
        Execution y = same.execution();
        assertThat(y.fingerprint()).isEqualTo(x.fingerprint());
        assertThat(y.fuel()).isEqualTo(x.fuel());
    }

    @Test
    void whatNobodyWantsAnyMoreIsBrokenOffAndGoneOnWithLater() {
        Ruleset rules = Shipped.rules("nine-mens-morris").in(Tier.TREE);
        Expectation[] expected = new Expectation[2];
        Told told = new Told(0.1, 0.1, 0.1, 0.1, 2);
        Tiers tiers = new Tiers(rules.ready(), Tier.AS_NEEDED, tasks::add, () -> {
            if (told.asked == 4) expected[0].close();
            if (told.asked == 6) expected[1].close();
            return told.getAsLong();
        });
        expected[0] = tiers.expectMany();
        expected[1] = tiers.expectMany();
        assertThat(tasks).hasSize(1);
        tasks.remove().run();
        assertThat(told.asked).isEqualTo(7); // the first left while another waited: that changed nothing
        assertThat(tiers.isWanted()).isFalse();
        assertThat(rules.isCode()).isFalse();

        tiers.expectMany();
        expected[0].close(); // once more, which says nothing
        tasks.remove().run();
        assertThat(rules.isCode()).isTrue();
    }

    @Test
    void whatIsNotWantedAnyMoreWhenItsTurnComesIsNotMade() {
        Ruleset rules = Shipped.rules("nine-mens-morris").in(Tier.TREE);
        Told told = new Told(2);
        Tiers tiers = new Tiers(rules.ready(), Tier.AS_NEEDED, tasks::add, told);
        tiers.expectMany().close();
        tasks.remove().run();
        assertThat(told.asked).isZero();
        assertThat(rules.isCode()).isFalse();
    }

    @Test
    void whoPlaysMuchAfterItWasBrokenOffHasCodeMade() {
        Ruleset rules = Shipped.rules("nine-mens-morris").in(Tier.TREE);
        Tiers tiers = new Tiers(rules.ready(), Tier.AS_NEEDED, tasks::add, new Told(2));
        tiers.expectMany().close();
        tasks.remove().run();
        for (long seed = 0; tasks.isEmpty() && seed < 10_000; seed++)
            Playout.random(Match.start(rules, seed), seed, 400);
        tasks.remove().run();
        assertThat(rules.isCode()).isTrue();
    }

    /** A warm-up without end ends when nobody holds the ruleset. */
    @Test
    void whatIsWarmedGoesWithItsRuleset() throws InterruptedException {
        Thread warming = warmingWithoutEnd();
        for (int i = 0; warming.isAlive() && i < 100; i++) {
            System.gc();
            warming.join(100);
        }
        assertThat(warming.isAlive()).isFalse();
    }

    /** @return a thread that is in the middle of it when nobody holds the ruleset any more */
    private Thread warmingWithoutEnd() throws InterruptedException {
        long[] asked = {0};
        CountDownLatch under = new CountDownLatch(5);
        Ruleset rules = Shipped.rules("nine-mens-morris").in(Tier.TREE);
        Tiers tiers = new Tiers(rules.ready(), Tier.AS_NEEDED, tasks::add, () -> {
            under.countDown();
            return asked[0]++ % 2 * SLICE;
        });
        tiers.expectMany();
        Thread warming = new Thread(tasks.remove(), "warming");
        warming.setDaemon(true);
        warming.start();
        try {
            under.await();
        } finally {
            Reference.reachabilityFence(tiers);
        }
        return warming;
    }

    /** What stands beside the program in use says nothing of it, and the other way round. */
    @Test
    void aTwinRunsByItself() {
        Ruleset rules = Shipped.rules("croak").in(Tier.TREE);
        Program twin = rules.ready().program().twin();
        InTier.makeCode(rules);
        assertThat(rules.isCode()).isTrue();
        assertThat(twin.code()).isNull();
        assertThat(twin.twin().code()).isNull();
        WeakReference<Program> gone =
                new WeakReference<>(rules.ready().program().twin());
        for (int i = 0; gone.get() != null && i < 50; i++) System.gc();
        assertThat(gone.get()).isNull();
    }
}
