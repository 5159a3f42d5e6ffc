package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.search.Budget;
import regola.search.Considered;
import regola.search.Continuation;
import regola.search.Dice;
import regola.search.Lookahead;
import regola.search.Prospects;
import regola.search.Shortlist;
import regola.search.Tuning;

/**
 * A Review looks back at a match: how the chances went, and the moments that cost most. Every decision is judged by
 * what the seat could know then. A moment counts only if a second, longer search confirms it.
 *
 * @param chances for each decision, the share of the win that each player could hope for before it
 * @param moments that cost most, the dearest first
 */
public record Review(List<List<Double>> chances, List<TurningPoint> moments) {
    /** A moment costs at least so much of the win. */
    public static final double LEAST_LOSS = 0.08;
    /** And so many times what the search may be off. */
    private static final double SURE = 3;

    private static final int MOST_MOMENTS = 5;
    /** The second search is so much longer than the first. */
    private static final int LONGER = 8;
    /** How far the first search looks for possible moments: what comes near to one is looked at again. */
    private static final double NEAR = 0.6;

    public Review {
        chances = List.copyOf(chances);
        moments = List.copyOf(moments);
    }

    /**
     * How to look back.
     *
     * @param tuning how to look ahead in the ruleset
     * @param iterations of the first search of each decision
     * @param seats whose moments are looked for
     */
    public record Manner(Tuning tuning, long iterations, Set<Integer> seats) {}

    private record Suspect(int at, Match before, int played, double loss) {}

    /**
     * @param start where the match began; not changed
     * @param moves the indices of the moves made, in order
     * @param progress hears from 0 to 1 how far it has come
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static Review of(
            Match start,
            List<Integer> moves,
            Manner manner,
            long seed,
            Consumer<Double> progress,
            BooleanSupplier cancelled) {
        List<List<Double>> chances = new ArrayList<>();
        List<Suspect> suspects = new ArrayList<>();
        Match match = start.copy();
        for (int at = 0; at < moves.size() && !match.isOver(); at++) {
            int played = moves.get(at);
            Prospects found = new Lookahead(manner.tuning.comparing(match.legalCount()))
                    .look(
                            match,
                            Budget.ofIterations(manner.iterations),
                            Dice.mix(seed + at),
                            Shortlist.allAnd(List.of(played)),
                            cancelled);
            chances.add(found.outlook());
            if (manner.seats.contains(match.decider()) && match.legalCount() > 1) {
                double loss = found.best().share() - found.moves().get(played).share();
                if (loss > LEAST_LOSS * NEAR) suspects.add(new Suspect(at, match.copy(), played, loss));
            }
            match.playIndex(played);
            progress.accept(0.6 * (at + 1) / moves.size());
        }
        List<Suspect> worst = suspects.stream()
                .sorted(Comparator.comparingDouble(Suspect::loss).reversed())
                .limit(2L * MOST_MOMENTS)
                .toList();
        List<TurningPoint> moments = new ArrayList<>();
        for (int i = 0; i < worst.size(); i++) {
            TurningPoint moment = again(worst.get(i), manner, seed, cancelled);
            if (moment.loss() > LEAST_LOSS && moment.loss() > SURE * moment.noise()) moments.add(moment);
            progress.accept(0.6 + 0.4 * (i + 1) / worst.size());
        }
        moments.sort(Comparator.comparingDouble(TurningPoint::loss).reversed().thenComparingInt(TurningPoint::at));
        progress.accept(1.0);
        return new Review(chances, moments.subList(0, Math.min(MOST_MOMENTS, moments.size())));
    }

    private static TurningPoint again(Suspect suspect, Manner manner, long seed, BooleanSupplier cancelled) {
        Match match = suspect.before;
        Prospects found = new Lookahead(manner.tuning.comparing(match.legalCount()), 1, match.legalCount())
                .look(
                        match,
                        Budget.ofIterations(LONGER * manner.iterations),
                        Dice.mix(seed ^ ~suspect.at),
                        Shortlist.allAnd(List.of(suspect.played)),
                        cancelled);
        List<Move> legal = match.decision().legal();
        Considered best = found.best();
        Considered played = found.moves().get(suspect.played);
        Continuation line = found.lines().get(best.index());
        return new TurningPoint(
                suspect.at,
                match.decider(),
                legal.get(suspect.played),
                legal.get(best.index()),
                good(found, suspect.played).stream().map(legal::get).toList(),
                best.share() - played.share(),
                Math.hypot(best.error(), played.error()),
                Adviser.reasons(match, found, best, played, new Crowd(match, seed, cancelled)),
                line == null ? List.of(legal.get(best.index())) : told(line, match.decider()));
    }

    /** @return the moves that cannot be told from the best one, the best first, without the one that was made */
    private static List<Integer> good(Prospects found, int played) {
        int best = found.best().index();
        return Stream.concat(
                        Stream.of(best),
                        found.asGood().stream()
                                .map(Considered::index)
                                .filter(index -> index != best && index != played))
                .toList();
    }

    /** @return the moves of the line up to the first of which nobody can foretell what comes of it; at least one */
    private static List<Move> told(Continuation line, int seat) {
        List<Move> moves = new ArrayList<>();
        Match match = line.start();
        int sure = Math.max(1, new Witness(seat).foretold(line));
        for (int i = 0; i < sure; i++) {
            moves.add(match.decision().legal().get(line.move(i)));
            match.playIndex(line.move(i));
        }
        return moves;
    }
}
