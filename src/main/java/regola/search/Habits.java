package regola.search;

import java.util.Arrays;
import regola.engine.Earlier;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * Habits are how likely each of the others does what looks best at once, and anything else otherwise: found out from
 * what they have shown to a seat so far, in games where somebody chooses in secret. Of whom nothing is known it is
 * taken for even. Often all who sit at a table are alike, so what one shows says something of the others too.
 *
 * <p>What somebody had to choose from may be hidden, and is drawn as the seat could know it then; what was chosen in
 * secret counts only if the seat has been shown it. Nothing here depends on what the seat cannot see.
 *
 * @param atAGlance by player, how likely, from 0 to 1
 */
record Habits(double[] atAGlance) {
    /** How likely it is, at first, that somebody is of this kind: by tenths, from never at a glance to always. */
    private static final double[] AT_FIRST = {.2, .08, .06, .06, .06, .06, .06, .05, .05, .05, .27};
    /** How likely it is, at first, that all others are of one kind, whichever that is. */
    private static final double ALIKE = 0.5;
    /** Somebody who always does what looks best sees it a little otherwise now and then. */
    private static final double ASTRAY = 0.04;
    /** So many worlds are drawn for each decision, until so many have been found in which the move could be made. */
    private static final int WORLDS = 40;

    private static final int ENOUGH = 10;
    /** More moves than these are not held against each other. */
    private static final int MOST_MOVES = 60;
    /** What is chosen in secret is shown after so many more choices at most. */
    private static final int MOST_CHOOSERS = 16;

    private static final double SAME = 1e-9;

    /**
     * How likely a decision was for somebody who does what looks best, and for somebody who does anything.
     *
     * @param isKnown whether anything is known of it
     */
    private record Evidence(boolean isKnown, double best, double any) {
        static final Evidence NONE = new Evidence(false, 1, 1);
    }

    /** @return what is known before anybody has shown anything */
    static Habits unknown(int players) {
        double[] usual = new double[players];
        Arrays.fill(usual, mean(AT_FIRST));
        return new Habits(usual);
    }

    /**
     * @param match stands at a decision of the seat; not changed
     * @param clock once it is up nothing more is looked at
     */
    static Habits of(Match match, int seat, Clock clock) {
        int players = match.rules().players();
        Habits habits = unknown(players);
        double[][] kinds = new double[players][];
        for (Earlier one : match.earlier()) {
            int by = one.by();
            if (by == seat || by >= players) continue;
            if (clock.isUp()) break;
            Evidence shown = one.noted(seat, () -> evidence(one, seat));
            if (!shown.isKnown) continue;
            if (kinds[by] == null) kinds[by] = AT_FIRST.clone();
            learn(kinds[by], shown);
        }
        double[] ofAll = AT_FIRST.clone();
        for (double[] one : kinds)
            if (one != null) for (int k = 0; k < ofAll.length; k++) ofAll[k] *= one[k] / AT_FIRST[k];
        double alike = ALIKE * Arrays.stream(ofAll).sum();
        double isAlike = alike / (alike + 1 - ALIKE);
        for (int p = 0; p < players; p++) {
            if (p == seat) continue;
            double alone = mean(kinds[p] == null ? AT_FIRST : kinds[p]);
            habits.atAGlance[p] = isAlike * mean(ofAll) + (1 - isAlike) * alone;
        }
        return habits;
    }

    double of(int player) {
        return player < atAGlance.length ? atAGlance[player] : 0;
    }

    /** @param kinds how likely each is, as parts of any sum */
    private static double mean(double[] kinds) {
        double mean = 0;
        double sum = 0;
        for (int k = 0; k < kinds.length; k++) {
            mean += kinds[k] * k / (kinds.length - 1);
            sum += kinds[k];
        }
        return mean / sum;
    }

    private static void learn(double[] kinds, Evidence shown) {
        double sum = 0;
        double best = (1 - ASTRAY) * shown.best + ASTRAY * shown.any;
        for (int k = 0; k < kinds.length; k++) {
            double often = (double) k / (kinds.length - 1);
            kinds[k] *= often * best + (1 - often) * shown.any;
            sum += kinds[k];
        }
        for (int k = 0; k < kinds.length; k++) kinds[k] /= sum;
    }

    // ---------------------------------------------------------------- one decision

    private static Evidence evidence(Earlier decision, int seat) {
        try {
            return look(decision, seat);
        } catch (RuleFailure onTheWay) { // rules may fail where nobody has ever come
            return Evidence.NONE;
        }
    }

    private static Evidence look(Earlier decision, int seat) {
        Match world = decision.scratch();
        Match after = decision.scratch();
        Estimate estimate = new Estimate(world, 1);
        if (!estimate.isGiven()) return Evidence.NONE;
        Guesses guesses = decision.guesses(seat);
        long move = decision.move();
        double best = 0;
        double any = 0;
        int found = 0;
        for (int w = 0; w < WORLDS && found < ENOUGH; w++) {
            guesses.draw(Dice.mix(w), world);
            int made = indexOf(world, move);
            if (made < 0) continue;
            if (world.legalCount() > MOST_MOVES) return Evidence.NONE;
            if (world.isSecret() && !isShown(world, made, seat, after)) return Evidence.NONE;
            found++;
            best += likelyAtAGlance(world, made, after, estimate);
            any += 1.0 / world.legalCount();
        }
        return found == 0 ? Evidence.NONE : new Evidence(true, best / found, any / found);
    }

    private static int indexOf(Match world, long move) {
        for (int i = 0; i < world.legalCount(); i++) if (world.moveKey(i) == move) return i;
        return -1;
    }

    /** Whether a seat can tell the move from every other, as soon as all have chosen. */
    private static boolean isShown(Match world, int made, int seat, Match after) {
        long seen = seenAfter(world, made, seat, after);
        for (int i = 0; i < world.legalCount(); i++)
            if (i != made && seenAfter(world, i, seat, after) == seen) return false;
        return true;
    }

    private static long seenAfter(Match world, int index, int seat, Match after) {
        after.become(world);
        long chosen = 0;
        int next = index;
        for (int made = 0; made < MOST_CHOOSERS; made++) {
            chosen |= 1L << after.decider();
            after.playIndex(next);
            next = 0;
            if (after.isOver() || !after.isSecret() || (chosen >>> after.decider() & 1) != 0) break;
        }
        return after.fingerprint(seat);
    }

    private static double likelyAtAGlance(Match world, int made, Match after, Estimate estimate) {
        double mine = 0;
        double most = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < world.legalCount(); i++) {
            after.become(world);
            after.playIndex(i);
            double lead = estimate.standing(after, world.decider());
            if (i == made) mine = lead;
            if (lead > most + SAME) equals = 0;
            if (lead >= most - SAME) equals++;
            most = Math.max(most, lead);
        }
        return mine >= most - SAME ? 1.0 / equals : 0;
    }
}
