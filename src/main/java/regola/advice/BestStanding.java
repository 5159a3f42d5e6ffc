package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.seen.Gain;
import regola.advice.seen.Unchosen;
import regola.advice.words.OtherMoves;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.search.Dice;

/** BestStanding finds the moves right after which a seat stands best, as far as it can know. */
final class BestStanding {
    /** Where more moves than these can be made, nobody looks at all of them. */
    private static final int MOST_MOVES = 400;
    /** Nor, for a second reason, at all of so many. */
    private static final int MOST_ALIKE = 60;

    /** Of more good moves none is looked for that brings most. */
    private static final int MOST_TOGETHER = 6;

    private BestStanding() {}

    /**
     * @param match stands at the decision; not changed
     * @param among some of its moves
     * @param worlds so many are looked at where something lies hidden
     * @return those of them after which the seat stands best in each world that may be the true one
     */
    static List<Integer> of(Match match, List<Integer> among, long seed, int worlds, BooleanSupplier cancelled) {
        Guesses guesses = match.guesses(match.decider());
        Match world = match.scratch();
        Match after = match.scratch();
        Unchosen unchosen = Unchosen.from(match);
        List<Integer> always = new ArrayList<>(among);
        for (int w = 0; w < (guesses.isNothingHidden() ? 1 : worlds); w++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            guesses.draw(Dice.mix(seed + w), world);
            List<Integer> best = new ArrayList<>();
            long most = Long.MIN_VALUE;
            for (int move : among) {
                after.become(world);
                after.playIndex(move);
                unchosen.playOn(after);
                long standing = Gain.standing(after, match.decider());
                if (standing > most) best.clear();
                most = Math.max(most, standing);
                if (standing == most) best.add(move);
            }
            always.retainAll(best);
        }
        return always;
    }

    /**
     * Where nothing else is known than that every other move is much worse, it is told too what there is to see of the
     * one, unless another move brings more of it.
     *
     * @param match stands at the decision; not changed
     * @param changed what the best move changes, if anything
     * @return what is said in the end
     */
    static List<WhyBetter> seen(Match match, List<WhyBetter> said, List<WhyBetter> changed) {
        if (said.stream().noneMatch(Chances.OnlyOne.class::isInstance)) return changed.isEmpty() ? said : changed;
        boolean looks = match.legalCount() <= MOST_MOVES
                && !match.isSecret()
                && match.guesses(match.decider()).isNothingHidden();
        if (!looks) return said;
        return Stream.concat(
                        said.stream(),
                        changed.stream()
                                .filter(reason ->
                                        reason instanceof WhyBetter.Counts counts && isUnsurpassed(match, counts)))
                .toList();
    }

