package regola.opponent;

import java.util.ArrayList;
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
 * reply; quiet moves are overlooked first. What gives something away to the next reply is left alone by whoever takes
 * care, and whoever notices hardly anything does what brings the aims forward. So mistakes look like mistakes: what is
 * offered is taken, what was just threatened is answered, nothing is given for nothing, and what is missed is a quiet
 * move or a far one.
 */
final class Glance {
    /** Where replies are more than this, nobody looks at them at a glance. */
    private static final int MOST_REPLIES = 1_500;
    /** So large a part of a lead that decides matches is seen by everybody who looks. */
    private static final double MUCH = 0.25;
    /** What wins in so many worlds wins. */
    private static final int SURE = 3;
    /** Between fewer moves than these there is nothing to choose. */
    private static final int CHOICE = 2;

    private final double[] gain;
    private final double[] kept;
    private final double now;
    private final double much;
    private final Skill skill;

    /**
     * @param scale how large a lead counts in this ruleset; see {@link regola.search.Tuning#scale()}
     * @param clock what there is no time to look at counts as quiet
     */
    Glance(Match match, Skill skill, double scale, Dice dice, Clock clock) {
        long seed = dice.next();
        this.skill = skill;
        this.much = scale * MUCH;
        this.gain = Outlook.afterEachTurn(match, seed, MOST_REPLIES, clock);
        this.kept = Outlook.afterWorstReply(match, seed, MOST_REPLIES, clock);
        this.now = Outlook.now(match, seed);
    }

    /** @return the indices of the moves noticed, rising; at least one */
    List<Integer> noticed(Dice dice) {
        List<Integer> noticed = new ArrayList<>();
        List<Integer> harmless = new ArrayList<>();
        for (int i = 0; i < gain.length; i++) {
            boolean wins = gain[i] == Double.POSITIVE_INFINITY; // what may win at once is seen by everybody
            boolean seen = dice.fraction() < skill.sight() + (1 - skill.sight()) * caught(i);
            boolean refused = dice.fraction() < skill.care() * wasted(i);
            if (wins || !refused) harmless.add(i);
            if (wins || seen && !refused) noticed.add(i);
        }
        if (noticed.size() < CHOICE && dice.fraction() < skill.care()) {
            int forward = forward(IntStream.range(0, gain.length).boxed().toList(), dice);
            if (!noticed.contains(forward)) noticed.add(forward);
        }
        if (noticed.isEmpty() && harmless.isEmpty()) noticed.add(dice.below(gain.length));
        else if (noticed.isEmpty()) noticed.add(harmless.get(dice.below(harmless.size())));
        return noticed.stream().sorted().toList();
    }

    /**
     * @param moves indices, at least one
     * @return which of them brings the aims forward most, as far as the next reply; of equals any
     */
    int forward(List<Integer> moves, Dice dice) {
        double[] leads = kept == null ? gain : kept;
        double most = moves.stream().mapToDouble(i -> leads[i]).max().orElseThrow();
        List<Integer> best = moves.stream().filter(i -> leads[i] >= most).toList();
        return best.get(dice.below(best.size()));
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

    /** How likely a move catches the eye, for what it brings or for what is left after the reply. */
    private double caught(int index) {
        double brings = caught(gain, index, much, skill.loud());
        return kept == null ? brings : Math.max(brings, caught(kept, index, much, skill.loud()));
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

    /**
     * How plain it is that a move gives something away: after the reply the seat stands worse than it does now, and
     * need not.
     */
    private double wasted(int index) {
        if (kept == null) return 0;
        double could = Math.min(now, Arrays.stream(kept).max().orElse(now));
        return kept[index] < could ? Math.min(1, (could - kept[index]) / much) : 0;
    }

    private static double middle(double[] leads) {
        double[] sorted = leads.clone();
        Arrays.sort(sorted);
        return sorted[(sorted.length - 1) / 2]; // of two one can stand out
    }
}
