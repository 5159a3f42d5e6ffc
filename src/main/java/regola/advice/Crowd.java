package regola.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import regola.advice.WhyBetter.Counts.Horizon;
import regola.advice.seen.Named;
import regola.advice.seen.Unchosen;
import regola.advice.seen.WayOn;
import regola.advice.seen.Witness;
import regola.advice.words.OtherMoves;
import regola.advice.words.Whose;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.language.model.Goal;
import regola.search.Continuation;
import regola.search.Dice;
import regola.search.Trials;

/**
 * A Crowd is all moves of a decision held against each other, where the way on after one of them tells nothing: what
 * the board looks like right after each, and what each leads to on average.
 *
 * @param match stands at the decision; not changed
 * @param seed of the worlds that are looked at
 * @param cancelled asked often
 */
record Crowd(Match match, long seed, BooleanSupplier cancelled) {
    /** What is alike in so many worlds is taken to be so in all; in fewer where moves are many. */
    private static final int WORLDS = 8;

    private static final int FEWER_WORLDS = 4;
    private static final int MANY = 40;
    private static final int MOST = 400;
    /** Of all worlds so many may be otherwise where something is likely. */
    private static final double UNLIKELY = 0.25;
    /** No more moves than these are made in all to see what is likely, in no more worlds than these. */
    private static final int MOST_PLAYED = 320;

    private static final int MOST_WORLDS = 32;
    /** No amount: it is not the same in all worlds. */
    private static final long UNSURE = Long.MIN_VALUE;
    /** So many standard errors are no chance. */
    private static final double SURE = 3;

    private static final int FEWEST_TRIALS = 12;
    /** What more moves than these bring is nothing special. */
    private static final int MOST_OUTSTANDING = 2;
    /** More moves than these are not called foremost. */
    private static final int MOST_FOREMOST = 3;

    /** An aim of a player, by their numbers. */
    private record Of(int aim, int player) {}

