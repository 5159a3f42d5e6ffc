package regola.search;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;

/**
 * A Tuning is how to look ahead in one ruleset: found by playing it at random, and now and then by what looks best at
 * once, never written down by hand. The same rules are always tuned alike.
 *
 * @param scale the lead, in the units of the game's aims or score, at which three of four win; see {@link Leads}
 * @param cut how many decisions are played at random before the estimate
 * @param prior whether the estimate right after each move says which to try first: aims say what is good, and moves are
 *     so many that few of them could be looked into otherwise
 * @param moves how many moves a decision has on average, where there is anything to decide
 * @param luck how often nobody can know what comes of a move, from 0 to 1: something is hidden, or chance decides
 * @param finish whether a turn that has begun is finished by what looks best at once before the estimate: turns are of
 *     several decisions, none of them in secret, and what one of them is good for may come with the next
 * @param seats how many play
 * @param answers whether each of the others answers by what looks best at once before the estimate: more than two play,
 *     and moves are so many, or turns so long, that the tree of a search hardly ever comes to what all of them do
 */
public record Tuning(
        double scale, int cut, boolean prior, double moves, double luck, boolean finish, int seats, boolean answers) {
    private static final int TWO_SEATS = 2;
    /** Fewer moves a decision than these are few; and what a game is taken to have of which nothing is known. */
    public static final double USUAL_MOVES = 6.5;

    /** So many moves can be tried one after the other where there is time to compare them. */
    private static final int COMPARED = 40;

    /** Enough random matches, or moves found in them, to tell what a game is like. */
    private static final int MATCHES = 80;

    private static final long MOVES = 150_000;
    /** The same where moves are many: to find them all takes long there. */
    private static final long FEWER_MOVES = 25_000;

    private static final int MOST_FAILED = 10;
    private static final int LONGEST = 2_000;
    /** Every so many decisions of a random match are looked at. */
    private static final int EVERY = 5;
    /** From so many moves a decision on, finding them all takes long. */
    private static final double MANY_MOVES = 15;
    /** From so many moves a decision on, those that look best at once are worth trying first. */
    private static final double MORE_THAN_TRIED = 11;
    /** From so many moves a decision on, a tree hardly comes to what the others answer. */
    private static final double BEYOND_ANSWERS = 30;
    /** From so many decisions a turn on, it is finished before the estimate. */
    private static final double LONG_TURN = 2.5;
    /** How many rounds of all players are played on at random. */
    private static final double ROUNDS = 1.2;

    /** Where less than that part of a lead decides among those who look, random play throws leads away. */
    private static final double THROWN_AWAY = 0.5;

    private static final int SHORTEST_CUT = 4;
    private static final int LONGEST_CUT = 12;
    /** Where nothing says what a position is worth, it is played to the end, unless that never comes. */
    private static final int TO_THE_END = 1_000;

    /** How to look ahead where decisions have as many moves as they usually have, and luck has no part in it. */
    public Tuning(double scale, int cut, boolean prior) {
        this(scale, cut, prior, USUAL_MOVES, 0, false, TWO_SEATS, false);
    }

    /**
     * Plays some matches, most of them at random. Takes a tenth of a second to a second or so.
     *
     * @param start a new match of the ruleset by seed
     */
    public static Tuning of(LongFunction<Match> start) {
        return of(start, () -> false);
    }

    /**
     * As {@link #of(LongFunction)}, once for these rules.
     *
     * @return how to look ahead in them, found out or remembered
     */
    public static Tuning of(Ruleset rules) {
        return of(rules, () -> false);
    }

    /**
     * As {@link #of(Ruleset)}, and given up when nobody wants to know any more.
     *
     * @throws CancellationException when cancelled
     */
    public static Tuning of(Ruleset rules, BooleanSupplier cancelled) {
        return rules.found(Tuning.class, any -> of(seed -> Match.start(rules, seed), cancelled));
    }

    /**
     * Whoever plays looks into what promises most; whoever is asked how good each move is gives all of them a chance,
     * and has no time to see how each of the others answers.
     *
     * @param moves how many there are to be compared
     * @return how to look ahead where moves are to be compared
     */
    public Tuning comparing(int moves) {
        return new Tuning(scale, cut, prior && moves > COMPARED, this.moves, luck, finish, seats, false);
    }

    /** @return how somebody looks ahead who does not think of what all the others will do */
    public Tuning withoutAnswers() {
        return new Tuning(scale, cut, prior, moves, luck, finish, seats, false);
    }

    /**
     * As {@link #of(LongFunction)}, and given up when nobody wants to know any more.
     *
     * @param cancelled asked at every decision of the matches that are played
     * @throws CancellationException when cancelled
     */
    public static Tuning of(LongFunction<Match> start, BooleanSupplier cancelled) {
        Leads leads = new Leads();
        long decisions = 0;
        long moves = 0;
        long open = 0;
        long openMoves = 0;
        Luck luck = new Luck();
        long turns = 0;
        int failed = 0;
        int players = 2;
        boolean isGiven = false;
        boolean byAims = false;
        boolean inSecret = false;
        for (int i = 0; i < MATCHES && moves < most(decisions, moves) && failed < MOST_FAILED; i++) {
            Dice dice = new Dice(i);
            try {
                Match match = start.apply(i);
                players = match.rules().players();
                Estimate estimate = new Estimate(match, 1);
                int made = 0;
                for (; made < LONGEST && !match.isOver() && moves < most(decisions + made, moves); made++) {
                    if ((made + i) % EVERY == 0 && estimate.isGiven()) leads.look(match, estimate);
                    if (cancelled.getAsBoolean()) throw new CancellationException("given up");
                    luck.look(match, made + i);
                    inSecret |= match.isSecret();
                    moves += match.legalCount();
                    if (match.legalCount() > 1) {
                        open++;
                        openMoves += match.legalCount();
                    }
                    match.playIndex(dice.below(match.legalCount()));
                }
                isGiven |= estimate.isGiven();
                byAims |= match.hasAims();
                decisions += made;
                turns += match.turnNumber();
                leads.ended(match, estimate);
            } catch (RuleFailure failure) {
                leads.dropped();
                failed++; // a search is told of it when it comes there itself
            }
        }
        double choices = decisions == 0 ? 1 : (double) moves / decisions;
        double round = turns == 0 ? 1 : (double) decisions / turns * players;
        int rounds = (int) Math.max(SHORTEST_CUT, Math.min(LONGEST_CUT, Math.round(ROUNDS * round)));
        // Aims say what a position is worth as it stands: random moves only blur that.
        int cut = byAims ? 0 : isGiven ? rounds : TO_THE_END;
        boolean prior = byAims && choices > MORE_THAN_TRIED;
        double each = open == 0 ? USUAL_MOVES : (double) openMoves / open;
        boolean finish = byAims && !inSecret && turns > 0 && decisions > LONG_TURN * turns;
        boolean far = finish || prior && choices > BEYOND_ANSWERS;
        boolean answers = far && !inSecret && players > TWO_SEATS;
        double scale = leads.scale();
        if (byAims && !inSecret) {
            double kept = Leads.ofThoseWhoLook(start, cancelled).scale();
            if (kept < THROWN_AWAY * scale) scale = kept;
        }
        return new Tuning(scale, cut, prior, each, luck.part(), finish, players, answers);
    }

    /** @return how many moves are found at most, by how many there have been so far */
    private static long most(long decisions, long moves) {
        return moves > MANY_MOVES * decisions ? FEWER_MOVES : MOVES;
    }
}
