package regola.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Counts.Horizon;
import regola.advice.words.OtherMoves;
import regola.advice.words.Whose;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.RuleFailure;
import regola.language.model.Goal;
import regola.search.Dice;
import regola.search.Reach;

/**
 * What a move that ends a turn is good for often shows only in the next turn: what the seat can have then with one
 * move, or what the next player cannot. It is told where nothing is there to see at once, or where what is there comes
 * of other moves as well.
 */
final class Reached {
    /** More moves than these are not looked at. */
    private static final int MOST = 48;
    /** What is so in so many worlds is taken for sure. */
    private static final int WORLDS = 4;
    /** Of ten samples so many have as much as is told. */
    private static final double MOSTLY = 0.7;

    private Reached() {}

    /** @return the reasons, with what can be reached next where they tell of no place by themselves */
    static List<WhyBetter> told(List<WhyBetter> said, Crowd crowd, List<Integer> praised) {
        boolean none = said.stream().noneMatch(Adviser::isGround);
        boolean shared = said.size() == 1 && said.get(0) instanceof Counts counts && counts.isShared();
        if (!none && !shared) return said;
        Match match = crowd.match();
        List<Integer> others = IntStream.range(0, match.legalCount())
                .filter(move -> !praised.contains(move))
                .filter(move -> none || Chances.isAsMuch(match, (Counts) said.get(0), move))
                .boxed()
                .toList();
        Optional<WhyBetter> found = of(crowd, praised, others, shared)
                .filter(reason -> said.stream().noneMatch(told -> isAlike(told, reason)));
        return found.map(reason ->
                        shared ? Stream.concat(said.stream(), Stream.of(reason)).toList() : List.of(reason))
                .orElse(said);
    }

    /** Whether both count the same of the same player: twice the same number would be taken for a slip. */
    private static boolean isAlike(WhyBetter told, WhyBetter reason) {
        return told instanceof Counts one
                && reason instanceof Counts other
                && one.aim().equals(other.aim())
                && (one.whose() == null) == (other.whose() == null);
    }

    /** @return what the better move lets one have next, and the other does not; empty if there is nothing */
    static Optional<WhyBetter> instead(Crowd crowd, int better, int other) {
        return of(crowd, List.of(better), List.of(other), false);
    }

