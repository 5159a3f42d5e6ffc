package regola.advice.seen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.search.Considered;
import regola.search.Dice;
import regola.search.Prospects;

/**
 * Twins are moves that differ in nothing that can be seen: pieces are alike, or places lie alike. Right after them, and
 * after each answer, everybody has as much of all that is good to have and as many moves. Where the search cannot tell
 * such a move from one that it calls good either, that it was tried less often is no reason to leave it out. Where
 * something is hidden or left to chance, that is looked at in worlds that may be the true one, the same for all moves.
 *
 * <p>Half twins are moves after which the same can be done, and which differ in nothing but what everybody has then.
 */
public final class Twins {
    /** More moves than these are not made to see what comes of them. */
    private static final int MOST_MADE = 6_000;
    /** A move tried less often may be anything. */
    private static final int TRIED = 12;
    /** So many standard errors are hardly chance. */
    private static final double SURE = 2;
    /** By so much less even of twins nobody says that they are as good. */
    private static final double TOO_MUCH = 0.25;
    /**
     * And what differs by no more than this is alike: what is tried most often is looked at deepest, and seems better.
     */
    private static final double LITTLE = 0.1;
    /** So many worlds are looked into where something is hidden or left to chance. */
    private static final int WORLDS = 2;
    /** More moves than these are not held against each other by what they bring. */
    private static final int MOST_HALF = 40;
    /** Whose share is smaller by more surpasses nothing, whatever it brings at once. */
    private static final double NO_LESS = 0.05;

    private final Match match;
    private final long seed;
    private final BooleanSupplier cancelled;
    private int made;

    private Twins(Match match, long seed, BooleanSupplier cancelled) {
        this.match = match;
        this.seed = seed;
        this.cancelled = cancelled;
    }

    /**
     * @param match stands at the decision; not changed
     * @param good moves that cannot be told from the best one, in the order of the decision
     * @param seed of the worlds that are looked into where something is hidden
     * @return these and their twins, in the order of the decision
     */
    public static List<Considered> with(
            Match match, Prospects findings, List<Considered> good, long seed, BooleanSupplier cancelled) {
        boolean open = match.hasAims() && !match.isSecret();
        List<Considered> maybe = open
                ? findings.moves().stream()
                        .filter(move -> !good.contains(move) && isNear(move, findings))
                        .toList()
                : List.of();
        if (maybe.isEmpty()) return good;
        try {
            return new Twins(match, seed, cancelled).of(good, maybe);
        } catch (RuleFailure failure) {
            return good; // the search has told of it
        }
    }

    /**
     * Of half twins that the search cannot tell apart those are left that bring the most points: a learner counts them.
     *
     * @param match stands at the decision; not changed
     * @param good moves that cannot be told from the best one, in the order of the decision
     * @return those of them, and of the moves that are near them, that no other leaves with fewer points for the seat
     *     or more for somebody else
     */
    public static List<Considered> unsurpassed(Match match, Prospects findings, List<Considered> good) {
        boolean open = match.hasScores()
                && !match.isSecret()
                && match.guesses(match.decider()).isNothingHidden();
        if (!open) return good;
        List<Considered> near = findings.moves().stream()
                .filter(move -> good.contains(move) || isNear(move, findings))
                .toList();
        if (near.size() < 2 || near.size() > MOST_HALF) return good;
        try {
            List<Brought> brought = near.stream()
                    .map(move -> Brought.by(match, move))
                    .filter(Objects::nonNull)
                    .toList();
            List<Considered> surpassed = brought.stream()
                    .filter(one -> brought.stream().anyMatch(other -> other.surpasses(one, match.decider())))
                    .map(Brought::move)
                    .toList();
            List<Considered> better = brought.stream()
                    .filter(one -> brought.stream()
                            .anyMatch(other -> good.contains(other.move()) && one.surpasses(other, match.decider())))
                    .map(Brought::move)
                    .toList();
            return near.stream()
                    .filter(move -> good.contains(move) || better.contains(move))
                    .filter(move -> !surpassed.contains(move))
                    .toList();
        } catch (RuleFailure failure) {
            return good; // the search has told of it
        }
    }

    /** @return the same, where the best of the moves that are left is called the best of all */
    public static Prospects preferring(Prospects findings, List<Considered> left) {
        if (left.size() > 1 && left.contains(findings.best())) return findings;
        return left.stream()
                .max(Comparator.comparingDouble(Considered::share))
                .map(move -> findings.preferring(move.index()))
                .orElse(findings);
    }

