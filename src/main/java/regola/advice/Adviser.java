package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.search.Budget;
import regola.search.Considered;
import regola.search.Continuation;
import regola.search.Lookahead;
import regola.search.Prospects;
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
    /** So many of the others are played on, to see what is so only of the good ones. */
    private static final int COMPARED = 5;
    /** A move that may be off by more was not tried often enough to be called good. */
    private static final double ROUGH = 0.05;

    /**
     * @param match stands at a decision; not changed
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public Advice hint(Match match, long seed, BooleanSupplier cancelled) {
        List<Move> legal = match.decision().legal();
        if (legal.size() == 1) return new Advice(legal, List.of(), Double.NaN);
        // All are tried, so that what would follow the next best move can be told too.
        Shortlist all =
                Shortlist.allAnd(IntStream.range(0, legal.size()).boxed().toList());
        Prospects findings =
                new Lookahead(tuning.comparing(legal.size()), threads, LINES).look(match, budget, seed, all, cancelled);
        Crowd crowd = new Crowd(match, seed, cancelled);
        Considered best = findings.best();
        List<Considered> good = findings.asGood();
        List<WhyBetter> reasons = List.of();
        if (good.size() == 1) {
            Considered next = findings.bestBut(best).orElseThrow();
            reasons = reasons(match, findings, best, next, true);
            if (reasons.isEmpty())
                reasons = crowd.onAverage(List.of(best.index()), others(findings, Set.of(best.index()))).stream()
                        .toList();
            if (reasons.isEmpty()) good = nearly(findings, best);
        }
        List<Integer> praised = Stream.concat(
                        Stream.of(best.index()),
                        good.stream().map(Considered::index).filter(index -> index != best.index()))
                .toList();
        boolean several = good.size() > 1;
        if (several) reasons = common(match, findings, praised);
        if (reasons.isEmpty() && several) reasons = crowd.unlikeMost(praised).stream().toList();
        if (reasons.isEmpty() && several) reasons = several(match, findings, praised);
        if (reasons.isEmpty() && several && good.size() <= FEW && good.size() < legal.size())
            reasons = crowd.onAverage(praised, others(findings, Set.copyOf(praised))).stream()
                    .toList();
        if (reasons.isEmpty() && !several) reasons = chances(findings, best);
        long share = WhyBetter.Chances.percent(best.share());
        if (reasons.isEmpty() && good.size() > 1 && share > 0) reasons = List.of(new WhyBetter.AsOften(share));
        return new Advice(praised.stream().map(legal::get).toList(), reasons, best.share());
    }

    /** @return what is so after all of the praised moves, and not after most of the others */
    private static List<WhyBetter> several(Match match, Prospects findings, List<Integer> praised) {
        List<Integer> next = others(findings, Set.copyOf(praised));
        boolean told = findings.lines().keySet().containsAll(praised);
        return told && !next.isEmpty() && findings.lines().containsKey(next.get(0))
                ? new Rivals(match, findings, praised, next.get(0)).reasons(true)
                : List.of();
    }

    /** @return some of the moves that are not praised, the next best first */
    private static List<Integer> others(Prospects findings, Set<Integer> praised) {
        return findings.moves().stream()
                .filter(move -> !praised.contains(move.index()))
                .sorted(Comparator.comparingLong(Considered::visits).reversed())
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
        if (best.share() - next.share() > MUCH) return List.of(new WhyBetter.OnlyOne());
        long here = WhyBetter.Chances.percent(best.share());
        long there = WhyBetter.Chances.percent(next.share());
        return here > there ? List.of(new WhyBetter.Chances(here, there)) : List.of();
    }

    /** @return what all good moves bring about at once, and not all the others */
    private static List<WhyBetter> common(Match match, Prospects findings, List<Integer> good) {
        if (good.size() == match.legalCount() || !findings.lines().keySet().containsAll(good)) return List.of();
        Witness witness = new Witness(match.decider());
        return Crowd.common(
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

    /**
     * @param next what the best is held against
     * @param strict whether what is said must hold against what most of the others bring too
     * @return why the best is better, as far as their lines tell
     */
    private static List<WhyBetter> reasons(
            Match match, Prospects findings, Considered best, Considered next, boolean strict) {
        Continuation line = findings.lines().get(best.index());
        if (line == null) return List.of();
        Match after = line.after(1);
        if (after.isOver() && (after.winners() >>> match.decider() & 1) != 0) return List.of(new WhyBetter.Wins());
        return findings.lines().containsKey(next.index())
                ? new Rivals(match, findings, List.of(best.index()), next.index()).reasons(strict)
                : List.of();
    }

    /** @return the same, and where the lines tell nothing, what is better on average, or at least by how much */
    static List<WhyBetter> reasons(Match match, Prospects findings, Considered best, Considered next, Crowd crowd) {
        if (best.index() == next.index()) return List.of();
        List<WhyBetter> reasons = reasons(match, findings, best, next, false);
        if (reasons.isEmpty())
            reasons = crowd.onAverage(List.of(best.index()), List.of(next.index())).stream()
                    .toList();
        boolean much = best.share() - next.share() > MUCH;
        return reasons.isEmpty() && much ? List.of(new WhyBetter.OnlyOne()) : reasons;
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
        if (hint.good().contains(pointed)) return Objection.none(pointed, hint.best());
        int better = legal.indexOf(hint.best());
        List<Integer> both = List.of(better, move);
        Prospects findings = new Lookahead(tuning.comparing(legal.size()), threads, both.size())
                .look(match, budget, seed, new Shortlist(both, both), cancelled);
        Considered best = findings.moves().get(better);
        Considered tried = findings.moves().get(move);
        Continuation line = findings.lines().get(move);
        Continuation other = findings.lines().get(better);
        List<Move> reply = new ArrayList<>();
        List<Event> events = List.of();
        if (line != null) {
            Witness witness = new Witness(match.decider());
            reply = witness.replyMoves(line);
            List<Event> anyway = other == null ? List.of() : witness.reply(other);
            events = witness.reply(line).stream()
                    .filter(event -> anyway.stream().noneMatch(each -> Witness.isAlike(each, event)))
                    .toList();
        }
        List<WhyBetter> reasons = reasons(match, findings, best, tried, new Crowd(match, seed, cancelled));
        double noise = best.visits() == 0 || tried.visits() == 0
                ? 1
                : findings.spread() * Math.sqrt(1.0 / best.visits() + 1.0 / tried.visits());
        double loss = best.visits() == 0 || tried.visits() == 0 ? 0 : Math.max(0, best.share() - tried.share());
        return new Objection(pointed, hint.best(), false, loss, noise, reply, events, reasons);
    }
}
