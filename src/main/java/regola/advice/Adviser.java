package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.seen.Blow;
import regola.advice.seen.Cheer;
import regola.advice.seen.Twins;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.search.Budget;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Continuation;
import regola.search.Doom;
import regola.search.Lookahead;
import regola.search.Ousting;
import regola.search.Prospects;
import regola.search.Runoff;
import regola.search.Safety;
import regola.search.Shortlist;
import regola.search.Tuning;

/**
 * An Adviser says what to do at a decision, and what speaks against a move. It looks ahead at full strength, whoever
 * sits opposite, and never uses what the seat cannot know.
 *
 * @param tuning how to look ahead in the ruleset
 * @param budget how far
 * @param threads how many look at the same time
 */
public record Adviser(Tuning tuning, Budget budget, int threads) {
    /** Lines are told of so many of the best moves. */
    private static final int LINES = 24;
    /** From so much of the win on, a move is the only good one. */
    private static final double MUCH = 0.25;
    /** Where nothing else can be said, moves that differ by no more than this are as good. */
    private static final double LITTLE = 0.02;
    /** What more moves than these bring on average is not looked at. */
    private static final int FEW = 6;
    /** Of so many good moves it can be told what each has before the others. */
    private static final int MOST_APART = 3;
    /** So many of the others are played on, to see what is so only of the good ones. */
    private static final int COMPARED = 5;
    /** More is not said where one thing weighs most. */
    static final int MOST_SAID = 2;
    /** Where more moves than these can be made it is not looked what the board shows right after them. */
    private static final int SEEN = 200;
    /** A move that may be off by more was not tried often enough to be called good. */
    private static final double ROUGH = 0.05;

