package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
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
    private static final int LINES = 3;
    /** More reasons than these are not read. */
    private static final int MOST_REASONS = 2;
    /** From so much of the win on, a move is the only good one. */
    private static final double MUCH = 0.25;

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
        Prospects findings = new Lookahead(tuning, threads, LINES).look(match, budget, seed, all, cancelled);
        Considered best = findings.best();
        List<Move> good = new ArrayList<>();
        good.add(legal.get(best.index()));
        for (Considered other : findings.asGood())
            if (other.index() != best.index()) good.add(legal.get(other.index()));
        List<WhyBetter> reasons = good.size() > 1
                ? List.of()
                : reasons(match, findings, best, findings.bestBut(best).orElse(null));
        return new Advice(good, reasons, best.share());
    }

    /**
     * @param next what the best is held against; null if there is nothing else
     * @return why the best is better, as far as their lines tell
     */
    static List<WhyBetter> reasons(Match match, Prospects findings, Considered best, Considered next) {
        Continuation line = findings.lines().get(best.index());
        if (line == null) return List.of();
        int seat = match.decider();
        List<WhyBetter> reasons = new ArrayList<>();
        Match after = line.after(1);
        if (after.isOver() && (after.winners() >>> seat & 1) != 0) return List.of(new WhyBetter.Wins());
        Continuation other = next == null ? null : findings.lines().get(next.index());
        Witness witness = new Witness(seat);
        List<Event> own = witness.ownTurn(line);
        List<Event> otherwise = other == null ? List.of() : witness.ownTurn(other);
        Gain gain = other == null ? null : new Gain(match, line, other);
        if (gain == null || gain.isBetter(witness.turnEnd(line), witness.turnEnd(other)))
            first(own, otherwise, false).ifPresent(reasons::add);
        if (gain != null) {
            if (gain.isBetter(witness.replyEnd(line), witness.replyEnd(other)))
                first(witness.reply(other), witness.reply(line), true).ifPresent(reasons::add);
            gain.largest().ifPresent(reasons::add);
            if (reasons.isEmpty() && best.share() - next.share() > MUCH) reasons.add(new WhyBetter.OnlyOne());
        }
        return reasons.subList(0, Math.min(MOST_REASONS, reasons.size()));
    }

    /** @return the first of the events that has no like among the others, as a reason */
    private static Optional<WhyBetter> first(List<Event> events, List<Event> others, boolean wardedOff) {
        return events.stream()
                .filter(event -> others.stream().noneMatch(each -> Witness.isAlike(each, event)))
                .findFirst()
                .map(event -> new WhyBetter.Happens(event, wardedOff));
    }

    /**
     * @param move the index of a legal move
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public Objection against(Match match, int move, long seed, BooleanSupplier cancelled) {
        List<Move> legal = match.decision().legal();
        Prospects findings = new Lookahead(tuning, threads, legal.size())
                .look(match, budget, seed, Shortlist.allAnd(List.of(move)), cancelled);
        Considered best = findings.best();
        Considered tried = findings.moves().get(move);
        Continuation line = findings.lines().get(move);
        List<Move> reply = new ArrayList<>();
        List<Event> events = List.of();
        if (line != null) {
            Witness witness = new Witness(match.decider());
            reply = witness.replyMoves(line);
            events = witness.reply(line);
        }
        return new Objection(
                legal.get(move),
                legal.get(best.index()),
                Math.max(0, best.share() - tried.share()),
                Math.hypot(best.error(), tried.error()),
                reply,
                events,
                best.index() == move ? List.of() : reasons(match, findings, best, tried));
    }
}