    /** @return what is so right after each of them and not after most of the others; empty if there is nothing */
    Optional<WhyBetter> unlikeMost(List<Integer> good) {
        if (!match.hasAims() || match.legalCount() > MOST || good.size() >= match.legalCount()) return Optional.empty();
        try {
            return unlikeMost(rightAfter(), Set.copyOf(good));
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    private Optional<WhyBetter> unlikeMost(long[][][] after, Set<Integer> good) {
        WhyBetter best = null;
        long most = 0;
        for (Of of : all()) {
            long[] praised =
                    good.stream().mapToLong(i -> after[i][of.aim][of.player]).toArray();
            long[] others = IntStream.range(0, after.length)
                    .filter(i -> !good.contains(i))
                    .mapToLong(i -> after[i][of.aim][of.player])
                    .sorted()
                    .toArray();
            if (isUnsure(praised) || isUnsure(others)) continue;
            int sign = sign(of);
            long least = sign
                    * Arrays.stream(praised).map(amount -> sign * amount).min().orElseThrow();
            // Most: at least two of three have less.
            int third = others.length / 3;
            long usual = others[sign > 0 ? others.length - 1 - third : third];
            long gain = sign * (least - usual);
            boolean alike = Arrays.stream(praised).distinct().count() == 1;
            WhyBetter.Counts counted =
                    counts(of, least, usual, Horizon.EACH, !alike, good, OtherMoves.of(others, least, sign));
            if (gain <= most || !isProgress(match, counted)) continue;
            most = gain;
            best = counted;
        }
        return Optional.ofNullable(best);
    }

    /**
     * Where not all worlds agree in what comes right after the moves.
     *
     * @return what is so in most worlds of each of these moves, and of most others less; empty if there is nothing
     */
    Optional<WhyBetter> likely(List<Integer> good) {
        return likely(
                good,
                IntStream.range(0, match.legalCount())
                        .boxed()
                        .filter(move -> !good.contains(move))
                        .toList());
    }

    /** The same, held against these others. */
    Optional<WhyBetter> likely(List<Integer> good, List<Integer> others) {
        int moves = good.size() + others.size();
        if (!match.hasAims() || moves > MANY || others.isEmpty()) return Optional.empty();
        List<Integer> all = new ArrayList<>(good);
        all.addAll(others);
        try {
            return mostLikely(rightAfter(Math.min(MOST_WORLDS, MOST_PLAYED / moves), all), good);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /** @param praised the first of the moves in the worlds */
    private Optional<WhyBetter> mostLikely(List<long[][][]> worlds, List<Integer> praised) {
        int good = praised.size();
        WhyBetter best = null;
        long most = 0;
        for (Of of : all()) {
            long unit = Math.max(1, Math.abs(match.rules().aims().get(of.aim).unit()));
            long[] gains = new long[worlds.size()];
            long[] amounts = new long[worlds.size()];
            for (int w = 0; w < gains.length; w++) {
                long[] after = Arrays.stream(worlds.get(w))
                        .mapToLong(amount -> sign(of) * amount[of.aim][of.player])
                        .toArray();
                long least = Arrays.stream(after, 0, good).min().orElseThrow();
                gains[w] = least - usual(Arrays.copyOfRange(after, good, after.length));
                amounts[w] = sign(of) * least;
            }
            Arrays.sort(gains);
            Arrays.sort(amounts);
            long gain = gains[(int) (gains.length * UNLIKELY)];
            long amount = amounts[amounts.length / 2];
            boolean sure = gains[0] == gains[gains.length - 1] && amounts[0] == amounts[amounts.length - 1];
            Horizon when = !sure ? Horizon.LIKELY : good > 1 ? Horizon.EACH : Horizon.NOW;
            WhyBetter.Counts counted = counts(
                    of,
                    amount,
                    amount - sign(of) * gain,
                    when,
                    false,
                    praised,
                    sure ? OtherMoves.of(rest(worlds.get(0), good, of), amount, sign(of)) : OtherMoves.NEXT);
            if (gain <= most || isCounted(of) && gain % unit != 0 || !isProgress(match, counted)) continue;
            most = gain;
            best = counted;
        }
        return Optional.ofNullable(best);
    }

    /** @return how much there is after each of the other moves, rising */
    private static long[] rest(long[][][] world, int good, Of of) {
        return Arrays.stream(world)
                .skip(good)
                .mapToLong(amount -> amount[of.aim][of.player])
                .sorted()
                .toArray();
    }

    /** @return what at least two of three do not exceed */
    private static long usual(long[] amounts) {
        long[] sorted = amounts.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length - 1 - sorted.length / 3];
    }

    /**
     * Whether what is said of the seat without a number is more than it has now: whoever hops home comes no closer,
     * though all others may be farther still.
     */
    static boolean isProgress(Match match, WhyBetter.Counts reason) {
        if (reason.whose() != null || reason.aim().words().counts()) return true;
        int aim = match.rules().aims().indexOf(reason.aim());
        return reason.amount() > match.aim(aim, match.decider());
    }

    /**
     * @param good a few moves that are as good as each other
     * @return for each of them what it has before all the others, as far as there is something, what weighs most first;
     *     empty if that is so of fewer than two
     */
    List<WhyBetter> apart(List<Integer> good) {
        List<WhyBetter> each = befores(good);
        return each.size() < 2 ? List.of() : each;
    }

    /** @return the same, also where that is so of one alone */
    List<WhyBetter> befores(List<Integer> good) {
        if (!match.hasAims() || match.legalCount() > MOST) return List.of();
        try {
            long[][][] after = rightAfter();
            List<WhyBetter.Apart> each = new ArrayList<>();
            for (int move : good) before(move, good, after).ifPresent(each::add);
            each.sort((one, two) -> Long.compare(two.weight(), one.weight()));
            return List.copyOf(each);
        } catch (RuleFailure failure) {
            return List.of(); // the search has told of it
        }
    }

    /**
     * @param good moves that are as good as each other, for all that a search has found
     * @return of the few among them that surely bring something at once, to be glad of and to the good of the seat,
     *     what that is; empty if none does, or most do
     */
    List<WhyBetter> outstanding(List<Integer> good) {
        Map<Integer, Event> sure = AtHand.of(match, good);
        if (sure.size() > MOST_OUTSTANDING || 2 * sure.size() > good.size()) return List.of();
        return sure.entrySet().stream()
                .<WhyBetter>map(each -> new WhyBetter.Apart(
                        match.legal(each.getKey()),
                        new WhyBetter.Happens(
                                each.getValue(),
                                WhyBetter.Happens.When.ALONE,
                                match.decider(),
                                match.rules().names())))
                .toList();
    }

    /**
     * @param among moves that are as good as each other, for all that a search has found
     * @return those few of them after which the seat stands best right away, and what there is more of after them than
     *     after the rest, or at least than after most; empty if there are none, or what lies hidden decides
     */
    List<WhyBetter> foremost(List<Integer> among) {
        if (!match.hasAims() || among.size() < 2 || among.size() > MANY) return List.of();
        try {
            List<Integer> best = BestStanding.of(match, among, seed, WORLDS, cancelled);
            // Of three moves two may be foremost: then the third gives something up.
            boolean few = best.size() <= MOST_FOREMOST && 2 * best.size() <= among.size() + among.size() % 2;
            if (best.isEmpty() || !few) return List.of();
            return ahead(best, among)
                    .map(more -> best.stream()
                            .<WhyBetter>map(move -> new WhyBetter.Apart(match.legal(move), more))
                            .toList())
                    .orElse(List.of());
        } catch (RuleFailure failure) {
            return List.of(); // the search has told of it
        }
    }

    /** @return what there is more of after the best than after all the rest of them, or at least after most */
    Optional<WhyBetter.Counts> ahead(List<Integer> best, List<Integer> among) {
        long[][][] after = rightAfter(among);
        return ahead(best, among, after, true).or(() -> ahead(best, among, after, false));
    }

    /**
     * @param after what there is right after each of the moves, in their order
     * @param all whether it has to be more than after all the rest, and not only after most of them
     */
    private Optional<WhyBetter.Counts> ahead(List<Integer> best, List<Integer> among, long[][][] after, boolean all) {
        WhyBetter.Counts found = null;
        long most = 0;
        for (Of of : all()) {
            // How much more there is, is so of all the rest or of none.
            if (!all && match.rules().aims().get(of.aim).isHeldAgainst(of.player == match.decider())) continue;
            int sign = sign(of);
            long[] praised = amounts(among, best::contains, after, of);
            long[] others = amounts(among, move -> !best.contains(move), after, of);
            if (isUnsure(praised) || isUnsure(others)) continue;
            long least = praised[sign > 0 ? 0 : praised.length - 1];
            int third = all ? 0 : others.length / 3;
            long otherwise = others[sign > 0 ? others.length - 1 - third : third];
            boolean alike = praised[0] == praised[praised.length - 1];
            WhyBetter.Counts more = counts(
                    of,
                    least,
                    otherwise,
                    Horizon.APART,
                    !alike,
                    best,
                    all ? OtherMoves.NEXT : OtherMoves.of(others, least, sign));
            if (sign * (least - otherwise) <= most || !isProgress(match, more)) continue;
            most = sign * (least - otherwise);
            found = more;
        }
        return Optional.ofNullable(found);
    }

    /** @return whether nothing is hidden from whoever decides */
    boolean isOpen() {
        return match.guesses(match.decider()).isNothingHidden();
    }

    /** @return whether everything that hints can speak of is the same right after these moves */
    boolean isSame(List<Integer> moves) {
        if (!match.hasAims() || moves.size() > MANY) return false;
        try {
            return rightAfter(WORLDS, moves).stream()
                    .allMatch(after -> all().stream().allMatch(of -> {
                        long[] amounts = amounts(moves, move -> true, after, of);
                        return amounts[0] == amounts[amounts.length - 1];
                    }));
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /** @return how much there is after those of the moves that are meant, sorted */
    private static long[] amounts(List<Integer> among, Predicate<Integer> meant, long[][][] after, Of of) {
        return IntStream.range(0, among.size())
                .filter(i -> meant.test(among.get(i)))
                .mapToLong(i -> after[i][of.aim][of.player])
                .sorted()
                .toArray();
    }

    /**
     * @return of what hints can speak of in numbers, what changes most for the better by the end of the seat's own
     *     turn; empty if nothing does, or as much with every other move that was looked into
     */
    Optional<WhyBetter> changed(int move, Map<Integer, Continuation> ways) {
        if (ways.get(move) == null || !match.hasAims()) return Optional.empty();
        WayOn on = WayOn.of(match, ways.get(move));
        List<WayOn> others = ways.keySet().stream()
                .filter(other -> other != move)
                .map(other -> WayOn.of(match, ways.get(other)))
                .filter(other -> !other.amounts().isEmpty())
                .toList();
        if (on.amounts().isEmpty()) return Optional.empty();
        WhyBetter best = null;
        long most = 0;
        for (Of of : all()) {
            long then = on.amount(0, of.aim, of.player);
            if (then == WayOn.UNSURE || !isCounted(of)) continue;
            long now = match.aim(of.aim, of.player);
            if (sign(of) * (then - now) <= most) continue;
            // What every other move brings as well is no reason for this one, and nothing to look for.
            boolean alike = !others.isEmpty()
                    && others.stream().allMatch(other -> isNoLess(other.amount(0, of.aim, of.player), then, of));
            if (alike) continue;
            most = sign(of) * (then - now);
            best = counts(of, then, now, Horizon.CHANGED, false, List.of());
        }
        return Optional.ofNullable(best);
    }

    private boolean isNoLess(long other, long than, Of of) {
        return other != WayOn.UNSURE && sign(of) * other >= sign(of) * than;
    }

    /** @return what there is more of right after a move than after any other of these */
    private Optional<WhyBetter.Apart> before(int move, List<Integer> good, long[][][] after) {
        WhyBetter.Apart best = null;
        long most = 0;
        for (Of of : all()) {
            long[] amounts =
                    good.stream().mapToLong(i -> after[i][of.aim][of.player]).toArray();
            if (isUnsure(amounts)) continue;
            int sign = sign(of);
            long next = good.stream()
                    .filter(other -> other != move)
                    .mapToLong(other -> sign * after[other][of.aim][of.player])
                    .max()
                    .orElseThrow();
            long amount = after[move][of.aim][of.player];
            WhyBetter.Counts counted = counts(of, amount, sign * next, Horizon.APART, false, List.of(move));
            if (sign * amount - next <= most || !isProgress(match, counted)) continue;
            if (sign > 0 && !Punishment.leavesMost(match, move, good, of.aim)) continue;
            most = sign * amount - next;
            best = new WhyBetter.Apart(match.legal(move), counted);
        }
        return Optional.ofNullable(best);
    }

    /** @return whether what the seat sees right after all or most of these moves depends on what lies hidden */
    Optional<Veiled.Veil> veil(List<Integer> good) {
        var guesses = match.guesses(match.decider());
        if (guesses.isNothingHidden()) return Optional.empty();
        Match world = match.scratch();
        Set<Integer> open = new HashSet<>(good);
        Map<Integer, Long> first = new HashMap<>();
        try {
            for (int w = 0; w < WORLDS && !open.isEmpty(); w++) {
                for (int move : List.copyOf(open)) {
                    guesses.draw(Dice.mix(seed + w), world);
                    world.playIndex(move);
                    long seen = world.fingerprint(match.decider());
                    if (first.putIfAbsent(move, seen) != null && first.get(move) != seen) open.remove(move);
                }
            }
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
        if (open.isEmpty()) return Optional.of(Veiled.Veil.LIES_HIDDEN);
        return 2 * open.size() < good.size() ? Optional.of(Veiled.Veil.MOSTLY_HIDDEN) : Optional.empty();
    }

    private static boolean isUnsure(long[] amounts) {
        return Arrays.stream(amounts).anyMatch(amount -> amount == UNSURE);
    }

    /** @return by move, aim and player how much there is right after the move; what worlds do not agree in is unsure */
    private long[][][] rightAfter() {
        return rightAfter(IntStream.range(0, match.legalCount()).boxed().toList());
    }

    /** @return the same of these moves, in their order */
    private long[][][] rightAfter(List<Integer> moves) {
        List<long[][][]> worlds = rightAfter(moves.size() > MANY ? FEWER_WORLDS : WORLDS, moves);
        long[][][] amounts = worlds.get(0);
        for (long[][][] world : worlds) {
            for (int i = 0; i < amounts.length; i++)
                for (Of of : all())
                    if (amounts[i][of.aim][of.player] != world[i][of.aim][of.player])
                        amounts[i][of.aim][of.player] = UNSURE;
        }
        return amounts;
    }

    /** @return the same of these moves, for each of so many worlds */
    private List<long[][][]> rightAfter(int worlds, List<Integer> moves) {
        int legal = moves.size();
        List<long[][][]> found = new ArrayList<>();
        var guesses = match.guesses(match.decider());
        Match world = match.scratch();
        Match after = match.scratch();
        Unchosen unchosen = Unchosen.from(match);
        for (int w = 0; w < worlds; w++) {
            guesses.draw(Dice.mix(seed + w), world);
            long[][][] amounts =
                    new long[legal][match.rules().aims().size()][match.rules().players()];
            for (int i = 0; i < legal; i++) {
                if (cancelled.getAsBoolean()) throw new java.util.concurrent.CancellationException("given up");
                after.become(world);
                after.playIndex(moves.get(i));
                unchosen.playOn(after);
                for (Of of : all()) amounts[i][of.aim][of.player] = after.aim(of.aim, of.player);
            }
            found.add(amounts);
        }
        return found;
    }

    /**
     * @param better moves by their indices, at least one
     * @param others some other moves, at least one, the next best first
     * @return what each of the better moves brings more of on average than the next best one and most of the others, by
     *     far enough that it is no chance; empty if there is nothing
     */
    Optional<WhyBetter> onAverage(List<Integer> better, List<Integer> others) {
        return onAverage(better, others, reason -> true);
    }

    private Optional<WhyBetter> onAverage(
            List<Integer> better, List<Integer> others, Predicate<WhyBetter.Counts> wanted) {
        if (!match.hasAims() || isCertain(better)) return Optional.empty();
        List<Integer> moves = new ArrayList<>(better);
        moves.addAll(others);
        List<long[][][]> worlds;
        try {
            worlds = Trials.of(match, moves, seed, cancelled).amounts();
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
        if (worlds.size() < FEWEST_TRIALS) return Optional.empty();
        WhyBetter best = null;
        double most = 0;
        for (Of of : all()) {
            int next = better.size();
            long instead = rounded(worlds, next, of);
            long amount = rounded(worlds, 0, of);
            double least = Double.POSITIVE_INFINITY;
            for (int m = 0; m < next; m++) {
                boolean alike = !isCounted(of) || rounded(worlds, m, of) == amount && amount != instead;
                least = alike && isRare(worlds, m, next, of) ? Math.min(least, gain(worlds, m, next, of)) : 0;
                if (least <= most) break;
            }
            WhyBetter.Counts counted = counts(of, amount, instead, Horizon.ON_AVERAGE, false, better);
            if (least <= most || !wanted.test(counted) || !isProgress(match, counted)) continue;
            most = least;
            best = counted;
        }
        return Optional.ofNullable(best);
    }

    /**
     * Whether neither chance nor what is hidden has a say in what comes of the moves: then nothing is so on average.
     */
    private boolean isCertain(List<Integer> moves) {
        Witness witness = new Witness(match.decider());
        return match.guesses(match.decider()).isNothingHidden()
                && !match.isSecret()
                && moves.stream().allMatch(move -> witness.isForetold(match, move));
    }

    /**
     * @param told what has been said for the better move
     * @return what of that is so on average of this one against another; empty if nothing is
     */
    Optional<WhyBetter> onAverage(int better, int other, List<WhyBetter> told) {
        List<WhyBetter.Counts> before = told.stream()
                .filter(WhyBetter.Counts.class::isInstance)
                .map(WhyBetter.Counts.class::cast)
                .filter(reason -> reason.when() == Horizon.ON_AVERAGE)
                .toList();
        if (before.isEmpty()) return Optional.empty();
        return onAverage(
                List.of(better), List.of(other), reason -> before.stream().anyMatch(reason::isOfTheSame));
    }

    /** @return whether the move is surely better there than most from that one on, and surely worse than none */
    private boolean isRare(List<long[][][]> worlds, int move, int others, Of of) {
        int all = worlds.get(0).length;
        int less = 0;
        for (int other = others; other < all; other++) {
            if (gain(worlds, other, move, of) > 0) return false;
            if (gain(worlds, move, other, of) > 0) less++;
        }
        return 3 * less >= 2 * (all - others);
    }

    /** @return by how much the seat is better off with the one move; 0 if that may be chance */
    private double gain(List<long[][][]> worlds, int move, int other, Of of) {
        int n = worlds.size();
        double sum = 0;
        double squares = 0;
        for (long[][][] world : worlds) {
            double gain = sign(of) * (double) (world[move][of.aim][of.player] - world[other][of.aim][of.player]);
            sum += gain;
            squares += gain * gain;
        }
        double mean = sum / n;
        double error = Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
        return mean < SURE * error ? 0 : mean;
    }

    /** @return how much there is on average, in whole units of the aim */
    private long rounded(List<long[][][]> worlds, int move, Of of) {
        long unit = Math.max(1, Math.abs(match.rules().aims().get(of.aim).unit()));
        double mean = worlds.stream()
                .mapToLong(world -> world[move][of.aim][of.player])
                .average()
                .orElse(0);
        return unit * Math.round(mean / unit);
    }

    private boolean isCounted(Of of) {
        return match.rules().aims().get(of.aim).words().counts();
    }

    private int sign(Of of) {
        return of.player == match.decider() ? 1 : -1;
    }

    /** @return whatever a hint can speak of */
    private List<Of> all() {
        List<Of> all = new ArrayList<>();
        List<Aim> aims = match.rules().aims();
        for (int a = 0; a < aims.size(); a++) {
            Goal words = aims.get(a).words();
            for (int p = 0; p < match.rules().players(); p++)
                if (!(p == match.decider() ? words.yours() : words.theirs()).isEmpty()) all.add(new Of(a, p));
        }
        return all;
    }

    private WhyBetter.Counts counts(
            Of of, long amount, long instead, Horizon when, boolean atLeast, Collection<Integer> moves) {
        return counts(of, amount, instead, when, atLeast, moves, OtherMoves.NEXT);
    }

    /** @param moves right after which it is said */
    private WhyBetter.Counts counts(
            Of of,
            long amount,
            long instead,
            Horizon when,
            boolean atLeast,
            Collection<Integer> moves,
            OtherMoves others) {
        Whose whose = of.player == match.decider()
                ? null
                : Whose.of(match.names(), match.names().player(of.player));
        Aim aim = match.rules().aims().get(of.aim);
        Map<String, List<Whose>> named = Named.after(match, moves, of.aim, of.player);
        return new WhyBetter.Counts(aim, whose, amount, instead, when, 0, atLeast, others, named);
    }
}
