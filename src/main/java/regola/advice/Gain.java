package regola.advice;

import java.util.List;
import java.util.Optional;
import regola.advice.WhyBetter.Counts.Horizon;
import regola.advice.WhyBetter.Whose;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.RuleFailure;
import regola.search.Continuation;

/**
 * A Gain holds two ways on against each other, by what the rule file says is good to have. It looks only as far as
 * everything on both ways can be foretold, and of one move more only at what is the same in every world that it may
 * lead to: all else would be no more than a guess.
 *
 * @param match stands where the ways part; not changed
 * @param line how it goes on after the better move
 * @param other how it goes on after the next best
 */
record Gain(Match match, Continuation line, Continuation other) {
    /** What is alike in so many worlds is taken to be so in all. */
    private static final int WORLDS = 8;
    /** No amount: it is not the same in all worlds. */
    private static final long UNSURE = Long.MIN_VALUE;

    private int seat() {
        return match.decider();
    }

    /** @return the aim that differs most; empty if none does, nothing can be foretold, or one fails */
    Optional<WhyBetter> largest() {
        if (!match.hasAims()) return Optional.empty();
        Witness witness = new Witness(seat());
        int sure = Math.min(witness.foretold(line), witness.foretold(other));
        boolean soon = witness.hasReply(line, sure) || witness.hasReply(other, sure);
        Horizon when = soon ? Horizon.SOON : Horizon.NOW;
        try {
            if (!soon && sure < Math.min(witness.turnEnd(line), witness.turnEnd(other))) {
                Optional<WhyBetter> more =
                        most(amounts(line, sure + 1, WORLDS), amounts(other, sure + 1, WORLDS), Horizon.NOW);
                if (more.isPresent()) return more;
            }
            int worlds = match.guesses(seat()).isNothingHidden() ? 1 : WORLDS;
            return sure == 0 ? Optional.empty() : most(amounts(line, sure, worlds), amounts(other, sure, worlds), when);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    private Optional<WhyBetter> most(long[][] amounts, long[][] others, Horizon when) {
        if (amounts == null || others == null) return Optional.empty();
        List<Aim> aims = match.rules().aims();
        WhyBetter best = null;
        long most = 0;
        for (int a = 0; a < aims.size(); a++) {
            if (aims.get(a).sentence().text("en").isEmpty()) continue;
            for (int p = 0; p < match.rules().players(); p++) {
                long amount = amounts[a][p];
                long instead = others[a][p];
                if (amount == UNSURE || instead == UNSURE) continue;
                long gain = p == seat() ? amount - instead : instead - amount;
                if (gain <= most) continue;
                most = gain;
                best = new WhyBetter.Counts(
                        aims.get(a), p == seat() ? null : Whose.of(match, p), amount, instead, when);
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * @param length so many moves of the way
     * @param worlds in so many worlds that the seat cannot tell from the true one
     * @return for each aim and player how much there is then; null if the way cannot be gone in all of them
     */
    private long[][] amounts(Continuation way, int length, int worlds) {
        int players = match.rules().players();
        long[][] amounts = new long[match.rules().aims().size()][players];
        Guesses guesses = worlds > 1 ? match.guesses(seat()) : null;
        for (int world = 0; world < worlds; world++) {
            Match play = way.start();
            if (worlds > 1) {
                play = match.copy();
                guesses.draw(world, play);
            }
            Match known = way.start();
            for (int i = 0; i < length; i++) {
                int move = way.move(i);
                if (play.isOver() || move >= play.legalCount() || play.moveKey(move) != known.moveKey(move))
                    return null;
                play.playIndex(move);
                known.playIndex(move);
            }
            for (int a = 0; a < amounts.length; a++) {
                for (int p = 0; p < players; p++) {
                    long amount = play.aim(a, p);
                    if (world == 0) amounts[a][p] = amount;
                    else if (amounts[a][p] != amount) amounts[a][p] = UNSURE;
                }
            }
        }
        return amounts;
    }

    /**
     * @param ahead so many moves on the better way
     * @param instead so many on the other
     * @return whether the seat stands better there, for all that the rule file says: then what has happened on the way
     *     may be why
     */
    boolean isBetter(int ahead, int instead) {
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
     * @return whether something that hints count changes for the better of the seat between two moments of the better
     *     line, or the match ends: then what happens there is worth telling
     */
    boolean counts(int before, int after) {
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

    /** How far the seat is ahead of the others together, times their number, so that it stays whole. */
    private long standing(Match then) {
        long sum = 0;
        int others = then.rules().players() - 1;
        for (int p = 0; p <= others; p++) sum += p == seat() ? others * then.aims(p) : -then.aims(p);
        return sum;
    }
}
