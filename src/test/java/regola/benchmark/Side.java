package regola.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.language.model.CheckedGame;
import regola.library.GameLibrary;

/**
 * A Side is one of two builds of the program that {@link Compared} measures: a game of it, for so many players. Both
 * are loaded in one process, each by a class loader of its own, so what is asked and answered is of the JDK's classes
 * only.
 */
public final class Side implements Function<Object[], long[]> {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MOST_DECISIONS = 20_000, MOST_MOVES = 64, MATCHES_BY_HAND = 8;

    private final Ruleset rules;
    private final boolean startsScratch = startsScratch();
    private long seed;
    private Match running;

    public Side(String game, List<String> variants, int players, Map<String, List<Long>> settings) {
        GameLibrary library = GameLibrary.open();
        CheckedGame checked =
                library.load(library.game(game).orElseThrow(), variants).game().orElseThrow();
        rules = Ruleset.of(checked, players, settings);
    }

    /** @return all games with their variants and numbers of players, as {@code game players variant,variant} */
    public static List<String> all() {
        GameLibrary library = GameLibrary.open();
        return library.games().stream()
                .flatMap(game -> {
                    var seats =
                            library.load(game, List.of()).game().orElseThrow().seats();
                    return java.util.stream.IntStream.rangeClosed(seats.fewest(), seats.most())
                            .mapToObj(players -> game.id() + " " + players + " " + String.join(",", game.variantIds()));
                })
                .toList();
    }

    /**
     * @param question what is asked for: {@code matches} with the nanoseconds that it may take gives decisions,
     *     processor time and bytes; {@code times} with a number of decisions gives the processor time of each, rising;
     *     {@code copies} with a number gives processor time and bytes; {@code trace} with a seed gives all that is seen
     *     of a match, and {@code told} what it tells; {@code by hand} is as {@code matches}, of Nine Men's Morris written in
     *     Java
     */
    @Override
    public long[] apply(Object[] question) {
        long amount = (Long) question[1];
        return switch ((String) question[0]) {
            case "matches" -> matches(amount);
            case "by hand" -> byHand(amount);
            case "times" -> times((int) amount);
            case "copies" -> copies((int) amount);
            case "trace" -> trace(amount);
            case "told" -> told(amount);
            default -> throw new IllegalArgumentException((String) question[0]);
        };
    }

    private long[] matches(long nanoseconds) {
        long thread = Thread.currentThread().getId();
        long bytes = THREADS.getThreadAllocatedBytes(thread);
        long begun = THREADS.getCurrentThreadCpuTime();
        long decisions = 0;
        long taken = 0;
        while (taken < nanoseconds) {
            decisions += Playout.random(scratch(++seed), seed, Long.MAX_VALUE);
            taken = THREADS.getCurrentThreadCpuTime() - begun;
        }
        return new long[] {decisions, taken, THREADS.getThreadAllocatedBytes(thread) - bytes};
    }

    private static long[] byHand(long nanoseconds) {
        HandWrittenMorris match = new HandWrittenMorris();
        int[] list = new int[MOST_MOVES];
        var random = new java.util.SplittableRandom(1);
        long begun = THREADS.getCurrentThreadCpuTime();
        long decisions = 0;
        long taken = 0;
        while (taken < nanoseconds) {
            for (int i = 0; i < MATCHES_BY_HAND; i++) decisions += HandWrittenMorris.playOut(match, list, random);
            taken = THREADS.getCurrentThreadCpuTime() - begun;
        }
        return new long[] {decisions, taken, 0};
    }

    /** As simulations of each build begin their matches. */
    private Match scratch(long number) {
        if (!startsScratch) return Match.start(rules, number).scratch();
        return Match.startScratch(rules, number);
    }

    private static boolean startsScratch() {
        try {
            return Match.class.getMethod("startScratch", Ruleset.class, long.class) != null;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private long[] times(int decisions) {
        long[] times = new long[decisions];
        var chooser = new java.util.SplittableRandom(++seed);
        for (int i = 0; i < decisions; i++) {
            if (running == null || running.isOver()) running = Match.start(rules, ++seed);
            int index = chooser.nextInt(running.legalCount());
            long begun = THREADS.getCurrentThreadCpuTime();
            running.playIndex(index);
            times[i] = THREADS.getCurrentThreadCpuTime() - begun;
        }
        Arrays.sort(times);
        return times;
    }

    private long[] copies(int count) {
        Match middle = Match.start(rules, 7);
        long length = Playout.random(middle.copy(), 7, Long.MAX_VALUE);
        Playout.random(middle, 7, length / 2);
        long thread = Thread.currentThread().getId();
        long bytes = THREADS.getThreadAllocatedBytes(thread);
        long begun = THREADS.getCurrentThreadCpuTime();
        long sum = 0;
        for (int i = 0; i < count; i++) sum += middle.copy().legalCount();
        if (sum == 0) throw new IllegalStateException("the match is over in its middle");
        return new long[] {THREADS.getCurrentThreadCpuTime() - begun, THREADS.getThreadAllocatedBytes(thread) - bytes};
    }

    private long[] trace(long number) {
        Match match = Match.start(rules, number);
        var chooser = new java.util.SplittableRandom(number);
        long sum = 0;
        long decisions = 0;
        for (; decisions < MOST_DECISIONS && !match.isOver(); decisions++) {
            sum = sum * 31 + match.decider() * 64L + match.question();
            for (int i = 0; i < match.legalCount(); i++) sum = sum * 31 + match.moveKey(i);
            match.playIndex(chooser.nextInt(match.legalCount()));
            if (decisions % 8 == 0) sum = sum * 31 + match.position().hashCode();
        }
        return new long[] {decisions, (sum * 31 + match.position().hashCode()) * 31 + match.winners()};
    }

    private long[] told(long number) {
        long[] sum = {0, 0};
        Match match = Match.start(rules, number, event -> {
            sum[0]++;
            sum[1] = sum[1] * 31 + hash(event);
        });
        var chooser = new java.util.SplittableRandom(number);
        for (int d = 0; d < MOST_DECISIONS && !match.isOver(); d++)
            match.playIndex(chooser.nextInt(match.legalCount()));
        if (match.isOver()) sum[1] = sum[1] * 31 + match.outcome().text("en").hashCode();
        return sum;
    }

    private static long hash(Event event) {
        return (event.kind().name()
                        + event.rule()
                        + event.text("en")
                        + event.from()
                        + event.to()
                        + event.over()
                        + event.after())
                .hashCode();
    }
}
