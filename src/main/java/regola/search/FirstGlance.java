package regola.search;

import regola.engine.Match;

/** A FirstGlance is doing what looks best at once. It belongs to one thread. */
final class FirstGlance {
    private final Match after;
    private final Estimate estimate;

    /** @param like a match of the ruleset */
    FirstGlance(Match like, Estimate estimate) {
        this.after = like.scratch();
        this.estimate = estimate;
    }

    /** @return the index of the move after which whoever decides stands best; of equals any */
    int choice(Match match, Dice dice) {
        if (match.legalCount() == 1) return 0;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        int ties = 0;
        for (int i = 0; i < match.legalCount(); i++) {
            after.become(match);
            after.playIndex(i);
            double standing = estimate.standing(after, match.decider());
            if (standing < most) continue;
            if (standing > most) ties = 0;
            most = standing;
            if (dice.below(++ties) == 0) best = i;
        }
        return best;
    }

    /**
     * @param most how many moves are looked at, any of them and none for certain; more than one
     * @return the same among so many
     */
    int choice(Match match, int most, Dice dice) {
        int legal = match.legalCount();
        if (legal <= most) return choice(match, dice);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < most; k++) {
            int i = dice.below(legal);
            after.become(match);
            after.playIndex(i);
            double standing = estimate.standing(after, match.decider());
            if (standing <= highest) continue;
            highest = standing;
            best = i;
        }
        return best;
    }
}