    /** @return what there is more of right after the better move than after the other; empty if there is nothing */
    static Optional<WhyBetter> seen(Crowd crowd, int better, int other) {
        Match match = crowd.match();
        if (!match.hasAims() || !match.guesses(match.decider()).isNothingHidden()) return Optional.empty();
        try {
            return crowd.ahead(List.of(better), List.of(better, other)).map(more -> more.when(Horizon.NOW));
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /**
     * @return what there is more of right after each of these moves than there is now, though others may bring as much;
     *     empty if there is nothing, or something lies hidden
     */
    static Optional<WhyBetter> atOnce(Crowd crowd, List<Integer> good) {
        Match match = crowd.match();
        int seat = match.decider();
        boolean open = match.hasAims() && !match.isSecret() && good.size() <= MOST;
        if (!open || !match.guesses(seat).isNothingHidden()) return Optional.empty();
        try {
            Counts found = null;
            List<Aim> aims = match.rules().aims();
            for (int a = 0; a < aims.size(); a++) {
                if (!aims.get(a).words().counts() || aims.get(a).words().yours().isEmpty()) continue;
                long[] amounts = after(crowd, good, a);
                if (amounts.length == 0) continue;
                long now = match.aim(a, seat);
                if (amounts[0] - now <= (found == null ? 0 : found.amount() - found.other())) continue;
                boolean alike = amounts[0] == amounts[amounts.length - 1];
                OtherMoves unsaid = new OtherMoves(false, false, 0);
                found = new Counts(aims.get(a), null, amounts[0], now, Horizon.ALL, 0, !alike, unsaid, Map.of());
            }
            return Optional.ofNullable(found);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /** @return how much there is right after each of the moves, rising; nothing where chance has a say in it */
    private static long[] after(Crowd crowd, List<Integer> moves, int aim) {
        Match match = crowd.match();
        long[] found = {};
        Match world = match.scratch();
        for (int w = 0; w < WORLDS; w++) {
            // What chance will bring is made up: nothing of what it really will is told by it.
            match.guesses(match.decider()).draw(Dice.mix(crowd.seed() + w), world);
            long[] here = moves.stream()
                    .mapToLong(move -> {
                        Match after = world.scratch();
                        after.playIndex(move);
                        return after.aim(aim, match.decider());
                    })
                    .sorted()
                    .toArray();
            if (w > 0 && !Arrays.equals(found, here)) return new long[0];
            found = here;
        }
        return found;
    }

    /**
     * @param also whether something has been told of the moves already, that these others bring as well
     * @return what can be had next after each of the praised moves, and not after most of the others
     */
    private static Optional<WhyBetter> of(Crowd crowd, List<Integer> praised, List<Integer> others, boolean also) {
        Match match = crowd.match();
        List<Integer> moves = new ArrayList<>(praised);
        moves.addAll(others);
        if (!match.hasAims() || others.isEmpty() || moves.size() > MOST) return Optional.empty();
        try {
            Reach reach = Reach.of(match, moves, crowd.seed(), crowd.cancelled());
            if (reach == null) return Optional.empty();
            boolean each = praised.size() > 1;
            Horizon own = also ? Horizon.REACHED_ALSO : each ? Horizon.REACHED_EACH : Horizon.REACHED;
            Horizon next = also ? Horizon.ANSWERED_ALSO : each ? Horizon.ANSWERED_EACH : Horizon.ANSWERED;
            Counts best = null;
            long most = 0;
            List<Aim> aims = match.rules().aims();
            for (int a = 0; a < aims.size(); a++) {
                Goal words = aims.get(a).words();
                if (!words.counts()) continue;
                long unit = Math.max(1, Math.abs(aims.get(a).unit()));
                if (!words.yours().isEmpty()) {
                    long[][] samples = samples(reach, a);
                    long[] usual = IntStream.range(0, samples.length)
                            .mapToLong(m -> m < praised.size() ? atLeast(samples[m]) : atMost(samples[m]))
                            .toArray();
                    Counts counts = counts(match, a, usual, praised.size(), own, -1);
                    long gain = counts == null ? 0 : counts.amount() - counts.other();
                    if (gain > most && gain >= unit && counts.amount() > match.aim(a, match.decider())) {
                        most = gain;
                        best = counts;
                    }
                }
                int aim = a;
                boolean known = reach.theirs() != null
                        && Arrays.stream(reach.theirs()).noneMatch(move -> move[aim] == Reach.UNSURE);
                if (words.theirs().isEmpty() || !known) continue;
                long[] amounts = Arrays.stream(reach.theirs())
                        .mapToLong(move -> -move[aim])
                        .toArray();
                Counts counts = counts(match, a, amounts, praised.size(), next, reach.next());
                long gain = counts == null ? 0 : counts.other() - counts.amount();
                if (gain <= most || gain < unit) continue;
                most = gain;
                best = counts;
            }
            return Optional.ofNullable(best);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /** @return by move and sample */
    private static long[][] samples(Reach reach, int aim) {
        return Arrays.stream(reach.mine()).map(move -> move[aim]).toArray(long[][]::new);
    }

    /** @return what there is in most samples, or more */
    private static long atLeast(long[] rising) {
        return rising[(int) (rising.length * (1 - MOSTLY))];
    }

    /** @return what there is in most samples, or less */
    private static long atMost(long[] rising) {
        return rising[Math.min(rising.length - 1, (int) (rising.length * MOSTLY))];
    }

    /**
     * @param amounts of the praised moves, and behind them of the others; the more, the better for the seat
     * @param next whose it is; -1 for the seat itself
     * @return null if there is no more after the praised moves than after most of the others
     */
    private static Counts counts(Match match, int aim, long[] amounts, int praised, Horizon when, int next) {
        int sign = next < 0 ? 1 : -1;
        long[] good = Arrays.stream(amounts, 0, praised).sorted().toArray();
        long[] others = Arrays.stream(amounts, praised, amounts.length).sorted().toArray();
        long least = good[0];
        long usual = others[others.length - 1 - others.length / 3];
        if (usual >= least || others[0] == Long.MIN_VALUE) return null;
        long[] told =
                Arrays.stream(others).map(amount -> sign * amount).sorted().toArray();
        return new Counts(
                match.rules().aims().get(aim),
                next < 0 ? null : Whose.of(match.names(), match.names().player(next)),
                sign * least,
                sign * usual,
                when,
                next < 0 ? 2 : 1,
                good[0] != good[good.length - 1],
                OtherMoves.of(told, sign * least, sign),
                Map.of());
    }
}