    /**
     * @param match stands at a decision; not changed
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public Advice hint(Match match, long seed, BooleanSupplier cancelled) {
        List<Move> legal = match.decision().legal();
        if (legal.size() == 1) return new Advice(legal, List.of(), Double.NaN, null);
        // All are tried, so that what would follow the next best move can be told too.
        Shortlist all =
                Shortlist.allAnd(IntStream.range(0, legal.size()).boxed().toList());
        Clock clock = new Clock(budget, cancelled);
        Prospects together = looking(match, LINES).look(match, budget.iterations(), clock, seed, all);
        Prospects whole = RestOfTurn.with(match, together, runoff(match, seed), clock);
        Prospects found = AtHand.first(match, whole, runoff(match, seed), clock);
        found = Safety.first(match, found, tuning.scale(), seed, cancelled);
        Crowd crowd = new Crowd(match, seed, cancelled);
        List<Considered> twins = Twins.with(match, found, found.asGood(), seed, cancelled);
        List<Considered> equal = Ousting.among(match, found, Twins.unsurpassed(match, found, twins), seed);
        if (!equal.equals(twins)) found = Twins.preferring(found, equal);
        boolean one = equal.size() == 1 && found.preferred() < 0;
        List<Considered> likely = one ? nearly(found, found.best()) : equal;
        Averted averted = Averted.of(match, found, likely, tuning.scale(), afterwards(cancelled), cancelled);
        Prospects findings = averted.findings();
        Considered best = findings.best();
        List<Considered> good = one && findings.preferred() < 0 ? equal : averted.good();
        List<WhyBetter> reasons = List.of();
        if (good.size() == 1) {
            Considered next = findings.bestBut(best).orElseThrow();
            Optional<Rivals> rivals = rivals(match, findings, List.of(best.index()), next.index());
            reasons = won(match, findings, best);
            if (reasons.isEmpty()) reasons = rivals.map(Rivals::reasons).orElse(List.of());
            if (reasons.isEmpty())
                reasons = crowd.likely(List.of(best.index())).stream().toList();
            if (reasons.isEmpty())
                reasons = crowd.onAverage(List.of(best.index()), others(findings, Set.of(best.index()))).stream()
                        .toList();
            if (reasons.isEmpty()) reasons = rivals.map(Rivals::weaker).orElse(List.of());
            List<Considered> near = findings.preferred() < 0 ? nearly(findings, best) : List.of();
            if (near.size() > 1 && reasons.stream().noneMatch(Adviser::isSeenAtOnce)) {
                good = near;
                reasons = List.of();
            }
        }
        List<Integer> indices = Stream.concat(
                        Stream.of(best.index()),
                        good.stream().map(Considered::index).filter(index -> index != best.index()))
                .toList();
        List<Integer> praised = AsOften.orAll(
                match, findings, Cause.kept(match, indices), runoff(match, seed), afterwards(cancelled), cancelled);
        List<Integer> won = winning(match, findings, praised);
        if (!won.isEmpty()) {
            List<Move> moves = won.stream().map(legal::get).toList();
            List<WhyBetter> wins = List.of(new Wins(moves.size() > 1));
            return new Advice(moves, wins, best.share(), new Grounds(findings, seed));
        }
        boolean several = praised.size() > 1;
        if (several) reasons = several(match, findings, praised, crowd);
        reasons = Reached.told(reasons, crowd, praised);
        if (reasons.isEmpty() && !several) reasons = chances(findings, best);
        long share = Chances.percent(best.share());
        reasons = withCause(Cause.notAnyway(reasons, match), match, findings, praised);
        reasons = withThreat(reasons, match, findings, praised);
        reasons = Fork.told(reasons, match, praised, others(findings, Set.copyOf(praised)), crowd.cancelled());
        reasons = AtHand.told(withDanger(reasons, match, praised, crowd), match, findings, praised);
        reasons = Danger.fatal(reasons, match, findings, praised, crowd);
        reasons = Danger.winning(reasons, match, findings, praised, crowd);
        reasons = Averted.Escape.told(reasons, match, praised, findings, tuning.scale(), crowd);
        if (!endsIt(reasons)) reasons = Costs.told(reasons, match, praised, crowd.cancelled());
        reasons = Refuted.without(averted.told(reasons, match), match, praised, crowd);
        boolean grounded = reasons.stream().anyMatch(Adviser::isGround);
        if (several && reasons.size() < MOST_SAID) reasons = joined(reasons, outstanding(reasons, praised, crowd));
        boolean apart = several && reasons.size() < MOST_SAID;
        if (apart && reasons.stream().noneMatch(WhyBetter.Apart.class::isInstance))
            reasons = joined(reasons, BestStanding.foremost(reasons, praised, crowd));
        reasons = BestStanding.kept(BestStanding.most(reasons, crowd, praised), crowd);
        if (reasons.isEmpty() && several) reasons = asGood(match, praised, crowd);
        if (reasons.isEmpty() && several && share > 0)
            reasons = List.of(new AsOften(share, match.rules().players()));
        if (!grounded) reasons = inGeneral(reasons, findings, praised, best, crowd);
        reasons = Tendency.told(reasons, praised, others(findings, Set.copyOf(praised)), crowd);
        reasons = Veiled.told(reasons, praised, tuning.scale(), crowd);
        reasons = Danger.withWhatever(reasons, match, several, crowd.cancelled());
        reasons = Danger.exactly(reasons, match, praised);
        reasons = Costs.explained(reasons, match, praised);
        reasons = Looming.Risked.told(
                reasons, match, praised, others(findings, Set.copyOf(praised)), tuning.scale(), crowd);
        reasons = Threat.placed(reasons, match, praised, others(findings, Set.copyOf(praised)), tuning.scale(), crowd);
        // What may come all the same is no reason.
        if (!reasons.isEmpty() && reasons.stream().allMatch(WhyBetter::isCaveat))
            reasons = Looming.Risked.agreeing(joined(
                    several ? inGeneral(List.of(), findings, praised, best, crowd) : chances(findings, best), reasons));
        reasons = Costs.GivesUp.told(AtHand.NotYet.told(reasons, match, findings, praised), match, praised);
        reasons = LaterInTurn.told(Looming.told(reasons, match), match, praised);
        reasons = Costs.Offers.told(reasons, match, praised, crowd.cancelled());
        // What some other moves bring as well does not tell why it is this one.
        if (reasons.size() == 1 && reasons.get(0) instanceof WhyBetter.Counts counts && counts.isShared())
            reasons = joined(
                    reasons,
                    BestStanding.within(crowd, praised, counts).stream()
                            .<WhyBetter>map(more -> more)
                            .toList());
        boolean shared = reasons.size() == 1
                && reasons.get(0) instanceof WhyBetter.Counts counts
                && counts.isShared()
                && Chances.isAsMuch(
                        match, counts, findings.bestBut(best).orElse(best).index());
        if (!several && shared) reasons = joined(reasons, Chances.felt(chances(findings, best)));
        List<Move> moves = praised.stream().map(legal::get).toList();
        reasons = Advice.begun(Advice.unrepeated(reasons, match.names()), several);
        return new Advice(moves, reasons, best.share(), new Grounds(findings, seed)).in(match);
    }

    Lookahead looking(Match match, int lines) {
        return new Lookahead(tuning.comparing(match.legalCount()), threads, lines);
    }

    /** What is looked at once the moves are known is no search, and has a time of its own however long that took. */
    private Clock afterwards(BooleanSupplier cancelled) {
        return new Clock(budget.isTimed() ? new Budget(1, Math.max(1, budget.nanos() / 4)) : budget, cancelled);
    }

