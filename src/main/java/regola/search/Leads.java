package regola.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/** The Leads that were seen in some matches, and what became of them: so it is found how large a lead decides. */
final class Leads {
    /** So many matches are played by those who look, and so many moves are looked at in them, at most. */
    private static final int MATCHES = 40;

    private static final long LOOKED_AT = 14_000;
    private static final int LONGEST = 400;
    /** Every so many decisions leads are looked at. */
    private static final int EVERY = 5;
    /** How often they do what looks best at once: nobody gives everything away, and yet no match is like another. */
    private static final double LOOKING = 0.6;

    /** Another course of chance than where nobody looks. */
    private static final long OTHERWISE = 1_000;

    /** One lead, and what share of the win whoever had it got. */
    private record Seen(double lead, double share) {}

    /** One lead in a match that is not over yet. */
    private record Had(int player, double lead) {}

    private final List<Seen> seen = new ArrayList<>();
    private final List<Had> had = new ArrayList<>();

    private int players = 2;

    /**
     * Plays matches in which now and then what looks best at once is done: a lead that random play throws away again
     * may be one that those who look keep.
     *
     * @param start a new match of the ruleset by seed
     * @param cancelled asked at every decision
     * @throws CancellationException when cancelled
     */
    static Leads ofThoseWhoLook(LongFunction<Match> start, BooleanSupplier cancelled) {
        Leads leads = new Leads();
        long looked = 0;
        for (int i = 0; i < MATCHES && looked < LOOKED_AT; i++) {
            Dice dice = new Dice(OTHERWISE + i);
            try {
                Match match = start.apply(OTHERWISE + i);
                Estimate estimate = new Estimate(match, 1);
                FirstGlance glance = new FirstGlance(match, estimate);
                for (int made = 0; made < LONGEST && !match.isOver(); made++) {
                    if (cancelled.getAsBoolean()) throw new CancellationException("given up");
                    if ((made + i) % EVERY == 0) leads.look(match, estimate);
                    boolean looks = dice.fraction() < LOOKING;
                    if (looks) looked += match.legalCount();
                    match.playIndex(looks ? glance.choice(match, dice) : dice.below(match.legalCount()));
                }
                leads.ended(match, estimate);
            } catch (RuleFailure failure) {
                leads.dropped();
                looked += LOOKED_AT / MATCHES;
            }
        }
        return leads;
    }

    /** Looks at what each player is ahead now; {@link #ended} tells what became of it. */
    void look(Match match, Estimate estimate) {
        players = match.rules().players();
        for (int p = 0; p < players; p++) had.add(new Had(p, estimate.lead(match, p)));
    }

    /** The match in which leads were looked at has ended, or is left where it is. */
    void ended(Match match, Estimate estimate) {
        double[] shares = new double[players];
        estimate.atEnd(match, 0, shares);
        for (Had each : had) seen.add(new Seen(each.lead, shares[each.player]));
        had.clear();
    }

    /** Nothing became of the match in which leads were looked at. */
    void dropped() {
        had.clear();
    }

    /** Whether it was told at all who wins: at least now and then somebody does. */
    private boolean isDecided() {
        double fair = 1.0 / players;
        long decided =
                seen.stream().filter(one -> Math.abs(one.share - fair) > 1e-9).count();
        return decided > 0 && decided >= seen.size() / 4.0;
    }

    /** The scale by which leads tell best who won; where hardly anybody wins, how far leads differ. */
    double scale() {
        double squares = 0;
        for (Seen one : seen) squares += one.lead * one.lead;
        double spread = seen.isEmpty() ? 1 : Math.max(1e-3, Math.sqrt(squares / seen.size()));
        if (!isDecided()) return spread;
        double best = spread;
        double least = Double.POSITIVE_INFINITY;
        for (double part = 0.25; part <= 4; part *= Math.sqrt(2)) {
            double off = 0;
            for (Seen one : seen) {
                double told = 1 / (1 + Math.exp(-one.lead / (spread * part)));
                off += (told - one.share) * (told - one.share);
            }
            if (off < least) {
                least = off;
                best = spread * part;
            }
        }
        return best;
    }
}
