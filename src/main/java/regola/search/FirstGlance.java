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
}