    /** Each of its searches is shorter than that for all moves, so that asking takes not much longer. */
    Runoff runoff(Match match, long seed) {
        return new Runoff(looking(match, 1), Math.max(1, budget.iterations() / 2), seed);
    }

    /**
     * @return where nothing tells the good moves from the rest, what tells them from each other, or why nothing does
     */
    private List<WhyBetter> asGood(Match match, List<Integer> praised, Crowd crowd) {
        List<WhyBetter> apart = praised.size() > MOST_APART ? List.of() : crowd.apart(praised);
        if (!apart.isEmpty()) return apart;
        if (match.isSecret()) return List.of(new Veiled(Veiled.Veil.CHOSEN_IN_SECRET, List.of()));
        return crowd.veil(praised)
                .map(veil -> List.<WhyBetter>of(Veiled.of(veil, praised, tuning.scale(), crowd)))
                .orElse(List.of());
    }

    /** @return what is so after all of the praised moves, and not after most of the others */
    private static List<WhyBetter> several(Match match, Prospects findings, List<Integer> praised, Crowd crowd) {
        List<WhyBetter> reasons = common(match, findings, praised);
        if (reasons.isEmpty()) reasons = crowd.unlikeMost(praised).stream().toList();
        List<Integer> others = others(findings, Set.copyOf(praised));
        if (!reasons.isEmpty() || others.isEmpty()) return reasons;
        Optional<Rivals> rivals = rivals(match, findings, praised, others.get(0));
        reasons = rivals.map(Rivals::reasons).map(Advice::withoutLater).orElse(List.of());
        if (reasons.isEmpty()) reasons = crowd.likely(praised).stream().toList();
        if (reasons.isEmpty() && praised.size() <= FEW)
            reasons = crowd.onAverage(praised, others).stream().toList();
        if (reasons.isEmpty())
            reasons = rivals.map(Rivals::weaker).map(Advice::withoutLater).orElse(List.of());
        if (!reasons.isEmpty() || !crowd.isOpen()) return reasons; // one way on tells little of what is hidden
        return rivals.flatMap(Rivals::afterSome).stream().toList();
    }

    /** @return the praised moves held against the others; empty where the way on after one of them is not known */
    private static Optional<Rivals> rivals(Match match, Prospects findings, List<Integer> praised, int next) {
        boolean told = findings.lines().keySet().containsAll(praised)
                && findings.lines().containsKey(next);
        return told ? Optional.of(new Rivals(match, findings, praised, next)) : Optional.empty();
    }

    /** @return some of the moves that are not praised, the next best first */
    private static List<Integer> others(Prospects findings, Set<Integer> praised) {
        return findings.bestBut(praised).stream()
                .limit(COMPARED)
                .map(Considered::index)
                .toList();
    }

    /** @return the moves that differ from the best one by less than can be told, the best among them */
    private static List<Considered> nearly(Prospects findings, Considered best) {
        return findings.moves().stream()
                .filter(move -> move.index() == best.index() || isNear(move, best, findings.spread()))
                .toList();
    }

    private static boolean isNear(Considered move, Considered best, double spread) {
        if (move.visits() == 0) return false;
        double noise = spread * Math.sqrt(1.0 / move.visits() + 1.0 / best.visits());
        return noise < ROUGH && best.share() - move.share() < Math.max(LITTLE, noise);
    }

