package regola.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * A Lookahead finds out what the moves of a decision are worth to whoever decides. It knows no more than that seat
 * does. With several threads each has a tree of its own, and what they found at the root is added up.
 *
 * @param tuning how to look ahead in this ruleset
 * @param threads how many walk at the same time; the result by iterations depends on the number
 * @param lines after how many of the best moves the way on is told
 */
public record Lookahead(Tuning tuning, int threads, int lines) {
    /** All trees together take no more than about a hundred megabytes. */
    private static final int MOST_EDGES = 100 * (1 << 20) / Tree.BYTES_AN_EDGE;
    /** How many walks are made before the clock and the wish to stop are asked again. */
    private static final int BATCH = 4;
    /** After so many walks it is asked whether more of them can still change the choice. */
    private static final int CHECK = 64;
    /** How many walks may fail before it is looked whether all do. */
    private static final int MOST_FAILURES = 20;
    /** How long a line is told. */
    private static final int LINE_LENGTH = 10;

    /** Looks with one thread, and tells no lines. */
    public Lookahead(Tuning tuning) {
        this(tuning, 1, 0);
    }

    /**
     * @param match stands at a decision; not changed, and not to be changed meanwhile
     * @param seed the same seed and iterations find the same
     * @param scope which moves are looked at
     * @param cancelled asked often, from several threads
     * @return what was found
     * @throws CancellationException when cancelled
     * @throws RuleFailure when the rules fail on every way
     */
    public Prospects look(Match match, Budget budget, long seed, Shortlist scope, BooleanSupplier cancelled) {
        return look(match, budget.iterations(), new Clock(budget, cancelled), seed, scope);
    }

    /**
     * As {@link #look(Match, Budget, long, Shortlist, BooleanSupplier)}, for whoever has begun to think before.
     *
     * @param iterations how many worlds at most
     * @param clock ends it; one world is looked at even if the time is up
     */
    public Prospects look(Match match, long iterations, Clock clock, long seed, Shortlist scope) {
        Match root = match.isSecret() ? match.secretRoundStart() : match;
        long[] only = scope.only() == null ? null : keys(match, scope.only());
        long[] must = keys(match, scope.must());
        List<Walk> walks = IntStream.range(0, threads)
                .mapToObj(i -> new Walk(
                        root.copy(),
                        match.decider(),
                        root.guesses(match.decider())::draw,
                        tuning,
                        MOST_EDGES / threads,
                        Dice.mix(seed + i),
                        only,
                        must,
                        clock))
                .toList();
        List<Callable<Void>> runs = IntStream.range(0, threads)
                .<Callable<Void>>mapToObj(i -> () -> {
                    go(walks.get(i), match, iterations / threads + (i < iterations % threads ? 1 : 0), clock);
                    return null;
                })
                .toList();
        if (threads == 1) go(walks.get(0), match, iterations, clock);
        else Together.run(runs);
        return findings(match, walks, root == match, forced(match, scope));
    }

    /** @return the moves that are tried more than they promise, if others are not */
    private static Set<Integer> forced(Match match, Shortlist scope) {
        int all = scope.only() == null ? match.legalCount() : scope.only().size();
        return scope.must().size() >= all ? Set.of() : Set.copyOf(scope.must());
    }

    private static long[] keys(Match match, List<Integer> indices) {
        return indices.stream().mapToLong(match::moveKey).sorted().toArray();
    }

    private void go(Walk walk, Match match, long iterations, Clock clock) {
        int failures = 0;
        for (long i = 0; i < iterations; i++) {
            if (i % BATCH == 0 && i > 0 && clock.isUp()) break;
            if (i % CHECK == 0
                    && i > 0
                    && threads == 1
                    && lines == 0
                    && isSettled(walk, match, Math.min(iterations - i, clock.left(i)))) break;
            try {
                walk.iterate();
            } catch (RuleFailure onTheWay) { // rules may fail where nobody will ever come
                if (++failures > MOST_FAILURES && failures > walk.iterations()) throw onTheWay;
            }
        }
    }

    /** Whether no other move can be tried as often as the most tried one any more. */
    private static boolean isSettled(Walk walk, Match match, long left) {
        int node = walk.tableOf(match);
        if (node == Tree.NONE) return false;
        long most = 0;
        long second = 0;
        for (int e = walk.tree().firstEdge(node);
                e != Tree.NONE;
                e = walk.tree().nextEdge(e)) {
            long visits = walk.tree().visits(e);
            if (visits > most) {
                second = most;
                most = visits;
            } else second = Math.max(second, visits);
        }
        return most - second > left;
    }

    private Prospects findings(Match match, List<Walk> walks, boolean atDecision, Set<Integer> forced) {
        int legal = match.legalCount();
        long[] visits = new long[legal];
        double[] sums = new double[legal];
        for (Walk walk : walks) add(match, walk, visits, sums);
        List<Considered> moves = IntStream.range(0, legal)
                .mapToObj(i -> new Considered(i, visits[i], visits[i] == 0 ? Double.NaN : sums[i] / visits[i]))
                .toList();
        Map<Integer, Continuation> told = new HashMap<>();
        if (lines > 0) {
            // Who chooses in secret knows no more than what comes of the choice itself.
            Continuation alone = atDecision ? null : new Continuation(guessed(match), new int[0]);
            moves.stream()
                    .sorted(Comparator.comparingLong(Considered::visits).reversed())
                    .limit(lines)
                    .forEach(move -> told.put(
                            move.index(),
                            atDecision ? walks.get(0).line(move.index(), LINE_LENGTH) : alone.with(move.index())));
        }
        RuleFailure trouble = walks.stream()
                .map(walk -> walk.estimate().trouble())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        double[] outlook = new double[match.rules().players()];
        for (Walk walk : walks) for (int p = 0; p < outlook.length; p++) outlook[p] += walk.totals()[p];
        long iterations = walks.stream().mapToLong(Walk::iterations).sum();
        long free = walks.stream().mapToLong(Walk::free).sum();
        List<Double> shares = Arrays.stream(outlook)
                .map(total -> total / Math.max(1, free))
                .boxed()
                .toList();
        double spread = walks.stream().mapToDouble(Walk::spread).average().orElse(0);
        return new Prospects(moves, match.isSecret(), iterations, shares, spread, told, trouble, forced);
    }

    private static Match guessed(Match match) {
        Match guess = match.copy();
        match.guesses(match.decider()).draw(match.moveKey(0), guess);
        return guess;
    }

    private static void add(Match match, Walk walk, long[] visits, double[] sums) {
        Tree tree = walk.tree();
        int node = walk.tableOf(match);
        if (node == Tree.NONE) return;
        int expected = tree.firstEdge(node);
        for (int i = 0; i < visits.length; i++) {
            int e = tree.edge(node, match.moveKey(i), expected);
            if (e == Tree.NONE) continue;
            expected = tree.nextEdge(e);
            visits[i] += tree.visits(e);
            sums[i] += tree.mean(e) * tree.visits(e);
        }
    }
}