    /**
     * @param next who may do what after the move
     * @param points that each player has then
     */
    private record Brought(Considered move, List<String> next, List<Long> points) {
        /** @return null where what comes of the move cannot be foretold, or it ends the match */
        static Brought by(Match match, Considered move) {
            if (!new Witness(match.decider()).isForetold(match, move.index())) return null;
            Match after = match.copy();
            after.playIndex(move.index());
            if (after.isOver()) return null;
            List<String> next = Stream.concat(
                            Stream.of(after.decider() + " " + after.question()),
                            after.decision().legal().stream().map(Move::text))
                    .toList();
            return new Brought(
                    move,
                    next,
                    IntStream.range(0, match.rules().players())
                            .mapToObj(after::score)
                            .toList());
        }

        /**
         * @return whether it is half a twin of the other and brings the seat more, or others less, and nothing worse
         */
        boolean surpasses(Brought other, int seat) {
            boolean half = !points.equals(other.points) && next.equals(other.next);
            if (!half || move.share() < other.move.share() - NO_LESS) return false;
            return IntStream.range(0, points.size()).allMatch(player -> {
                long more = points.get(player) - other.points.get(player);
                return player == seat ? more >= 0 : more <= 0;
            });
        }
    }

    private static boolean isNear(Considered move, Prospects findings) {
        Considered best = findings.best();
        if (move.visits() < TRIED) return false;
        double noise = findings.spread() * Math.sqrt(1.0 / move.visits() + 1.0 / best.visits());
        return best.share() - move.share() <= Math.min(TOO_MUCH, Math.max(LITTLE, SURE * noise));
    }

    private List<Considered> of(List<Considered> good, List<Considered> maybe) {
        List<Considered> twins = maybe;
        for (Match world : worlds(Stream.concat(good.stream(), maybe.stream()).toList())) {
            List<long[][]> looks = new ArrayList<>();
            for (Considered move : good) look(world, move.index()).ifPresent(looks::add);
            twins = twins.stream()
                    .filter(move -> look(world, move.index())
                            .filter(look -> looks.stream().anyMatch(each -> Arrays.deepEquals(each, look)))
                            .isPresent())
                    .toList();
        }
        return Stream.concat(good.stream(), twins.stream())
                .sorted(Comparator.comparingInt(Considered::index))
                .toList();
    }

    /** @return what may be the true match, and what chance may decide; that itself where all can be foretold */
    private List<Match> worlds(List<Considered> moves) {
        Guesses guesses = match.guesses(match.decider());
        Witness witness = new Witness(match.decider());
        boolean open =
                guesses.isNothingHidden() && moves.stream().allMatch(move -> witness.isForetold(match, move.index()));
        if (open) return List.of(match);
        List<Match> worlds = new ArrayList<>();
        for (int world = 0; world < WORLDS; world++) {
            Match guess = match.copy();
            guesses.draw(Dice.mix(seed + world), guess);
            worlds.add(guess);
        }
        return worlds;
    }

    /**
     * @return what can be seen after a move, then after each answer in whatever order; empty where that cannot be said
     */
    private Optional<long[][]> look(Match match, int move) {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        Match after = match.copy();
        after.playIndex(move);
        int answers = after.isOver() ? 0 : after.legalCount();
        made += answers;
        if (made > MOST_MADE || !after.isOver() && after.isSecret()) return Optional.empty();
        long[][] look = new long[answers + 1][];
        Match answered = match.scratch();
        for (int answer = 0; answer < answers; answer++) {
            answered.become(after);
            answered.playIndex(answer);
            look[answer] = standing(answered);
        }
        Arrays.sort(look, 0, answers, Arrays::compare);
        look[answers] = standing(after);
        return Optional.of(look);
    }

    private static long[] standing(Match then) {
        int players = then.rules().players();
        int aims = then.rules().aims().size();
        long[] standing = new long[aims * players + 3];
        for (int a = 0; a < aims; a++) {
            for (int p = 0; p < players; p++) standing[a * players + p] = then.aim(a, p);
        }
        standing[aims * players] = then.isOver() ? then.winners() : then.legalCount();
        standing[aims * players + 1] = then.isOver() ? -1 : then.decider();
        for (int p = 0; p < players; p++) standing[aims * players + 2] += then.isIn(p) ? 1L << p : 0;
        return standing;
    }
}
