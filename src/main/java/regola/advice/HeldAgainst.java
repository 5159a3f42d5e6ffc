package regola.advice;

import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Ousting;
import regola.search.Prospects;
import regola.search.Safety;
import regola.search.Shortlist;

/**
 * A HeldAgainst is a move held against the best one: the same whether it is asked about in the match or looked back at.
 *
 * @param findings of both
 * @param loss by how much less of the win it brings
 * @param noise how far that may be off
 * @param reasons why the best one is better
 */
record HeldAgainst(Prospects findings, double loss, double noise, List<WhyBetter> reasons) {
    /**
     * @param adviser who looks ahead
     * @param match stands at the decision; not changed
     * @param move the index of a legal move that the hint does not call good
     * @param hint of the same decision
     */
    static HeldAgainst of(Adviser adviser, Match match, int move, Advice hint, long seed, BooleanSupplier cancelled) {
        int better = match.decision().legal().indexOf(hint.best());
        List<Integer> both = List.of(better, move);
        Clock clock = new Clock(adviser.budget(), cancelled);
        Prospects again = isKnown(hint, both) ? hint.grounds().findings() : again(adviser, match, both, seed, clock);
        Grounds grounds = hint.grounds() == null ? new Grounds(again, seed) : hint.grounds();
        Prospects findings = grounds.in(again, both);
        Considered best = findings.moves().get(better);
        Considered tried = findings.moves().get(move);
        Crowd crowd = new Crowd(match, grounds.seed(), cancelled);
        List<WhyBetter> reasons = Adviser.reasons(match, findings, best, tried, crowd, hint.reasons()).stream()
                .filter(reason -> hint.reasons().stream().noneMatch(told -> Adviser.isAtOddsWith(told, reason)))
                .toList();
        reasons = RestOfTurn.notMadeUp(reasons, match, move);
        reasons = Tendency.told(reasons, List.of(better), List.of(move), crowd);
        reasons = Averted.Escape.held(
                reasons, match, better, move, adviser.tuning().scale(), crowd);
        reasons = Looming.Risked.held(
                reasons, match, better, move, adviser.tuning().scale(), crowd);
        boolean known = best.visits() > 0 && tried.visits() > 0;
        double noise = known ? findings.spread() * Math.sqrt(1.0 / best.visits() + 1.0 / tried.visits()) : 1;
        double loss = known ? Math.max(0, best.share() - tried.share()) : 0;
        // Where the search thinks as much of the other one, the better is the safer.
        if (known && loss == 0)
            loss = Safety.forgone(match, best, tried, adviser.tuning().scale(), grounds.seed(), cancelled);
        return new HeldAgainst(findings, loss + Ousting.forgone(match, better, move, grounds.seed()), noise, reasons);
    }

    /** Whether the hint has looked at both for themselves, as long at the one as at the other. */
    private static boolean isKnown(Advice hint, List<Integer> both) {
        if (hint.grounds() == null) return false;
        Prospects found = hint.grounds().findings();
        return both.stream().allMatch(each -> 2 * found.moves().get(each).visits() >= found.iterations());
    }

    private static Prospects again(Adviser adviser, Match match, List<Integer> both, long seed, Clock clock) {
        Prospects again = adviser.looking(match, both.size())
                .look(match, adviser.budget().iterations(), clock, seed, new Shortlist(both, both));
        int move = both.get(1);
        // What a move is good for that brings something at once, or with which the turn goes on, comes after that: in
        // one search it looks too bad.
        boolean later = !match.isSecret()
                && (AtHand.of(match, both).keySet().equals(Set.of(move)) || RestOfTurn.goesOn(match, move));
        return later ? adviser.runoff(match, seed).between(match, both, again, clock) : again;
    }
}
