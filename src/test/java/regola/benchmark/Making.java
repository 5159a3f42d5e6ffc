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
 * A Making is how long making ready a ruleset takes with its code and without, and what memory for classes it needs:
 * for the first time in a process, and again: {@code java -cp … regola.benchmark.Making GAME PLAYERS}.
 */
public final class Making {
    private static final int AGAIN = 30;

    private Making() {}

    public static void main(String... args) {
        GameLibrary library = GameLibrary.open();
        CheckedGame game = library.load(library.game(args[0]).orElseThrow(), List.of())
                .game()
                .orElseThrow();
        int players = Integer.parseInt(args[1]);
        Ruleset tree = rules(game, "tree", players);
        for (int seed = 0; seed < 2_000; seed++) Playout.random(Match.startScratch(tree, seed), seed, Long.MAX_VALUE);
        System.out.printf(Locale.ROOT, "%s/%d:%n", args[0], players);
        for (int i = 0; i <= AGAIN; i++) {
            double interpreted = made(game, "tree", players)[0];
            double[] code = made(game, "code", players);
            if (i == 0 || i == AGAIN)
                System.out.printf(
                        Locale.ROOT,
                        "%s: code %.1f ms of the thread more than the %.1f without; %.1f of the clock, %.1f of all"
                                + " threads; %.2f MB for classes%n",
                        i == 0 ? "first" : "again",
                        code[0] - interpreted,
                        interpreted,
                        code[1],
                        code[2],
                        code[3]);
        }
    }

    /** @return milliseconds of the thread, of the clock and of all threads, and megabytes for classes */
    private static double[] made(CheckedGame game, String tier, int players) {
        double[] before = now();
        Ruleset rules = rules(game, tier, players);
        double[] after = now();
        for (int i = 0; i < after.length; i++) after[i] -= before[i];
        if (rules.players() != players) throw new IllegalStateException();
        return after;
    }

    private static double[] now() {
        long classes = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getName().equals("Metaspace"))
                .mapToLong(pool -> pool.getUsage().getUsed())
                .sum();
        long all = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        long thread = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        return new double[] {thread / 1e6, System.nanoTime() / 1e6, all / 1e6, classes / 1048576.0};
    }

    private static Ruleset rules(CheckedGame game, String tier, int players) {
        System.setProperty("regola.tier", tier);
        return Ruleset.of(game, players, Map.of());
    }
}
