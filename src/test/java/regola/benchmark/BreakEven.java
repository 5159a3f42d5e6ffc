package regola.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.library.GameLibrary;

/**
 * A BreakEven is how long code must run before it has played as much as the interpreter, which is warm, would have
 * played in the same time: {@code java -cp … regola.benchmark.BreakEven GAME PLAYERS}, once for each new process.
 * Counted from when code is asked for; once by the time of the thread that makes and runs it, and once by all threads,
 * the machine's own compilers too.
 */
public final class BreakEven {
    private static final long WARM = 5_000_000_000L, SLICE = 10_000_000L;
    private static final int GIVEN_UP = 8;

    private BreakEven() {}

    public static void main(String... args) {
        GameLibrary library = GameLibrary.open();
        CheckedGame game =
                library.load(library.game(args[0]).orElseThrow(), List.of()).game().orElseThrow();
        Ruleset tree = rules(game, "tree", args[1]);
        play(tree, WARM);
        double rate = play(tree, WARM / 5) * 1e9 / (WARM / 5);
        long all = ofAll();
        long begun = ofThread();
        Ruleset code = rules(game, "code", args[1]);
        long made = ofThread() - begun;
        long madeByAll = ofAll() - all;
        double byThread = 0;
        double byAll = 0;
        long decisions = 0;
        double now = 0;
        while ((byThread == 0 || byAll == 0) && now < GIVEN_UP) {
            long before = ofThread();
            long played = play(code, SLICE);
            decisions += played;
            double latest = played * 1e9 / (ofThread() - before);
            now = (ofThread() - begun) / 1e9;
            if (byThread == 0 && latest > rate && decisions >= rate * now) byThread = now;
            double allNow = (ofAll() - all) / 1e9;
            if (byAll == 0 && latest > rate && decisions >= rate * allNow) byAll = allNow;
        }
        System.out.printf(
                Locale.ROOT,
                "%s/%s: %,.0f decisions/s interpreted; code made in %.0f ms (all threads %.0f);"
                        + " caught up after %.2f s of the thread, %.2f s of all threads%n",
                args[0],
                args[1],
                rate,
                made / 1e6,
                madeByAll / 1e6,
                byThread,
                byAll);
    }

    private static Ruleset rules(CheckedGame game, String tier, String players) {
        System.setProperty("regola.tier", tier);
        return Ruleset.of(game, Integer.parseInt(players), Map.of());
    }

    private static long play(Ruleset rules, long nanoseconds) {
        long decisions = 0;
        long seed = ofThread(); // other matches each time
        long begun = ofThread();
        while (ofThread() - begun < nanoseconds)
            decisions += Playout.random(Match.startScratch(rules, ++seed), seed, Long.MAX_VALUE);
        return decisions;
    }

    private static long ofThread() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long ofAll() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }
}
