package regola.search;

import java.util.Arrays;
import regola.engine.Match;

/** An Outlook is what a decision looks like at first glance: how the seat stands right after each move. */
public final class Outlook {
    /** A turn is not followed any further than so many decisions. */
    private static final int LONGEST_TURN = 8;

    private Outlook() {}

    /**
     * @param match stands at a decision; not changed
     * @param seed what the seat does not know is drawn by it
     * @param clock moves for which there is no time are taken for losses; the first one never is
     * @return for each legal move, how far the seat is ahead of the best other right after it, in the units of the
     *     game's aims; infinite for a win, minus infinite for a loss, 0 for all where nothing says what is good
     */
    public static double[] afterEach(Match match, long seed, Clock clock) {
        int seat = match.decider();
        Match world = match.scratch();
        match.guesses(seat).draw(seed, world);
        Estimate estimate = new Estimate(match, 1);
        double[] leads = new double[match.legalCount()];
        Arrays.fill(leads, Double.NEGATIVE_INFINITY);
        Match after = match.scratch();
        for (int i = 0; i < leads.length && (i == 0 || !clock.isUp()); i++) {
            after.become(world);
            after.playIndex(i);
            leads[i] = after.isOver() ? end(after, seat) : estimate.lead(after, seat);
        }
        return leads;
    }

    /**
     * As {@link #afterEach}, but at the end of the seat's own turn, if nothing is hidden from it: what it still decides
     * is decided by what looks best at once. A line that is closed is worth the piece that it takes.
     *
     * @param most how many moves at most are looked at to finish turns; what comes after them is told as it stands then
     */
    public static double[] afterEachTurn(Match match, long seed, int most, Clock clock) {
        int seat = match.decider();
        Match world = match.scratch();
        match.guesses(seat).draw(seed, world);
        Finish finish = new Finish(match, seed, most);
        double[] leads = new double[match.legalCount()];
        Arrays.fill(leads, Double.NEGATIVE_INFINITY);
        Match after = match.scratch();
        for (int i = 0; i < leads.length && (i == 0 || !clock.isUp()); i++) {
            after.become(world);
            after.playIndex(i);
            leads[i] = finish.lead(after, seat, seat);
        }
        return leads;
    }

    /**
     * @param match stands at a decision; not changed
     * @return how far the seat is ahead as it stands, before any move
     */
    public static double now(Match match, long seed) {
        Match world = match.scratch();
        match.guesses(match.decider()).draw(seed, world);
        return new Estimate(match, 1).lead(world, match.decider());
    }

    /**
     * What a reply takes and the seat takes back at once is no loss: its answer brings it back to where it stood before
     * the reply, and no further.
     *
     * @param match stands at a decision; not changed
     * @param most how many replies at most are looked at, as many answers, and to finish turns as many again
     * @return the same after the reply that is worst for the seat at once, where another replies, and what still
     *     belongs to it; null when there are more replies than that, or no time for them
     */
    public static double[] afterWorstReply(Match match, long seed, int most, Clock clock) {
        int seat = match.decider();
        Match world = match.scratch();
        match.guesses(seat).draw(seed, world);
        Finish finish = new Finish(match, seed, most);
        double[] leads = new double[match.legalCount()];
        Match after = match.scratch();
        Match reply = match.scratch();
        Match worst = match.scratch();
        Match answer = match.scratch();
        int seen = 0;
        int answers = 0;
        for (int i = 0; i < leads.length; i++) {
            after.become(world);
            after.playIndex(i);
            boolean replied = !after.isOver() && after.decider() != seat && !after.isSecret();
            if (!replied) {
                leads[i] = finish.lead(after, seat, seat);
                continue;
            }
            double stood = finish.lead(after, seat, seat);
            leads[i] = Double.POSITIVE_INFINITY;
            for (int r = 0; r < after.legalCount(); r++) {
                if (++seen > most || clock.isUp()) return null;
                reply.become(after);
                reply.playIndex(r);
                double lead = finish.lead(reply, after.decider(), seat);
                if (lead >= leads[i]) continue;
                leads[i] = lead;
                worst.become(reply);
            }
            if (leads[i] >= stood || worst.isOver() || worst.decider() != seat || worst.isSecret()) continue;
            double back = leads[i];
            for (int a = 0; a < worst.legalCount(); a++) {
                if (++answers > most || clock.isUp()) return null;
                answer.become(worst);
                answer.playIndex(a);
                back = Math.max(back, finish.lead(answer, seat, seat));
            }
            leads[i] = Math.min(stood, back);
        }
        return leads;
    }

    /**
     * A Finish ends the turn of a player by what looks best to that player at once, as long as there is time for it.
     */
    private static final class Finish {
        private final Estimate estimate;
        private final FirstGlance glance;
        private final Dice dice;
        private final boolean isOpen;
        private int left;

        Finish(Match match, long seed, int most) {
            estimate = new Estimate(match, 1);
            glance = new FirstGlance(match, estimate);
            dice = new Dice(seed);
            isOpen = match.guesses(match.decider()).isNothingHidden();
            left = most;
        }

        /** @return how far the seat is ahead when the turn is over, which the match is left at */
        double lead(Match after, int whose, int seat) {
            for (int made = 0; made < LONGEST_TURN && isOpen && goesOn(after, whose); made++) {
                left -= after.legalCount();
                if (left < 0) break;
                after.playIndex(glance.choice(after, dice));
            }
            return after.isOver() ? end(after, seat) : estimate.lead(after, seat);
        }

        private static boolean goesOn(Match after, int whose) {
            return !after.isOver() && after.decider() == whose && !after.isSecret();
        }
    }

    private static double end(Match over, int seat) {
        if (over.winners() == 0) return 0;
        return (over.winners() >>> seat & 1) != 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
}
