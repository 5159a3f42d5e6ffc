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
        boolean compares = match.isSecret() && (match.hasAims() || match.hasScores());
        Habits habits = Habits.of(match, match.decider(), clock);
        List<Inquiry> inquiries = IntStream.range(0, threads)
                .mapToObj(i -> compares
                        ? comparison(match, root, habits, Dice.mix(seed + i), scope, clock)
                        : walk(match, root, habits, Dice.mix(seed + i), scope, clock))
                .toList();
        List<Callable<Void>> runs = IntStream.range(0, threads)
                .<Callable<Void>>mapToObj(i -> () -> {
                    inquiries.get(i).run(match, iterations / threads + (i < iterations % threads ? 1 : 0), false);
                    return null;
                })
                .toList();
        if (threads == 1) inquiries.get(0).run(match, iterations, lines == 0);
        else Together.run(runs);
        return findings(match, inquiries, match.isSecret() && !compares, forced(match, scope));
    }

    /** @return the moves that are tried more than they promise, if others are not */
    private static Set<Integer> forced(Match match, Shortlist scope) {
        int all = scope.only() == null ? match.legalCount() : scope.only().size();
        return scope.must().size() >= all ? Set.of() : Set.copyOf(scope.must());
    }

    private Inquiry walk(Match match, Match root, Habits habits, long seed, Shortlist scope, Clock clock) {
        return new Walk(
                root.copy(),
                match.decider(),
                root.guesses(match.decider())::draw,
                habits,
                tuning,
                MOST_EDGES / threads,
                seed,
                scope.only() == null ? null : keys(match, scope.only()),
                keys(match, scope.must()),
                clock);
    }

    private Inquiry comparison(Match match, Match root, Habits habits, long seed, Shortlist scope, Clock clock) {
        List<Integer> all = IntStream.range(0, match.legalCount()).boxed().toList();
        return new Comparison(
                root.copy(),
                match.decider(),
                root.guesses(match.decider())::draw,
                habits,
                tuning,
                seed,
                keys(match, scope.only() == null ? all : scope.only()),
                keys(match, scope.must()),
                clock);
    }

    private static long[] keys(Match match, List<Integer> indices) {
        return indices.stream().mapToLong(match::moveKey).sorted().toArray();
    }

    private Prospects findings(Match match, List<Inquiry> inquiries, boolean isMixed, Set<Integer> forced) {
        int legal = match.legalCount();
        long[] visits = new long[legal];
        double[] sums = new double[legal];
        for (Inquiry inquiry : inquiries) inquiry.add(match, visits, sums);
        List<Considered> moves = IntStream.range(0, legal)
                .mapToObj(i -> new Considered(i, visits[i], visits[i] == 0 ? Double.NaN : sums[i] / visits[i]))
                .toList();
        Map<Integer, Continuation> told = new HashMap<>();
        if (lines > 0) {
            // Who chooses in secret knows no more than what comes of the choice itself.
            Continuation alone = match.isSecret() ? new Continuation(guessed(match), new int[0]) : null;
            moves.stream()
                    .sorted(Comparator.comparingLong(Considered::visits).reversed())
                    .limit(lines)
                    .forEach(move -> told.put(
                            move.index(),
                            alone == null
                                    ? ((Walk) inquiries.get(0)).line(move.index(), LINE_LENGTH)
                                    : alone.with(move.index())));
        }
        RuleFailure trouble = inquiries.stream()
                .map(inquiry -> inquiry.estimate().trouble())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        double[] outlook = new double[match.rules().players()];
        for (Inquiry inquiry : inquiries) for (int p = 0; p < outlook.length; p++) outlook[p] += inquiry.totals()[p];
        long iterations = inquiries.stream().mapToLong(Inquiry::iterations).sum();
        long free = inquiries.stream().mapToLong(Inquiry::free).sum();
        List<Double> shares = Arrays.stream(outlook)
                .map(total -> total / Math.max(1, free))
                .boxed()
                .toList();
        double spread =
                inquiries.stream().mapToDouble(Inquiry::spread).average().orElse(0);
        return new Prospects(moves, isMixed, iterations, shares, spread, told, trouble, forced);
    }

    private static Match guessed(Match match) {
        Match guess = match.copy();
        match.guesses(match.decider()).draw(match.moveKey(0), guess);
        return guess;
    }
}
