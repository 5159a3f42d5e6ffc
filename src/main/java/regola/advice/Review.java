package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.course.ChanceCourse;
import regola.advice.course.Fall;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.search.Budget;
import regola.search.Considered;
import regola.search.Dice;
import regola.search.Exit;
import regola.search.Lookahead;
import regola.search.Prospects;
import regola.search.Shortlist;
import regola.search.Tuning;

/**
 * A Review looks back at a match: how the chances went, the moments that cost most, and what else there is to say.
 * Every decision is judged by what the seat could know then. A moment counts only if a second, longer search confirms
 * it; what lost the match there and then, though other moves did not, always counts.
 *
 * @param chances for each decision, the share of the win that each player could hope for before it
 * @param moments that cost most, the dearest first
 * @param slips moments at which something was given away for nothing that another move would have kept, though that
 *     cost little, the dearest first
 * @param found moments at which the one good move was made, what it saved first; the loss is that of the next best
 * @param closest what comes nearest to a slip where little or nothing cost much: one for who has won, else a few
 * @param turned how many moves were made before the one with which the winner, who had been behind, came to be ahead to
 *     the end; -1 if nobody had been behind, it is not over, or several have won, -2 if that was only at the very end
 * @param leapt how many moves were made before the one that brought the winner most; -1 if none brought much
 * @param swings where no decision is worth a look: how many moves were made before those with which the chances changed
 *     most, in their order
 * @param falls turns of others, or luck, with which the chance of the only one whose moments are looked for fell far,
 *     in their order; none where there are moments enough, or where that seat has won
 * @param exits how those whose moments are looked for were put out of a match of several
 */