    /** @return where nothing else can be said, by how much it is better, as far as that can be told */
    private static List<WhyBetter> chances(Prospects findings, Considered best) {
        Considered next = findings.bestBut(best).orElseThrow();
        if (best.share() - next.share() > MUCH) return List.of(new Chances.OnlyOne());
        long here = Chances.percent(best.share());
        long there = Chances.percent(next.share());
        return here > there ? List.of(new Chances(here, there, false)) : List.of();
    }

    /** @return where the moves themselves give little to say, what the best one does, or what is good in the game */
    private static List<WhyBetter> inGeneral(
            List<WhyBetter> said, Prospects findings, List<Integer> praised, Considered best, Crowd crowd) {
        if (said.stream().anyMatch(each -> each instanceof WhyBetter.Apart || each instanceof Veiled)) return said;
        boolean several = praised.size() > 1;
        if (several && said.stream().allMatch(AsOften.class::isInstance)) {
            List<WhyBetter> standing =
                    said.stream().filter(reason -> !((AsOften) reason).isOpen()).toList();
            if (praised.size() == crowd.match().legalCount())
                return crowd.isSame(praised) ? joined(standing, List.of(new Same())) : standing;
            List<WhyBetter> foremost = crowd.foremost(praised);
            List<WhyBetter> gained = Reached.atOnce(crowd, praised).stream().toList();
            if (!gained.isEmpty()) return joined(gained, foremost.size() == 1 ? foremost : List.of());
            List<WhyBetter> further = foremost.size() == 1 ? foremost : later(findings, praised);
            boolean same = further.isEmpty() && crowd.isSame(praised);
            return joined(standing, same ? List.of(new Same()) : further);
        }
        if (several) return said;
        List<WhyBetter> changed =
                crowd.changed(best.index(), findings.lines()).stream().toList();
        return BestStanding.seen(crowd.match(), said, changed);
    }

    /** @return how much more often the good moves win than the rest; empty where that can hardly be felt */
    private static List<WhyBetter> later(Prospects findings, List<Integer> praised) {
        double good = praised.stream()
                .flatMap(index -> findings.moves().stream().filter(move -> move.index() == index))
                .mapToDouble(Considered::share)
                .max()
                .orElse(0);
        double rest = findings.bestBut(Set.copyOf(praised)).stream()
                .mapToDouble(Considered::share)
                .max()
                .orElse(good);
        Chances later = new Chances(Chances.percent(good), Chances.percent(rest), true);
        return later.isFelt() ? List.of(later) : List.of();
    }

    /**
     * What the praised moves cause by themselves, and is worth being glad of, is told before anything is counted,
     * though other moves may cause such a thing too; what is counted follows only where they do.
     */
    private static List<WhyBetter> withCause(
            List<WhyBetter> said, Match match, Prospects findings, List<Integer> praised) {
        boolean first = !said.isEmpty()
                && (said.get(0) instanceof Wins
                        || said.get(0) instanceof WhyBetter.Happens happens && Cause.isCaused(happens));
        if (first || !findings.lines().keySet().containsAll(praised)) return said;
        Cause cause = Cause.of(match, findings, praised).orElse(null);
        if (cause == null || cause.isAnyway() && said.stream().anyMatch(Adviser::isGround)) return said;
        // What is to be chosen is asked already: that every choice is one tells nothing.
        if (Cause.isAnyway(match, Set.of(), cause.event().event(), List.of())) return said;
        return Stream.concat(
                        Stream.of(cause.event()),
                        said.stream().filter(reason -> cause.isAnyway() || isGround(reason) && cause.leaves(reason)))
                .limit(MOST_SAID)
                .toList();
    }

    /** What would end the match for the seat is told first. */
    private static List<WhyBetter> withThreat(
            List<WhyBetter> said, Match match, Prospects findings, List<Integer> praised) {
        List<Integer> others = others(findings, Set.copyOf(praised));
        if (!said.isEmpty() && said.get(0) instanceof Wins || others.isEmpty()) return said;
        return rivals(match, findings, praised, others.get(0))
                .flatMap(Rivals::threat)
                .map(threat -> Stream.concat(
                                Stream.of(threat),
                                said.stream().filter(reason -> isGround(reason) && !reason.isTheirs()))
                        .limit(MOST_SAID)
                        .toList())
                .orElse(said);
    }

