package regola.ui.present.match;

import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.ui.present.start.MatchSetUp;

/**
 * A Dealing looks whether a match that has just been set up is one: where all pass, or have one move only, until it is
 * over, nobody has played anything, and it is dealt anew. The same seed always comes to the same match.
 */
final class Dealing {
    /** As often it is dealt anew; in rules that never let anybody choose it stays as it was. */
    private static final int MOST = 60;
    /** After so many moves without a choice it is left to go its way. */
    private static final int LONG = 200;

    private Dealing() {}

    /** @return the same with the first seed, from its own on, with which somebody chooses something before the end */
    static MatchSetUp playable(MatchSetUp setUp) {
        MatchSetUp tried = setUp;
        for (int i = 0; i < MOST; i++) {
            if (isPlayed(tried)) return tried;
            tried = tried.seeded(tried.seed() + 1);
        }
        return setUp;
    }

    private static boolean isPlayed(MatchSetUp setUp) {
        Match match = Match.start(setUp.rules(), setUp.seed());
        try {
            for (int i = 0; i < LONG && !match.isOver(); i++) {
                if (match.legalCount() != 1) return true;
                match.play(match.legal(0));
            }
        } catch (RuleFailure broken) {
            return true; // it is told where it comes about
        }
        return !match.isOver();
    }
}
