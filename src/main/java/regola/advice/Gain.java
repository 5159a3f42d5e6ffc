package regola.advice;

import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;
import regola.search.Continuation;

/**
 * A Gain holds two ways on against each other, by what the rule file says is good to have. It looks only as far as
 * everything on both ways can be foretold: what comes behind that would be no more than a guess.
 *
 * @param seat for whom
 * @param line how it goes on after the better move
 * @param other how it goes on after the next best
 */
record Gain(int seat, Continuation line, Continuation other) {

    /** @return the aim that differs most; empty if none does, nothing can be foretold, or one fails */
    Optional<WhyBetter> largest() {
        Witness witness = new Witness(seat);
        int length = Math.min(witness.foretold(line), witness.foretold(other));
        if (length == 0 || !line.start().hasAims()) return Optional.empty();
        Match after = line.after(length);
        Match otherwise = other.after(length);
        boolean soon = witness.hasReply(line, length) || witness.hasReply(other, length);
        List<Aim> aims = after.rules().aims();
        WhyBetter best = null;
        long most = 0;
        try {
            for (int a = 0; a < aims.size(); a++) {
                if (aims.get(a).sentence().text("en").isEmpty()) continue;
                for (int p = 0; p < after.rules().players(); p++) {
                    long amount = after.aim(a, p);
                    long instead = otherwise.aim(a, p);
                    long gain = p == seat ? amount - instead : instead - amount;
                    if (gain <= most) continue;
                    most = gain;
                    best = new WhyBetter.Counts(aims.get(a), p == seat ? null : whose(after, p), amount, instead, soon);
                }
            }
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
        return Optional.ofNullable(best);
    }

    /**
     * @param ahead so many moves on the better way
     * @param instead so many on the other
     * @return whether the seat does not stand worse there, for all that the rule file says: then what has happened on
     *     the way may be why the one is better
     */
    boolean isNoLoss(int ahead, int instead) {
        if (!line.start().hasAims()) return true;
        try {
            Match after = line.after(ahead);
            if (after.isOver()) return (after.winners() >>> seat & 1) != 0;
            Match otherwise = other.after(instead);
            return otherwise.isOver() || standing(after) >= standing(otherwise);
        } catch (RuleFailure failure) {
            return true; // the search has told of it
        }
    }

    /** How far the seat is ahead of the others together, times their number, so that it stays whole. */
    private long standing(Match match) {
        long sum = 0;
        int others = match.rules().players() - 1;
        for (int p = 0; p <= others; p++) sum += p == seat ? others * match.aims(p) : -match.aims(p);
        return sum;
    }

    private static WhyBetter.Whose whose(Match match, int player) {
        Catalog names = match.rules().names();
        Spoken name = language -> names.title(Type.PLAYER, player, Manner.of(language));
        return new WhyBetter.Whose(names.thing(Type.PLAYER, player), name);
    }
}