    /** What the others could do after every other move is told after what the move itself brings about, else first. */
    private static List<WhyBetter> withDanger(List<WhyBetter> said, Match match, List<Integer> praised, Crowd crowd) {
        boolean fatal = isSettled(said) && !(said.get(0) instanceof WhyBetter.Happens first && Cause.isCaused(first));
        if (fatal) return said;
        return Danger.of(match, praised, crowd.seed(), crowd.cancelled())
                .map(danger -> {
                    List<WhyBetter> rest = said.stream()
                            .filter(reason -> isGround(reason) && !reason.isTheirs())
                            .toList();
                    int before = isSettled(rest) ? 1 : 0;
                    return Stream.of(rest.subList(0, before), List.of(danger), rest.subList(before, rest.size()))
                            .flatMap(List::stream)
                            .limit(MOST_SAID)
                            .toList();
                })
                .orElse(said);
    }

    /** Whether what is told first comes of the move itself, or would end the match. */
    static boolean isSettled(List<WhyBetter> said) {
        if (said.isEmpty()) return false;
        WhyBetter first = said.get(0);
        return first instanceof Wins
                || first instanceof WhyBetter.Happens happens
                        && (Cause.isCaused(happens)
                                || happens.when().isTheirs() && happens.event().kind() == Event.Kind.FINISHED);
    }

    /** Whether what is told first ends the match. */
    static boolean endsIt(List<WhyBetter> said) {
        return !said.isEmpty()
                && (said.get(0) instanceof Wins
                        || said.get(0) instanceof WhyBetter.Happens happens
                                && happens.event().kind() == Event.Kind.FINISHED);
    }

    /** Whether it says what a move is good for, and not only how much better it is. */
    static boolean isGround(WhyBetter reason) {
        boolean anyway = reason instanceof WhyBetter.Happens happens && happens.when() == WhyBetter.Happens.When.ANYWAY;
        return !(anyway || reason instanceof Chances || reason instanceof Chances.OnlyOne);
    }

    /**
     * Whether it is plain to see on the board that the move is better for it than others: then those are not as good.
     */
    private static boolean isSeenAtOnce(WhyBetter reason) {
        return reason instanceof Wins
                || reason instanceof Chances.OnlyOne
                || reason instanceof WhyBetter.Happens happens && happens.when() != WhyBetter.Happens.When.PREPARED
                || reason instanceof WhyBetter.Counts counts && counts.isAtOnce();
    }

    /** @return which of the good moves surely bring something more at once, if it has not been said already */
    private static List<WhyBetter> outstanding(List<WhyBetter> said, List<Integer> praised, Crowd crowd) {
        return crowd.outstanding(praised).stream()
                .filter(reason -> said.stream()
                        .noneMatch(told -> told instanceof WhyBetter.Happens happens
                                && reason instanceof WhyBetter.Apart apart
                                && apart.what() instanceof WhyBetter.Happens brings
                                && Witness.isAlike(happens.event(), brings.event())))
                .toList();
    }

