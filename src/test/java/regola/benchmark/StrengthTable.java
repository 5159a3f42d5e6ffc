package regola.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.opponent.ComputerPlayer;
import regola.opponent.Opponents;
import regola.opponent.Strength;
import regola.search.Cheating;
import regola.search.Tuning;
import regola.simulation.KindTally;
import regola.simulation.Mover;
import regola.simulation.Seating;
import regola.simulation.Share;
import regola.simulation.Simulation;
import regola.simulation.SimulationTally;

/**
 * How strong the players by computer are, as rows of a table: one seat of the one, all others of the other, by turns.
 *
 * <pre>
 *   StrengthTable MATCHES SEED [GAME/PLAYERS …] [-- WHO,OTHER …]
 * </pre>
 *
 * Without games every shipped one with its fewest seats; without pairs each level against the one below,
 * {@code best:300} against {@code random} and {@code greedy}, {@code beginner} against {@code random}. The same seed
 * and pairs by iterations give the same rows on every machine. {@code cheat:300} looks ahead in the true match: a
 * yardstick for how much is hidden from the others. {@code best@50} has 50 milliseconds a decision, and what the
 * longest took is said beside the table.
 */
public final class StrengthTable {
    private static final long MOST_DECISIONS = 3_000;
    /** Who sees what is hidden, with so many iterations: {@code cheat:300}. */
    private static final String CHEAT = "cheat:";

    private StrengthTable() {}

    private record Pair(String who, String other) {
        static Pair of(String written) {
            String[] names = written.split(",");
            return new Pair(names[0], names[1]);
        }
    }

    public static void main(String[] args) {
        List<String> words = List.of(args);
        int split = words.indexOf("--");
        List<String> games = words.subList(2, split < 0 ? words.size() : split);
        List<Pair> pairs = split < 0
                ? ladder()
                : words.subList(split + 1, words.size()).stream().map(Pair::of).toList();
        if (games.isEmpty())
            games = RuleFiles.games().stream()
                    .map(id -> id + "/" + RuleFiles.compiled(id).seats().fewest())
                    .toList();
        System.out.println("| game / seats | who | against | share of wins, draws shared | 95 % | fair | matches |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (String game : games) {
            String[] parts = game.split("/");
            Ruleset rules = RuleFiles.rules(parts[0], Integer.parseInt(parts[1]));
            Opponents opponents = new Opponents(Tuning.of(rules), 1);
            for (Pair pair : pairs)
                print(
                        game,
                        pair,
                        rules,
                        tally(rules, opponents, pair, Long.parseLong(args[0]), Long.parseLong(args[1])));
        }
    }

    private static List<Pair> ladder() {
        List<Pair> pairs = new ArrayList<>();
        pairs.add(new Pair("best:300", "random"));
        pairs.add(new Pair("best:300", "greedy"));
        pairs.add(new Pair("beginner", "random"));
        List<String> levels = Strength.ids();
        for (int i = 1; i < levels.size(); i++) pairs.add(new Pair(levels.get(i), levels.get(i - 1)));
        return pairs;
    }

    private static SimulationTally tally(Ruleset rules, Opponents opponents, Pair pair, long matches, long seed) {
        List<String> names = Stream.concat(
                        Stream.of(pair.who), Collections.nCopies(rules.players() - 1, pair.other).stream())
                .toList();
        List<Mover> movers = names.stream().map(name -> mover(opponents, name)).toList();
        return new Simulation(
                        start -> Match.start(rules, start),
                        rules.names().ids(regola.language.model.Type.PLAYER).size(),
                        matches,
                        seed,
                        MOST_DECISIONS,
                        1,
                        new Seating(names, movers))
                .run(new AtomicBoolean(), done -> {});
    }

    private static Mover mover(Opponents opponents, String name) {
        if (name.startsWith(CHEAT)) {
            Cheating cheating = new Cheating(opponents.tuning(), Long.parseLong(name.substring(CHEAT.length())));
            return cheating::choose;
        }
        int limit = name.indexOf('@');
        if (limit >= 0) return timed(opponents, name.substring(0, limit), Integer.parseInt(name.substring(limit + 1)));
        ComputerPlayer player = opponents.named(name).orElseThrow();
        return (match, seed) -> player.choose(match, seed, () -> false);
    }

    /** Says, whenever a decision takes longer than any before, how long that was. */
    private static Mover timed(Opponents opponents, String name, int millis) {
        Opponents hurried =
                new Opponents(opponents.tuning(), opponents.threads(), Duration.ofMillis(millis), trouble -> {});
        ComputerPlayer player = hurried.named(name).orElseThrow();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        AtomicLong longest = new AtomicLong();
        return (match, seed) -> {
            long wall = System.nanoTime();
            long before = threads.getCurrentThreadCpuTime();
            int chosen = player.choose(match, seed, () -> false);
            long taken = threads.getCurrentThreadCpuTime() - before;
            if (taken > longest.getAndAccumulate(taken, Math::max))
                System.err.println(name + "@" + millis + ": " + taken / 1_000_000 + " ms of the processor, "
                        + (System.nanoTime() - wall) / 1_000_000 + " ms by the clock, " + match.legalCount()
                        + " moves");
            return chosen;
        };
    }

    private static void print(String game, Pair pair, Ruleset rules, SimulationTally tally) {
        KindTally kind = tally.kinds().get(0);
        Share share = kind.shares();
        System.out.println(String.format(
                Locale.ROOT,
                "| %s | %s | %s | %.2f | %.2f to %.2f | %.2f | %d |",
                game,
                pair.who,
                pair.other,
                share.value(),
                share.low(),
                share.high(),
                1.0 / rules.players(),
                tally.matches()));
    }
}