public record Review(
        List<List<Double>> chances,
        List<TurningPoint> moments,
        List<TurningPoint> slips,
        List<TurningPoint> found,
        List<TurningPoint> closest,
        int turned,
        int leapt,
        List<Integer> swings,
        List<Fallen> falls,
        List<Exit> exits) {
    /** A moment costs at least so much of the win. */
    public static final double LEAST_LOSS = 0.08;
    /** And so many times what the search may be off. */
    private static final double SURE = 3;

    private static final Comparator<TurningPoint> DEAREST = Comparator.comparing(
                    (TurningPoint moment) -> !moment.lost())
            .thenComparing(Comparator.comparingDouble(TurningPoint::loss).reversed())
            .thenComparingInt(TurningPoint::at);

    private static final int MOST_MOMENTS = 5;
    private static final int MOST_FOUND = 2;
    /** More such slips than these are not told. */
    private static final int MOST_SLIPS = 3;
    /** Where many small losses have lost a match, so many of the dearest are looked at. */
    private static final int MOST_CLOSEST = 3;
    /** Who could have made it so much less likely to be put out could have done something else. */
    public static final double AVOIDABLE = 0.25;

    /** More falls than these are not told. */
    private static final int MOST_FALLS = 2;

    /** So many more are looked at, since some turn out to be none. */
    private static final int SPARE = 2;
    /** The first search takes about so much of the time. */
    private static final double FIRST = 0.25;
    /** Less than this nobody would feel. */
    private static final double FELT = 0.03;

    /** The second search is so much longer than the first. */
    private static final int LONGER = 8;
    /** How far the first search looks for possible moments: what comes near to one is looked at again. */
    private static final double NEAR = 0.6;

    public Review {
        chances = List.copyOf(chances);
        moments = List.copyOf(moments);
        slips = List.copyOf(slips);
        found = List.copyOf(found);
        closest = List.copyOf(closest);
        swings = List.copyOf(swings);
        falls = List.copyOf(falls);
        exits = List.copyOf(exits);
    }

    /**
     * A fall of the chance with what was found out about the last choice before it.
     *
     * @param own that choice, as it is looked at; null if there was none
     */
    public record Fallen(Fall fall, TurningPoint own) {}

    /**
     * How to look back.
     *
     * @param tuning how to look ahead in the ruleset
     * @param iterations of the first search of each decision
     * @param again how far to look at a moment: as far as a hint does, so that the two never disagree
     * @param seats whose moments are looked for
     */
    public record Manner(Tuning tuning, long iterations, Budget again, Set<Integer> seats) {
        /** A moment is looked at so much longer than that there are no hints to disagree with. */
        public Manner(Tuning tuning, long iterations, Set<Integer> seats) {
            this(tuning, iterations, Budget.ofIterations(LONGER * iterations), seats);
        }
    }

    /**
     * How far it has come.
     *
     * @param part from 0 to 1
     * @param chances for each decision that has been looked at, as in a review
     * @param worst the moment that seems to have cost most, as far as is known by now; -1 if none has cost anything
     */
    public record SoFar(double part, List<List<Double>> chances, int worst) {
        public SoFar {
            chances = List.copyOf(chances);
        }
    }

    /**
     * A decision that is looked at again.
     *
     * @param loss by how much the move that was made is worse than the best; below zero by how much it is better than
     *     the next best
     * @param lost whether it lost the match there and then, as anybody could see, though others did not
     * @param given what it gave away for nothing, and the best would not have; null if it gave nothing
     */
    private record Suspect(int at, Match before, int played, double loss, boolean lost, Happens given) {}

    /**
     * @param start where the match began; not changed
     * @param moves the indices of the moves made, in order
     * @param progress hears how far it has come, and what is known by then
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static Review of(
            Match start,
            List<Integer> moves,
            Manner manner,
            long seed,
            Consumer<SoFar> progress,
            BooleanSupplier cancelled) {
        List<List<Double>> chances = new ArrayList<>();
        List<Suspect> suspects = new ArrayList<>();
        List<Match> before = new ArrayList<>();
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
            if (manner.seats.contains(match.decider()) && match.legalCount() > 1)
                suspects.add(new Suspect(
                        at,
                        match.copy(),
                        played,
                        loss(found, played),
                        new Witness(match.decider()).losesNeedlessly(match, played),
                        given(match, played, found.best().index(), cancelled)));
            before.add(match.copy());
            match.playIndex(played);
            progress.accept(new SoFar(FIRST * (at + 1) / moves.size(), chances, worst(suspects)));
        }
        before.add(match);
        List<Exit> exits = exits(before, moves, manner, seed, cancelled);
        suspects.sort(Comparator.comparingDouble(Suspect::loss).reversed());
        List<Suspect> worst = suspects.stream()
                .filter(suspect -> suspect.lost || suspect.loss > LEAST_LOSS * NEAR)
                .sorted(Comparator.comparing(suspect -> !suspect.lost))
                .limit(MOST_MOMENTS + SPARE)
                .toList();
        List<Suspect> finest = suspects.stream()
                .sorted(Comparator.comparingDouble(Suspect::loss))
                .filter(suspect -> -suspect.loss > LEAST_LOSS * NEAR)
                .filter(suspect -> !ends(suspect))
                .limit(MOST_FOUND + SPARE)
                .toList();
        List<Suspect> givers = suspects.stream()
                .filter(suspect -> suspect.given != null && suspect.loss > 0 && !worst.contains(suspect))
                .limit(MOST_SLIPS)
                .toList();
        double steps = 1.0 + worst.size() + finest.size() + givers.size();
        List<TurningPoint> seen = new ArrayList<>();
        int first = worst(suspects);
        for (Suspect suspect : worst) {
            // The rest is hardly dearer, and each takes as long as a hint.
            if (seen.stream()
                            .filter(moment -> !moment.isRight() && isSure(moment))
                            .count()
                    >= MOST_MOMENTS) break;
            seen.add(again(suspect, manner, cancelled));
            progress.accept(new SoFar(FIRST + (1 - FIRST) * seen.size() / steps, chances, dearest(seen, first)));
        }
        int dearest = dearest(seen, first);
        List<TurningPoint> gave = new ArrayList<>();
        for (Suspect suspect : givers) {
            gave.add(again(suspect, manner, cancelled));
            progress.accept(new SoFar(FIRST + (1 - FIRST) * (worst.size() + gave.size()) / steps, chances, dearest));
        }
        List<TurningPoint> found = new ArrayList<>();
        for (int i = 0; i < finest.size() && found.size() < MOST_FOUND; i++) {
            TurningPoint moment = again(finest.get(i), manner, cancelled);
            if (moment.isFound() && isSure(moment)) found.add(moment);
            double part = FIRST + (1 - FIRST) * (worst.size() + givers.size() + i + 1) / steps;
            progress.accept(new SoFar(part, chances, dearest));
        }
        List<TurningPoint> moments = Stream.concat(seen.stream(), gave.stream())
                .filter(moment -> !moment.isRight() && isSure(moment))
                .sorted(DEAREST)
                .limit(MOST_MOMENTS)
                .toList();
        List<TurningPoint> slips = Stream.concat(seen.stream(), gave.stream())
                .filter(moment -> moment.isGift() && moment.loss() > FELT && !moments.contains(moment))
                .sorted(DEAREST)
                .limit(MOST_SLIPS)
                .toList();
        List<TurningPoint> closest = List.of();
        // One dear move alone has hardly lost a match, and who won has little to find.
        int most = !hasWon(match, manner.seats) ? MOST_CLOSEST - moments.size() : moments.isEmpty() ? 1 : 0;
        if (most > 0) {
            int enough = moments.size() + most;
            for (Suspect suspect : suspects)
                if (seen.size() + gave.size() < enough
                        && suspect.loss > FELT
                        && !worst.contains(suspect)
                        && !givers.contains(suspect)) seen.add(again(suspect, manner, cancelled));
            closest = Stream.concat(seen.stream(), gave.stream())
                    .filter(moment -> !moment.isRight() && moment.loss() > Math.max(FELT, moment.noise()))
                    .filter(moment -> !slips.contains(moment) && !moments.contains(moment))
                    .sorted(DEAREST)
                    .limit(Math.max(0, most - slips.size()))
                    .toList();
        }
        List<TurningPoint> known =
                Stream.of(moments, slips, closest).flatMap(List::stream).toList();
        closest = Stream.concat(
                        // Where being put out could hardly be prevented, no little is left to be done better.
                        closest.stream()
                                .filter(moment -> exits.stream()
                                        .noneMatch(exit -> exit.decided() == moment.at()
                                                && exit.came() != null
                                                && exit.avoidable() < AVOIDABLE)),
                        exits.stream()
                                .filter(exit -> exit.avoidable() >= AVOIDABLE
                                        && known.stream().noneMatch(moment -> moment.at() == exit.decided()))
                                .map(exit -> looked(exit.decided(), suspects, seen, manner, cancelled))
                                .filter(moment -> !moment.isRight()))
                .toList();
        Stream.of(moments, slips, closest, found)
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(TurningPoint::at))
                .forEach(moment -> agree(chances, moment));
        progress.accept(new SoFar(1, chances, dearest));
        found.sort(DEAREST);
        boolean none = Stream.of(moments, slips, found, closest).allMatch(List::isEmpty);
        ChanceCourse course = new ChanceCourse(before, chances);
        // Who has found something to do better need not be told what others did, and who won does not ask.
        List<Fallen> falls = hasWon(match, manner.seats) || moments.size() > 1
                ? List.of()
                : falls(course, moments.isEmpty() ? MOST_FALLS : MOST_FALLS - 1, seen, suspects, manner, cancelled);
        List<Integer> swings = none && falls.isEmpty() ? course.swings() : List.of();
        UnaryOperator<List<TurningPoint>> letting = all -> all.stream()
                .map(moment -> letting(moment, exits, before, manner, seed, cancelled))
                .toList();
        return new Review(
                chances,
                letting.apply(moments),
                letting.apply(slips),
                found,
                letting.apply(closest),
                course.turned(),
                course.leapt(LEAST_LOSS),
                swings,
                falls,
                exits);
    }

    /** @return the deepest falls, of which the last choice before each is looked at */
    private static List<Fallen> falls(
            ChanceCourse course,
            int most,
            List<TurningPoint> seen,
            List<Suspect> suspects,
            Manner manner,
            BooleanSupplier cancelled) {
        if (manner.seats.size() != 1) return List.of();
        return course.falls(manner.seats.iterator().next()).stream()
                .limit(most)
                .sorted(Comparator.comparingInt(Fall::at))
                .map(fall ->
                        new Fallen(fall, fall.own() < 0 ? null : looked(fall.own(), suspects, seen, manner, cancelled)))
                .toList();
    }

    private static List<Exit> exits(
            List<Match> before, List<Integer> moves, Manner manner, long seed, BooleanSupplier cancelled) {
        try {
            return manner.seats.stream()
                    .sorted()
                    .map(seat -> Exit.of(before, moves, seat, manner.tuning.scale(), seed, cancelled))
                    .filter(Objects::nonNull)
                    .toList();
        } catch (RuleFailure failure) {
            return List.of(); // the search has told of it
        }
    }

    /** @return the moment, with how it let somebody be put out, if it did */
    private static TurningPoint letting(
            TurningPoint moment,
            List<Exit> exits,
            List<Match> before,
            Manner manner,
            long seed,
            BooleanSupplier cancelled) {
        Match match = before.get(moment.at());
        for (Exit exit : exits)
            moment = Averted.Escape.letting(
                    moment, exit, match, manner.tuning.scale(), new Crowd(match, seed, cancelled));
        return moment;
    }

    /** @return a decision of one whose moments are looked for, looked at once */
    private static TurningPoint looked(
            int at, List<Suspect> suspects, List<TurningPoint> seen, Manner manner, BooleanSupplier cancelled) {
        return seen.stream()
                .filter(moment -> moment.at() == at)
                .findFirst()
                .orElseGet(() -> suspects.stream()
                        .filter(suspect -> suspect.at == at)
                        .findFirst()
                        .map(suspect -> again(suspect, manner, cancelled))
                        .orElseThrow());
    }

    /**
     * @param before the match before a decision that somebody wants to know about; not changed
     * @param at how many moves were made before it
     * @param played the index of the move that was made
     * @return what a review would say of that decision, if it were worth a look
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static TurningPoint at(Match before, int at, int played, Manner manner, BooleanSupplier cancelled) {
        boolean lost = new Witness(before.decider()).losesNeedlessly(before, played);
        return again(new Suspect(at, before, played, 0, lost, null), manner, cancelled);
    }

    /** @return whether what was made there cost so much that it is surely no chance */
    public static boolean isCostly(TurningPoint moment) {
        return !moment.isRight() && isSure(moment);
    }

    /** @return the moment that cost most by the first search; -1 if none cost anything that is felt */
    private static int worst(List<Suspect> suspects) {
        return suspects.stream()
                .filter(suspect -> suspect.lost || suspect.loss > LEAST_LOSS)
                .max(Comparator.comparing(Suspect::lost).thenComparingDouble(Suspect::loss))
                .map(Suspect::at)
                .orElse(-1);
    }

    /** @return the same by the second, where that has confirmed one; else what the first has found */
    private static int dearest(List<TurningPoint> seen, int first) {
        return seen.stream()
                .filter(moment -> !moment.isRight() && isSure(moment))
                .min(DEAREST)
                .map(TurningPoint::at)
                .orElse(first);
    }

    /** @return whether one of those seats has won, who has little to find */
    private static boolean hasWon(Match end, Set<Integer> seats) {
        return end.isOver() && seats.stream().anyMatch(seat -> (end.winners() >>> seat & 1) != 0);
    }

    /**
     * What is told of a moment and what the chances show is one thing: nobody can lose more than could be hoped for.
     * Where only the move itself lies between two decisions, the longer search says at least what it has cost, or what
     * it has kept.
     */
    private static void agree(List<List<Double>> chances, TurningPoint moment) {
        int seat = moment.decider();
        int next = moment.at() + 1;
        boolean kept = moment.isRight();
        if (!kept)
            share(chances, moment.at(), seat, Math.max(chances.get(moment.at()).get(seat), moment.loss()));
        if (next >= chances.size() || !moment.foretold()) return;
        double after = chances.get(next).get(seat);
        double left = chances.get(moment.at()).get(seat) - moment.loss();
        share(chances, next, seat, kept ? Math.max(after, moment.loss()) : Math.min(after, left));
    }

    /** One gets that share, and the others what is left, as they had it. */
    private static void share(List<List<Double>> chances, int at, int seat, double own) {
        List<Double> all = chances.get(at);
        double others = 1 - all.get(seat);
        List<Double> shares = new ArrayList<>();
        for (int p = 0; p < all.size(); p++) {
            if (p == seat) shares.add(own);
            else shares.add(others > 0 ? all.get(p) * (1 - own) / others : (1 - own) / (all.size() - 1));
        }
        chances.set(at, shares);
    }

    /** Of what ends the match there is no doubt. */
    private static boolean isSure(TurningPoint moment) {
        return moment.lost() || moment.loss() > LEAST_LOSS && moment.loss() > SURE * moment.noise();
    }

    /** @return as {@link Suspect#loss} */
    private static double loss(Prospects found, int played) {
        Considered best = found.best();
        if (best.index() != played)
            return Math.max(0, best.share() - found.moves().get(played).share());
        return found.bestBut(best)
                .filter(next -> next.visits() > 0)
                .map(next -> -Math.max(0, best.share() - next.share()))
                .orElse(0.0);
    }

    /**
     * @return what somebody else could have for nothing after the move, and not after the better one; null if nothing
     */
    private static Happens given(Match match, int played, int better, BooleanSupplier cancelled) {
        if (played == better) return null;
        try {
            return Gift.of(match, played, null, cancelled)
                    .filter(gift -> Gift.of(match, better, null, cancelled).isEmpty())
                    .map(gift ->
                            new Happens(gift.events().get(0), Happens.When.WARDED_OFF, match.decider(), match.names()))
                    .orElse(null);
        } catch (RuleFailure failure) {
            return null; // the search has told of it
        }
    }

    /** Whether the move that was made ended the match: anybody finds that. */
    private static boolean ends(Suspect suspect) {
        Match after = suspect.before.copy();
        after.playIndex(suspect.played);
        return after.isOver();
    }

    /** The decision is looked at as a hint there looks at it, and the move as it is if somebody asks about it. */
    private static TurningPoint again(Suspect suspect, Manner manner, BooleanSupplier cancelled) {
        Match match = suspect.before;
        List<Move> legal = match.decision().legal();
        Move made = legal.get(suspect.played);
        Adviser adviser = new Adviser(manner.tuning, manner.again, 1);
        long seed = match.fingerprint(match.decider());
        Advice hint = adviser.hint(match, seed, cancelled);
        Prospects found = hint.grounds().findings();
        // Where it is as good as any that was made, it is held against the next best.
        boolean right = hint.good().contains(made);
        Considered best = found.moves().get(legal.indexOf(hint.best()));
        Considered next = found.bestBut(best).orElseThrow();
        HeldAgainst held = right ? null : adviser.held(match, suspect.played, hint, seed, cancelled);
        List<WhyBetter> reasons = held != null
                ? Danger.first(held, match, suspect.played, best.index(), seed, cancelled)
                : hint.reasons();
        List<Move> line = hint.line(match, right ? made : hint.best());
        Event theirs = right ? null : TurningPoint.theirs(suspect.given, reasons);
        return new TurningPoint(
                suspect.at,
                match.decider(),
                made,
                right ? made : hint.best(),
                right ? legal.get(next.index()) : made,
                suspect.lost,
                new Witness(match.decider()).isForetold(match, suspect.played),
                held != null ? held.loss() : next.visits() == 0 ? 0 : best.share() - next.share(),
                suspect.lost ? best.error() : held != null ? held.noise() : Math.hypot(best.error(), next.error()),
                reasons,
                right ? null : suspect.given,
                theirs != null && Refuted.isKept(theirs, match, best.index(), new Crowd(match, seed, cancelled)),
                line,
                Threat.meant(match, line, cancelled),
                hint);
    }
}
