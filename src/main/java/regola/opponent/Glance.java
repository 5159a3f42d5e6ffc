package regola.opponent;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.search.Clock;
import regola.search.Dice;
import regola.search.Outlook;

/**
 * A Glance is which moves a player notices at all. What brings much at once is loud, and so is what wards off the worst
 * reply; quiet moves are overlooked first. So mistakes look like mistakes: what is offered is taken, what was just
 * threatened is answered, and what is missed is a quiet move or a far one.
 */
final class Glance {
    /** Where replies are more than this, nobody looks at them at a glance. */
    private static final int MOST_REPLIES = 1_500;
    /** So large a part of a lead that decides matches is seen by everybody who looks. */
    private static final double MUCH = 0.25;
    /** What wins in so many worlds wins. */
    private static final int SURE = 3;

    private Glance() {}

    /**
     * @param scale how large a lead counts in this ruleset; see {@link regola.search.Tuning#scale()}
     * @param clock what there is no time to look at counts as quiet
     * @return the indices of the moves noticed, rising; at least one
     */
    static List<Integer> noticed(Match match, Skill skill, double scale, Dice dice, Clock clock) {
        int legal = match.legalCount();
        long seed = dice.next();
        double[] gain = Outlook.afterEachTurn(match, seed, MOST_REPLIES, clock);
        double[] kept = Outlook.afterWorstReply(match, seed, MOST_REPLIES, clock);
        boolean[] seen = new boolean[legal];
        for (int i = 0; i < legal; i++) {
            double caught = caught(gain, i, scale * MUCH, skill.loud());
            if (kept != null) caught = Math.max(caught, caught(kept, i, scale * MUCH, skill.loud()));
            boolean wins = gain[i] == Double.POSITIVE_INFINITY; // what may win at once is seen by everybody
            seen[i] = dice.fraction() < skill.sight() + (1 - skill.sight()) * caught || wins;
        }
        List<Integer> noticed =
                IntStream.range(0, legal).filter(i -> seen[i]).boxed().toList();
        return noticed.isEmpty() ? List.of(dice.below(legal)) : noticed;
    }

    /**
     * @return the indices of the moves that win the match at once, however chance falls: whoever sees all takes one, at
     *     every level. None where something is hidden, for there nobody can be sure
     */
    static List<Integer> winsAtOnce(Match match, Dice dice, Clock clock) {
        Guesses guesses = match.guesses(match.decider());
        if (match.isSecret() || !guesses.isNothingHidden()) return List.of();
        List<Integer> wins = IntStream.range(0, match.legalCount()).boxed().toList();
        Match world = match.scratch();
        Match after = match.scratch();
        for (int again = 0; again < SURE && !wins.isEmpty(); again++) {
            guesses.draw(dice.next(), world);
            wins = wins.stream()
                    .filter(i -> !clock.isUp() && wins(after, world, i))
                    .toList();
        }
        return wins;
    }

    private static boolean wins(Match after, Match world, int index) {
        after.become(world);
        try {
            after.playIndex(index);
        } catch (RuleFailure noWin) {
            return false;
        }
        return after.isOver() && after.winners() == 1L << world.decider();
    }

    /**
     * How likely a move catches the eye: it is well above the middle one, and few others are. One of several that are
     * as good is seen as often as one that is alone.
     *
     * @param much how far above the middle one nobody overlooks who looks
     * @param looks how likely somebody looks
     */
    private static double caught(double[] leads, int index, double much, double looks) {
        double middle = middle(leads);
        if (!(leads[index] > middle)) return 0;
        long asGood = Arrays.stream(leads).filter(lead -> lead >= leads[index]).count();
        double missed = 1 - looks * Math.min(1, (leads[index] - middle) / much);
        return 1 - StrictMath.pow(missed, 1.0 / asGood);
    }

    private static double middle(double[] leads) {
        double[] sorted = leads.clone();
        Arrays.sort(sorted);
        return sorted[(sorted.length - 1) / 2]; // of two one can stand out
    }
}
