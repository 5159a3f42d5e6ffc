package regola.search;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * A Reach is how much of each aim can be had next, after each of several moves that end a turn: by the seat with the
 * first move of its next turn, whatever the others happen to play before; and by the next player with a turn of the
 * best moves. Found by the rules alone, where nothing is hidden.
 *
 * @param mine by move, aim and sample: how much the seat can have; rising, as many samples for each. What no move of it
 *     changes in most samples is as little as can be
 * @param theirs by move and aim: how much the next player can have at most, or {@link #UNSURE}; null where that is too
 *     much to look at
 * @param next the player who is next
 */
public record Reach(long[][][] mine, long[][] theirs, int next) {
    /** So many ways that the others may play are looked at after each move. */
    private static final int SAMPLES = 15;
    /** No amount: it is not the same in all worlds, since chance has a say in it. */
    public static final long UNSURE = Long.MIN_VALUE;

    /** What holds in so many worlds is taken for sure. */
    private static final int WORLDS = 4;
    /** No more moves than these are made in all, for either of the two. */
    private static final int MOST_LOOKS = 12_000;
    /** The others' turns are not followed any further than so many decisions. */
    private static final int LONGEST = 12;
    /** Nor is a turn of the next player, where it has to be known to the end. */
    private static final int LONGEST_TURN = 2;

    /**
     * @param match stands at the decision; not changed
     * @param moves by their indices
     * @return null where something is hidden, a match may end on the way, or one of the moves does not end the turn
     * @throws RuleFailure when the rules or an aim fail on the way
     * @throws CancellationException when cancelled
     */
    public static Reach of(Match match, List<Integer> moves, long seed, BooleanSupplier cancelled) {
        Guesses guesses = match.guesses(match.decider());
        if (match.isSecret() || !guesses.isNothingHidden() || moves.isEmpty()) return null;
        Match drawn = match.scratch();
        guesses.draw(Dice.mix(seed), drawn);
        Looking looking = new Looking(match, guesses, seed, cancelled);
        int next = looking.next(drawn, moves);
        if (next < 0) return null;
        long[][][] mine = new long[moves.size()][][];
        for (int m = 0; m < mine.length; m++) {
            mine[m] = looking.mine(moves.get(m));
            if (mine[m] == null) return null;
        }
        looking.looks = 0;
        long[][] theirs = new long[moves.size()][];
        for (int m = 0; m < theirs.length; m++) {
            theirs[m] = looking.theirs(moves.get(m), next);
            if (theirs[m] == null) return new Reach(mine, null, next);
        }
        return new Reach(mine, theirs, next);
    }

    /** Plays on, and counts how often. */
    private static final class Looking {
        final Match match;
        final Guesses guesses;
        final long seed;
        final BooleanSupplier cancelled;
        final int seat;
        final int aims;
        int looks;

        Looking(Match match, Guesses guesses, long seed, BooleanSupplier cancelled) {
            this.match = match;
            this.guesses = guesses;
            this.seed = seed;
            this.cancelled = cancelled;
            this.seat = match.decider();
            this.aims = match.rules().aims().size();
        }

        /** @return who is next after each of the moves; -1 if that is not the same, or the seat itself */
        int next(Match drawn, List<Integer> moves) {
            int next = -1;
            for (int move : moves) {
                Match then = played(drawn, move);
                Doom.finish(then, seat);
                if (then.isOver() || then.isSecret() || then.decider() == seat) return -1;
                if (next >= 0 && next != then.decider()) return -1;
                next = then.decider();
            }
            return next;
        }

        /** @return by aim and sample; null if a match ended, or too much has been looked at */
        long[][] mine(int move) {
            long[][] most = new long[aims][SAMPLES];
            int[] idle = new int[aims];
            for (int sample = 0; sample < SAMPLES; sample++) {
                Match then = after(move, sample);
                Dice dice = new Dice(Dice.mix(seed ^ sample));
                for (int made = 0; !then.isOver() && then.decider() != seat; made++) {
                    if (made == LONGEST || then.isSecret()) return null;
                    then.playIndex(dice.below(then.legalCount()));
                }
                if (then.isOver() || then.isSecret()) return null;
                long[] here = new long[aims];
                long[] least = new long[aims];
                Arrays.fill(here, Long.MIN_VALUE);
                Arrays.fill(least, Long.MAX_VALUE);
                for (int own = 0; own < then.legalCount(); own++) {
                    // What wins is told of elsewhere, and needs no counting.
                    Match end = played(then, own);
                    for (int a = 0; a < aims; a++) {
                        long there = end.aim(a, seat);
                        here[a] = Math.max(here[a], there);
                        least[a] = Math.min(least[a], there);
                    }
                }
                if (looks > MOST_LOOKS) return null;
                for (int a = 0; a < aims; a++) {
                    most[a][sample] = here[a];
                    if (here[a] == least[a]) idle[a]++;
                }
            }
            for (int a = 0; a < aims; a++) {
                Arrays.sort(most[a]);
                if (2 * idle[a] > SAMPLES) Arrays.fill(most[a], Long.MIN_VALUE);
            }
            return most;
        }

        /** @return by aim; null if a match may end, or too much has been looked at */
        long[] theirs(int move, int next) {
            long[] all = null;
            for (int world = 0; world < WORLDS; world++) {
                long[] most = new long[aims];
                Arrays.fill(most, Long.MIN_VALUE);
                if (!turn(after(move, world), next, LONGEST_TURN, most)) return null;
                if (all == null) all = most;
                for (int a = 0; a < aims; a++) if (all[a] != most[a]) all[a] = UNSURE;
            }
            return all;
        }

        private boolean turn(Match then, int next, int longest, long[] most) {
            if (then.isOver() || then.isSecret() || looks > MOST_LOOKS) return false;
            if (then.decider() != next) {
                for (int a = 0; a < aims; a++) most[a] = Math.max(most[a], then.aim(a, next));
                return true;
            }
            boolean free = then.legalCount() > 1;
            if (free && longest == 0) return false;
            for (int own = 0; own < then.legalCount(); own++)
                if (!turn(played(then, own), next, free ? longest - 1 : longest, most)) return false;
            return true;
        }

        private Match after(int move, int world) {
            Match drawn = match.scratch();
            guesses.draw(Dice.mix(seed + world), drawn);
            drawn.playIndex(move);
            Doom.finish(drawn, seat);
            return drawn;
        }

        private Match played(Match before, int move) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            looks++;
            Match after = before.scratch();
            after.playIndex(move);
            return after;
        }
    }
}