    private static List<WhyBetter> joined(List<WhyBetter> one, List<WhyBetter> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    /** @return what all good moves bring about at once, and not all the others */
    private static List<WhyBetter> common(Match match, Prospects findings, List<Integer> good) {
        if (good.size() == match.legalCount() || !findings.lines().keySet().containsAll(good)) return List.of();
        Witness witness = new Witness(match.decider());
        return Cause.common(
                        match,
                        good.stream()
                                .map(index -> witness.ownTurn(findings.lines().get(index)))
                                .toList())
                .filter(reason -> findings.lines().entrySet().stream()
                        .filter(line -> !good.contains(line.getKey()))
                        .noneMatch(line -> witness.ownTurn(line.getValue()).stream()
                                .anyMatch(event -> Witness.isAlike(event, ((WhyBetter.Happens) reason).event()))))
                .stream()
                .toList();
    }

    /** Whether the move surely wins the match at once: nothing is better than that. */
    static boolean wins(Match match, int move) {
        Match after = match.copy();
        after.playIndex(move);
        return after.isOver()
                && (after.winners() >>> match.decider() & 1) != 0
                && new Witness(match.decider()).isForetold(match, move);
    }

    /** @return those of the moves with which the match is surely won in this very turn: nothing is better */
    private static List<Integer> winning(Match match, Prospects findings, List<Integer> praised) {
        return praised.stream()
                .filter(move ->
                        wins(match, move) || turnWins(match, findings.lines().get(move)))
                .toList();
    }

    private static boolean turnWins(Match match, Continuation line) {
        if (line == null) return false;
        Witness witness = new Witness(match.decider());
        int end = witness.turnEnd(line);
        Match after = line.after(end);
        return witness.foretold(line) >= end && after.isOver() && (after.winners() >>> match.decider() & 1) != 0;
    }

    /** @return that the move wins, if it does so at once, or surely with others of the same turn */
    private static List<WhyBetter> won(Match match, Prospects findings, Considered best) {
        Continuation line = findings.lines().get(best.index());
        if (line == null) return List.of();
        Match after = line.after(1);
        boolean atOnce = after.isOver() && (after.winners() >>> match.decider() & 1) != 0;
        return atOnce || turnWins(match, line) ? List.of(new Wins(false)) : List.of();
    }

    /**
     * @param told what a hint has said for the best move: what of it holds against the other one is said again
     * @return why the best is better than another move, or at least by how much; empty if that cannot be told
     */
    static List<WhyBetter> reasons(
            Match match, Prospects findings, Considered best, Considered next, Crowd crowd, List<WhyBetter> told) {
        if (best.index() == next.index()) return List.of();
        if (new Witness(match.decider()).losesNeedlessly(match, next.index())) return List.of(new Wins.Survives());
        List<WhyBetter> reasons = won(match, findings, best);
        Optional<Rivals> rivals =
                reasons.isEmpty() ? rivals(match, findings, List.of(best.index()), next.index()) : Optional.empty();
        if (reasons.isEmpty()) reasons = rivals.map(each -> each.again(told)).orElse(List.of());
        if (reasons.isEmpty())
            reasons = crowd.onAverage(best.index(), next.index(), told).stream().toList();
        if (reasons.isEmpty()) reasons = rivals.map(Rivals::againstNext).orElse(List.of());
        if (reasons.isEmpty())
            reasons = crowd.likely(List.of(best.index()), List.of(next.index())).stream()
                    .toList();
        if (reasons.isEmpty())
            reasons = crowd.onAverage(List.of(best.index()), List.of(next.index())).stream()
                    .toList();
        if (reasons.stream().noneMatch(Adviser::isGround))
            reasons =
                    Reached.instead(crowd, best.index(), next.index()).stream().toList();
        // What is to be seen right after the move is more than that it is better later.
        if (reasons.isEmpty() && match.legalCount() <= SEEN)
            reasons = Reached.seen(crowd, best.index(), next.index()).stream().toList();
        reasons = Punishment.told(reasons, match, best.index(), next.index());
        reasons = Fork.held(reasons, match, best.index(), next.index(), crowd.cancelled());
        boolean much = best.share() - next.share() > MUCH;
        return reasons.isEmpty() && much ? List.of(new Chances.OnlyOne()) : reasons;
    }

    /** Whether two reasons give different numbers for one thing at one time, so that one of them has to be left out. */
    static boolean isAtOddsWith(WhyBetter told, WhyBetter reason) {
        return told instanceof WhyBetter.Counts one
                && reason instanceof WhyBetter.Counts other
                && one.isOfTheSame(other)
                && !one.agrees(other);
    }

    /**
     * What speaks against a move, for whoever has been given this hint: the two never say different things. What the
     * hint calls good is good here too, and held against anything else is what the hint calls best.
     *
     * @param move the index of a legal move
     * @param hint of the same decision
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public Objection against(Match match, int move, Advice hint, long seed, BooleanSupplier cancelled) {
        List<Move> legal = match.decision().legal();
        Move pointed = legal.get(move);
        if (hint.good().contains(pointed) || wins(match, move))
            return Danger.instead(Objection.none(pointed, hint.best()), match, move, hint, seed, cancelled);
        int better = legal.indexOf(hint.best());
        HeldAgainst held = held(match, move, hint, seed, cancelled);
        Prospects findings = held.findings();
        Continuation tryingIt = findings.lines().get(move);
        Continuation instead = findings.lines().get(better);
        List<Move> reply = new ArrayList<>();
        List<Event> events = List.of();
        List<Event> atOnce = List.of();
        Witness witness = new Witness(match.decider());
        boolean lost = witness.losesNeedlessly(match, move);
        if (lost) atOnce = witness.atOnce(match, move);
        else if (tryingIt != null && instead != null)
            atOnce = Aftermath.brought(match, move, better, tryingIt, instead);
        List<Event> told = atOnce;
        if (tryingIt != null) {
            if (witness.foretold(tryingIt) >= witness.turnEnd(tryingIt)) reply = witness.replyMoves(tryingIt);
            List<Event> anyway = instead == null ? List.of() : witness.reply(instead);
            events = witness.reply(tryingIt).stream()
                    .filter(event -> anyway.stream().noneMatch(each -> Witness.isAlike(each, event)))
                    .filter(event -> Cheer.isWorthTelling(event, match.names()))
                    .filter(event -> told.stream().noneMatch(each -> Witness.isSame(each, event)))
                    .toList();
        }
        boolean wins = !won(match, findings, findings.moves().get(better)).isEmpty();
        // Whoever could win asks for no other reason.
        if (wins) events = List.of();
        Gift gift = lost || wins ? null : given(match, move, better, reply, cancelled);
        if (gift != null) {
            reply = List.of(gift.answer());
            events = gift.events();
        }
        Doom doom = lost ? null : Danger.doom(match, move, better, findings, seed, cancelled);
        boolean near = Objection.isNear(held.loss(), held.noise());
        boolean two = match.rules().players() < 3;
        boolean enough = lost || doom != null || wins || !events.isEmpty() || near && two;
        List<WhyBetter> reasons = untold(held.reasons(), atOnce);
        if (!lost && near) reasons = Objection.NearlyAs.told(reasons, new Crowd(match, seed, cancelled), better, move);
        if (!lost && !wins) reasons = RestOfTurn.notMadeUp(Cause.missed(reasons, match, hint, move), match, move);
        // Where others move in between, what one of them does later cannot be foretold.
        boolean foretold = two && Aftermath.isForetold(witness, tryingIt);
        Blow blow = enough || tryingIt == null || foretold
                ? null
                : Blow.of(match, move, better, tuning.scale(), held.loss(), seed, cancelled)
                        .filter(each -> each.isNews(told) && (!near || each.isGrave()))
                        .orElse(null);
        Objection objection = new Objection(
                pointed,
                Aftermath.of(match, better, instead, null),
                false,
                lost,
                lost && Witness.isOver(match, move),
                atOnce,
                held.loss(),
                held.noise(),
                hint.share(),
                reply,
                events,
                gift != null,
                blow,
                reasons,
                doom != null
                        ? Aftermath.of(match, move, doom)
                        : blow != null ? Aftermath.of(match, move, blow) : Aftermath.of(match, move, tryingIt, gift));
        return doom == null
                ? objection
                : objection.losing(
                        Danger.answer(doom), Danger.end(match, doom).stream().toList());
    }

    /** @return what the move lets others have for nothing, and the better one does not; null if there is nothing */
    private static Gift given(Match match, int move, int better, List<Move> reply, BooleanSupplier cancelled) {
        try {
            Move likely = reply.isEmpty() ? null : reply.get(0);
            return Gift.of(match, move, likely, cancelled)
                    .filter(gift -> Gift.of(match, better, null, cancelled).isEmpty())
                    .orElse(null);
        } catch (RuleFailure failure) {
            return null; // the search has told of it
        }
    }

    /** @return without what comes of the move itself, and has been told of it in the same words */
    private static List<WhyBetter> untold(List<WhyBetter> reasons, List<Event> told) {
        return reasons.stream()
                .filter(reason -> !(reason instanceof WhyBetter.Happens happens
                        && told.stream().anyMatch(event -> Witness.isSame(event, happens.event()))))
                .toList();
    }

    /**
     * @param move the index of a legal move that the hint does not call good
     * @param hint of the same decision
     */
    HeldAgainst held(Match match, int move, Advice hint, long seed, BooleanSupplier cancelled) {
        return HeldAgainst.of(this, match, move, hint, seed, cancelled);
    }
}