    private static boolean isUnsurpassed(Match match, WhyBetter.Counts reason) {
        boolean own = reason.whose() == null;
        int aim = match.rules().aims().indexOf(reason.aim());
        int player = own ? match.decider() : (int) reason.whose().player().number();
        int sign = own ? 1 : -1;
        try {
            return IntStream.range(0, match.legalCount()).allMatch(move -> {
                Match after = match.copy();
                after.playIndex(move);
                Unchosen.from(match).playOn(after);
                return sign * after.aim(aim, player) <= sign * reason.amount();
            });
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /**
     * @param good the good moves
     * @param counts what there is after them, and after some others as much
     * @return what there is more of after them than after those others, and than now; empty if there is nothing
     */
    static Optional<WhyBetter.Counts> within(Crowd crowd, List<Integer> good, WhyBetter.Counts counts) {
        Match match = crowd.match();
        if (match.legalCount() > MOST_ALIKE) return Optional.empty();
        List<Integer> alike = new ArrayList<>(good);
        for (int move = 0; move < match.legalCount(); move++)
            if (!good.contains(move) && Chances.isAsMuch(match, counts, move)) alike.add(move);
        if (alike.size() == good.size()) return Optional.empty();
        try {
            // Where one of them brings even more, one asks why it is not that: then what is kept is a reason too.
            boolean surpassed = alike.stream()
                    .filter(move -> !good.contains(move))
                    .anyMatch(move -> Chances.isMore(match, counts, move));
            return crowd.ahead(good, alike)
                    .filter(more -> !more.isOfTheSame(counts) && (surpassed || isMoreThanNow(match, more)))
                    .map(BestStanding::alone);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /**
     * What several good moves have in common is told by the one after which there is least of it: that one of them
     * brings most would be missed, and looks like the best of them.
     *
     * @return the reasons, with which of the moves that is
     */
    static List<WhyBetter> most(List<WhyBetter> said, Crowd crowd, List<Integer> good) {
        boolean apart = said.stream().anyMatch(WhyBetter.Apart.class::isInstance);
        if (apart || good.size() < 2 || good.size() > MOST_TOGETHER) return said;
        List<WhyBetter> all = new ArrayList<>(said);
        for (WhyBetter reason : said) {
            if (!(reason instanceof WhyBetter.Counts least) || !least.atLeast() || !least.isAtOnce()) continue;
            List<WhyBetter> more = good.stream()
                    .flatMap(move -> ahead(crowd, move, good)
                            .filter(counts -> counts.isOfTheSame(least) && counts.amount() != least.amount())
                            .map(counts -> new WhyBetter.Apart(crowd.match().legal(move), counts))
                            .stream())
                    .<WhyBetter>map(one -> one)
                    .toList();
            if (more.size() == 1) all.addAll(more);
        }
        return all;
    }

    private static Optional<WhyBetter.Counts> ahead(Crowd crowd, int move, List<Integer> good) {
        try {
            return crowd.ahead(List.of(move), good);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /** @return the reasons; of what the seat has already it is said that it stays so */
    static List<WhyBetter> kept(List<WhyBetter> said, Crowd crowd) {
        Match match = crowd.match();
        if (!match.hasAims()) return said;
        Match world = match.scratch();
        match.guesses(match.decider()).draw(Dice.mix(crowd.seed()), world);
        return said.stream()
                .map(reason ->
                        reason instanceof WhyBetter.Counts counts && isKept(counts, world) ? kept(counts) : reason)
                .toList();
    }

    private static WhyBetter.Counts kept(WhyBetter.Counts counts) {
        OtherMoves others = counts.others();
        return new WhyBetter.Counts(
                counts.aim(),
                counts.whose(),
                counts.amount(),
                counts.other(),
                counts.when(),
                counts.moment(),
                counts.atLeast(),
                new OtherMoves(others.all(), others.alike(), others.closest(), true),
                counts.named());
    }

    private static boolean isKept(WhyBetter.Counts counts, Match world) {
        int aim = world.rules().aims().indexOf(counts.aim());
        try {
            return counts.whose() == null
                    && counts.isAtOnce()
                    && aim >= 0
                    && world.aim(aim, world.decider()) == counts.amount();
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    private static boolean isMoreThanNow(Match match, WhyBetter.Counts counts) {
        int aim = match.rules().aims().indexOf(counts.aim());
        if (counts.whose() == null) return counts.amount() > match.aim(aim, match.decider());
        return counts.amount() < match.aim(aim, (int) counts.whose().player().number());
    }

    /** What tells them from some of the others is not said as if it did from all. */
    private static WhyBetter.Counts alone(WhyBetter.Counts more) {
        return new WhyBetter.Counts(
                more.aim(),
                more.whose(),
                more.amount(),
                more.other(),
                WhyBetter.Counts.Horizon.ALSO,
                more.moment(),
                more.atLeast(),
                new OtherMoves(false, false, 0),
                more.named());
    }

    /**
     * @param said of all good moves
     * @return what tells some of them from the rest; where not all are good, what the first of them brings
     */
    static List<WhyBetter> foremost(List<WhyBetter> said, List<Integer> praised, Crowd crowd) {
        List<WhyBetter> apart = crowd.foremost(praised);
        if (praised.size() == crowd.match().legalCount()) return apart;
        return apart.stream()
                .filter(reason -> reason instanceof WhyBetter.Apart one
                        && one.what() instanceof WhyBetter.Counts counts
                        && counts.whose() == null
                        && said.stream().noneMatch(known -> isOf(counts, known)))
                .limit(1)
                .toList();
    }

    /** Whether the same is counted: how much more of it there is than elsewhere is said once. */
    private static boolean isOf(WhyBetter.Counts counts, WhyBetter known) {
        return known instanceof WhyBetter.Counts other
                && other.whose() == null
                && other.aim().equals(counts.aim());
    }
}
