package regola.search;

import java.util.Arrays;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * An Estimate says how near each player is to winning, as shares that add up to 1. At a match's end it is what the
 * rules say; before it, what the game's aims say, or else its score. An estimate never reaches what a true end is
 * worth, so that a won match is finished rather than admired.
 *
 * <p>It belongs to one search: when an aim fails, it keeps the failure and goes on as if the game had none.
 */
final class Estimate {
    /** How much of the way from a fair share to a win an estimate can go. */
    private static final double REACH = 0.8;
    /** What each decision takes off the worth of an end, so that wins come soon and losses late, and at most. */
    private static final double PRICE = 0.0005;

    private static final double HIGHEST_PRICE = 0.1;

    /** That somebody has left the match counts more than all that the aims do. */
    private static final double LEFT = 1e9;

    private final int players;
    private final double scale;
    private final double[] worth;
    /** Who is in the match still. */
    private final boolean[] in;

    private boolean byAims;
    private boolean byScore;
    private RuleFailure trouble;

    /** @param scale how large a lead is that makes a win likely; see {@link Tuning#scale()} */
    Estimate(Match match, double scale) {
        this.players = match.rules().players();
        this.scale = scale;
        this.worth = new double[players];
        this.in = new boolean[players];
        this.byAims = match.hasAims();
        this.byScore = match.hasScores();
    }

    /** @return whether there is anything to go by before the end */
    boolean isGiven() {
        return byAims || byScore;
    }

    /** @return the failure of an aim or a score, after which it was not asked again; null for none */
    RuleFailure trouble() {
        return trouble;
    }

    /** @param length how many decisions lie between now and that end */
    void atEnd(Match match, int length, double[] shares) {
        double fair = 1.0 / players;
        Arrays.fill(shares, fair);
        long winners = match.winners();
        int count = Long.bitCount(winners);
        if (count == 0) return;
        double kept = 1 - Math.min(HIGHEST_PRICE, length * PRICE);
        for (int p = 0; p < players; p++) {
            double share = (winners >>> p & 1) != 0 ? 1.0 / count : 0;
            shares[p] = fair + (share - fair) * kept;
        }
    }

    /** @return what a player is ahead of the best other, in the units of the game's aims; 0 with nothing to go by */
    double lead(Match match, int player) {
        read(match);
        return lead(player);
    }

    /** @return the same, or what wins, or loses, all: how a player stands, over or not */
    double standing(Match match, int player) {
        if (!match.isOver()) return lead(match, player) + LEFT * left(match, player);
        if (match.winners() == 0) return 0;
        return (match.winners() >>> player & 1) != 0 ? Double.MAX_VALUE : -Double.MAX_VALUE;
    }

    void whileRunning(Match match, double[] shares) {
        read(match);
        int rivals = 0;
        double sum = 0;
        for (int p = 0; p < players; p++) {
            shares[p] = !in[p] ? 0 : isGiven() ? 1 / (1 + Math.exp(-lead(p) / scale)) : 1;
            sum += shares[p];
            if (in[p]) rivals++;
        }
        // Who has left the match shares in it no more.
        double fair = 1.0 / (sum == 0 ? players : rivals);
        for (int p = 0; p < players; p++)
            shares[p] = sum == 0 ? fair : in[p] ? fair + (shares[p] / sum - fair) * REACH : 0;
    }

    /** @return how many others have left the match, for whom it is a rival less each; below zero for who has left */
    private int left(Match match, int player) {
        if (!match.isIn(player)) return -players;
        int left = 0;
        for (int p = 0; p < players; p++) if (!match.isIn(p)) left++;
        return left;
    }

    /** What each player has reached, as the rule file counts it. */
    private void read(Match match) {
        for (int p = 0; p < players; p++) in[p] = match.isIn(p);
        if (byAims) {
            try {
                for (int p = 0; p < players; p++) worth[p] = match.aims(p);
                return;
            } catch (RuleFailure failure) {
                trouble = failure;
                byAims = false;
            }
        }
        if (byScore) {
            try {
                for (int p = 0; p < players; p++) worth[p] = match.score(p);
                return;
            } catch (RuleFailure failure) {
                trouble = failure;
                byScore = false;
            }
        }
        Arrays.fill(worth, 0);
    }

    private double lead(int player) {
        double other = Double.NEGATIVE_INFINITY;
        for (int p = 0; p < players; p++) if (p != player && in[p]) other = Math.max(other, worth[p]);
        return other == Double.NEGATIVE_INFINITY ? worth[player] : worth[player] - other;
    }
}
