package regola.search;

import java.util.Arrays;
import regola.engine.Match;

/** An Outlook is what a decision looks like at first glance: how the seat stands right after each move. */
public final class Outlook {
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
     * @param match stands at a decision; not changed
     * @param most how many moves and replies at most are looked at
     * @return the same after the reply that is worst for the seat at once, where another replies; null when there are
     *     more replies than that, or no time for them
     */
    public static double[] afterWorstReply(Match match, long seed, int most, Clock clock) {
        int seat = match.decider();
        Match world = match.scratch();
        match.guesses(seat).draw(seed, world);
        Estimate estimate = new Estimate(match, 1);
        double[] leads = new double[match.legalCount()];
        Match after = match.scratch();
        Match reply = match.scratch();
        int seen = 0;
        for (int i = 0; i < leads.length; i++) {
            after.become(world);
            after.playIndex(i);
            boolean replied = !after.isOver() && after.decider() != seat && !after.isSecret();
            if (!replied) {
                leads[i] = after.isOver() ? end(after, seat) : estimate.lead(after, seat);
                continue;
            }
            leads[i] = Double.POSITIVE_INFINITY;
            for (int r = 0; r < after.legalCount(); r++) {
                if (++seen > most || clock.isUp()) return null;
                reply.become(after);
                reply.playIndex(r);
                double lead = reply.isOver() ? end(reply, seat) : estimate.lead(reply, seat);
                leads[i] = Math.min(leads[i], lead);
            }
        }
        return leads;
    }

    private static double end(Match over, int seat) {
        if (over.winners() == 0) return 0;
        return (over.winners() >>> seat & 1) != 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
}
