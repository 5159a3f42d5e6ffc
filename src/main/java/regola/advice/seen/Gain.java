package regola.advice.seen;

import java.util.List;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.search.Continuation;

/**
 * A Gain holds two ways on against each other, by all that the rule file says is good to have: what happens on the way
 * is worth telling only if it brings something.
 *
 * @param match stands where the ways part; not changed
 * @param line how it goes on after the better move
 * @param other how it goes on after the next best
 */
public record Gain(Match match, Continuation line, Continuation other) {
    private static final long LEFT = 1_000_000_000;

    private int seat() {
        return match.decider();
    }

    /**
     * @param ahead so many moves on the better way
     * @param instead so many on the other
     * @return whether the seat stands better there, for all that the rule file says: then what has happened on the way
     *     may be why
     */
    public boolean isBetter(int ahead, int instead) {
        if (!match.hasAims()) return true;
        try {
            Match after = line.after(ahead);
            if (after.isOver()) return (after.winners() >>> seat() & 1) != 0;
            Match otherwise = other.after(instead);
            return otherwise.isOver() || standing(after) > standing(otherwise);
        } catch (RuleFailure failure) {
            return true; // the search has told of it
        }
    }

    /**
     * @return by how much the seat stands better there, in the units of the aims; 0 where a match is over then, or
     *     nobody knows
     */
    public long ahead(int moves, int instead) {
        if (!match.hasAims()) return 0;
        try {
            Match after = line.after(moves);
            Match otherwise = other.after(instead);
            if (after.isOver() || otherwise.isOver()) return 0;
            return (standing(after) - standing(otherwise))
                    / Math.max(1, match.rules().players() - 1);
        } catch (RuleFailure failure) {
            return 0; // the search has told of it
        }
    }

    /** @return whether the seat stands better after so many moves than where the ways part */
    public boolean isGood(int ahead) {
        if (!match.hasAims()) return true;
        try {
            Match after = line.after(ahead);
            return after.isOver() || standing(after) > standing(line.start());
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /**
     * @return whether the seat has less of something that hints count right after the other move than before it, and
     *     than after the better one
     */
    public boolean harms() {
        try {
            Match before = other.start();
            Match otherwise = other.after(1);
            Match better = line.after(1);
            List<Aim> aims = match.rules().aims();
            for (int a = 0; a < aims.size(); a++) {
                if (!aims.get(a).words().counts()) continue;
                long left = otherwise.aim(a, seat());
                if (left < before.aim(a, seat()) && left < better.aim(a, seat())) return true;
            }
            return false;
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /**
     * @return whether something that hints count changes for the better of the seat between two moments of the better
     *     line, or the match ends: then what happens there is worth telling
     */
    public boolean counts(int before, int after) {
        try {
            Match now = line.after(before);
            Match then = line.after(after);
            if (then.isOver()) return true;
            List<Aim> aims = match.rules().aims();
            for (int a = 0; a < aims.size(); a++) {
                if (!aims.get(a).words().counts()) continue;
                for (int p = 0; p < match.rules().players(); p++) {
                    long more = then.aim(a, p) - now.aim(a, p);
                    if (p == seat() ? more > 0 : more < 0) return true;
                }
            }
            return aims.isEmpty();
        } catch (RuleFailure failure) {
            return true; // the search has told of it
        }
    }

    /**
     * @return whether the rules call it good for somebody, and of all players speak only of another one, who does not
     *     stand worse by it: then it is no reason for the seat
     */
    public boolean isForOthers(Event event) {
        if (event.kind() != Event.Kind.RULE
                || match.names().cheered(event.property(), "en").isEmpty()) return false;
        List<Integer> told = SpokenOf.players(event, match.names(), Manner.of("en"));
        if (told.size() != 1 || told.get(0) == seat() || !match.hasAims()) return false;
        try {
            return line.after(1).aims(told.get(0)) >= match.aims(told.get(0));
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /**
     * How far the seat is ahead of the others together, times their number, so that it stays whole. That somebody has
     * left the match counts more than all that the aims do: a queen that is taken is no threat any more, and no loss.
     */
    public static long standing(Match then, int seat) {
        long sum = 0;
        int others = then.rules().players() - 1;
        for (int p = 0; p <= others; p++) {
            sum += p == seat ? others * then.aims(p) : -then.aims(p);
            if (!then.isIn(p)) sum += p == seat ? -others * LEFT : LEFT;
        }
        return sum;
    }

    private long standing(Match then) {
        return standing(then, seat());
    }
}
