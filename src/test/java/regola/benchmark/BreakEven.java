package regola.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import regola.engine.InTier;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.library.GameLibrary;

/**
 * A BreakEven is how long it takes, from when code is asked for, until more has been played than the interpreter, which
 * is warm, would have played in the same time: {@code java -cp … regola.benchmark.BreakEven GAME PLAYERS code|needed},
 * once for each new process. With {@code code} the one who plays makes it and runs it at once, with {@code needed} it
 * is made and warmed beside, and run then. Told by the time of the thread that plays, by the clock, and by the
 * processor time of all threads, the machine's compilers too; from that moment on it stayed ahead for as long as was
 * watched.
 *
 * <p>What the interpreter would play is measured all the while, in every sixth part of the time, since a machine that
 * others use is not as fast now as it was before. That part counts as played by both.
 */
public final class BreakEven {
    private static final long WARM = 3_000_000_000L, SLICE = 10_000_000L, BESIDE = 2_000_000L, WATCHED = 4_200_000_000L;
    /** How long the ruleset has been played when code is asked for: too short for it to be asked for by itself. */
    private static final long BEFORE = 30_000_000L;
    /** Slices before and behind one from which its rate of the interpreter is taken. */
    private static final int AROUND = 12;

    private static long seed;

    private final List<Moment> moments = new ArrayList<>();
    /** What the interpreter plays in a second of its thread, while each moment came. */
    private double[] rates;
    /** The part of the clock for which a thread that plays has a processor. */
    private double share;

    private BreakEven() {}

    /**
     * A Moment is what had been played when.
     *
     * @param beside of the decisions and of the time of the thread, what the interpreter was measured by
     */
    private record Moment(
            double thread, double clock, double all, long decisions, double beside, long besides, boolean isCode) {
        /** @return what has passed since an earlier moment */
        private Moment since(Moment begun) {
            return new Moment(
                    thread - begun.thread,
                    clock - begun.clock,
                    all - begun.all,
                    decisions - begun.decisions,
                    beside - begun.beside,
                    besides - begun.besides,
                    isCode);
        }
    }

    public static void main(String... args) {
        GameLibrary library = GameLibrary.open();
        CheckedGame game = library.load(library.game(args[0]).orElseThrow(), List.of())
                .game()
                .orElseThrow();
        Ruleset tree = rules(game, "tree", args[1]);
        play(tree, WARM);
        BreakEven measured = new BreakEven();
        measured.watch(tree, game, args[1], args[2].equals("needed"));
        System.out.printf("%s/%s %s: %s%n", args[0], args[1], args[2], measured);
    }

    private void watch(Ruleset tree, CheckedGame game, String players, boolean needed) {
        Ruleset rules = rules(game, needed ? null : "tree", players);
        play(rules, BEFORE);
        Moment before = now(0, 0, 0, false);
        play(tree, WARM / 5);
        Moment alone = now(0, 0, 0, false).since(before);
        share = alone.thread / alone.clock;
        Moment begun = now(0, 0, 0, false);
        if (needed) rules.expectMany();
        else InTier.makeCode(rules);
        long decisions = 0;
        long besides = 0;
        double beside = 0;
        do {
            decisions += play(rules, SLICE);
            double then = ofThread();
            long interpreted = play(tree, BESIDE);
            beside += ofThread() - then;
            besides += interpreted;
            decisions += interpreted;
            moments.add(now(decisions, beside, besides, InTier.isCode(rules)).since(begun));
        } while (moments.get(moments.size() - 1).thread < WATCHED / 1e9);
        rates = new double[moments.size()];
        for (int i = 0; i < rates.length; i++) {
            Moment part =
                    moments.get(Math.min(rates.length - 1, i + AROUND)).since(moments.get(Math.max(0, i - AROUND)));
            rates[i] = part.besides / part.beside;
        }
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "interpreted %,.0f a second; code runs after %.2f s of the thread, %.2f of the clock, %.2f of all threads;"
                        + " as fast after %.2f s of the thread; ahead after %.2f of the thread, %.2f of the clock,"
                        + " %.2f of all threads; times as much after 0.5, 1, 2, 4 s of the thread:%s",
                rates[0],
                runsAfter(Moment::thread),
                runsAfter(Moment::clock),
                runsAfter(Moment::all),
                asFast(),
                ahead(Moment::thread),
                ahead(moment -> moment.clock * share),
                ahead(Moment::all),
                played());
    }

    private double runsAfter(ToDoubleFunction<Moment> time) {
        return moments.stream()
                .filter(Moment::isCode)
                .mapToDouble(time)
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** @return after how many seconds a slice in code was as fast as the interpreter for the first time */
    private double asFast() {
        for (int i = 1; i < moments.size(); i++) {
            Moment slice = moments.get(i).since(moments.get(i - 1));
            double rate = (slice.decisions - slice.besides) / (slice.thread - slice.beside);
            if (moments.get(i - 1).isCode && rate > rates[i]) return moments.get(i).thread;
        }
        return Double.POSITIVE_INFINITY;
    }

    /** @return after how many seconds no less had been played, then and ever after */
    private double ahead(ToDoubleFunction<Moment> time) {
        double last = 0;
        double before = 0;
        double interpreted = 0;
        for (int i = 0; i < rates.length; i++) {
            double now = time.applyAsDouble(moments.get(i));
            interpreted += rates[i] * (now - before);
            before = now;
            if (moments.get(i).decisions < interpreted * 0.99) last = now; // less is within what can be told
        }
        return last == before ? Double.POSITIVE_INFINITY : last;
    }

    /** @return what was played by then, as multiples of what the interpreter would have played */
    private String played() {
        StringBuilder text = new StringBuilder();
        for (double seconds : new double[] {0.5, 1, 2, 4}) {
            double interpreted = 0;
            double before = 0;
            for (int i = 0; before < seconds; i++) {
                Moment moment = moments.get(i);
                interpreted += rates[i] * (moment.thread - before);
                before = moment.thread;
                if (before >= seconds) text.append(String.format(Locale.ROOT, " %.2f", moment.decisions / interpreted));
            }
        }
        return text.toString();
    }

    private static Moment now(long decisions, double beside, long besides, boolean isCode) {
        double all = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / 1e9;
        return new Moment(ofThread(), System.nanoTime() / 1e9, all, decisions, beside, besides, isCode);
    }

    private static double ofThread() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static Ruleset rules(CheckedGame game, String tier, String players) {
        if (tier == null) System.clearProperty("regola.tier");
        else System.setProperty("regola.tier", tier);
        return Ruleset.of(game, Integer.parseInt(players), Map.of());
    }

    private static long play(Ruleset rules, long nanoseconds) {
        long decisions = 0;
        double end = ofThread() + nanoseconds / 1e9;
        while (ofThread() < end) {
            seed++; // other matches each time
            decisions += Playout.random(Match.startScratch(rules, seed), seed, Long.MAX_VALUE);
        }
        return decisions;
    }
}
