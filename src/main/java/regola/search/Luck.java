package regola.search;

import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/** A Luck is how often nobody can know what comes of a move: something is hidden, or chance decides. */
final class Luck {
    /** Every so many decisions of a random match are looked at, until so many have been. */
    private static final int EVERY = 7;

    private static final int ENOUGH = 200;
    /** In so many worlds it is seen whether a move always leads to the same. */
    private static final int WORLDS = 3;

    private int seen;
    private int uncertain;
    private Match world;

    /**
     * @param match stands at a decision; not changed
     * @param number of the decision in this match; matches begin to count differently
     */
    void look(Match match, int number) {
        if (number % EVERY != 0 || seen == ENOUGH || match.legalCount() == 1) return;
        Guesses guesses = match.guesses(match.decider());
        if (world == null) world = match.scratch();
        seen++;
        if (!guesses.isNothingHidden() || differs(match, guesses, new Dice(number))) uncertain++;
    }

    private boolean differs(Match match, Guesses guesses, Dice dice) {
        int index = dice.below(match.legalCount());
        long first = 0;
        for (int i = 0; i < WORLDS; i++) {
            guesses.draw(dice.next(), world);
            try {
                world.playIndex(index);
            } catch (RuleFailure onTheWay) { // a search is told of it when it comes there itself
                return false;
            }
            long here = world.fingerprint(match.decider());
            if (i > 0 && here != first) return true;
            first = here;
        }
        return false;
    }

    /** @return the part of the decisions seen that were so; 0 where none was seen */
    double part() {
        return seen == 0 ? 0 : (double) uncertain / seen;
    }
}
