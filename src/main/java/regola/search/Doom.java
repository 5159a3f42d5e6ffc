package regola.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Thing;

/**
 * A Doom is how the next player wins in their next turn after a move, whatever whoever made it still does in the same
 * turn: found by the rules alone. Where chance has a part in it, it must be so in several made-up worlds; where
 * something is hidden nobody looks.
 *
 * @param way the winner's moves, up to the one that wins, in one of those worlds
 * @param direct whether the seat has nothing to decide between its move and those
 */
public record Doom(Continuation way, boolean direct) {
    /** Makes the moves that a seat must make to end its turn, as long as there is nothing to choose. */
    public static void finish(Match match, int seat) {
        while (!match.isOver() && !match.isSecret() && match.decider() == seat && match.legalCount() == 1)
            match.playIndex(0);
    }

    /** What is known of a move: that it is followed by one, that it is not, or neither. */
    public enum Fate {
        DOOMED,
        SAFE,
        UNKNOWN
    }

    /**
     * Looks for dooms after the moves of one decision.
     *
     * <p>One thread at a time.
     */
    public static final class Seer {
        /** What holds in so many worlds is taken for sure. */
        private static final int WORLDS = 4;
        /** More moves than these are not tried in all. */
        private static final int MOST_LOOKS = 24_000;
        /** A turn is not followed any further than so many decisions. */
        private static final int LONGEST_TURN = 2;

        /** So many answers tell whether something is a threat, and so many ways to end the turn with it. */
        private static final int MOST_ANSWERS = 12;

        private static final int MOST_ENDS = 3;

        private final Match match;
        private final int seat;
        private final long seed;
        private final BooleanSupplier cancelled;
        private final boolean open;
        private final Guesses guesses;
        private Continuation way;
        private int looks;
        private int deepest = LONGEST_TURN;

        /** @param match stands at the decision; not changed */
        public Seer(Match match, long seed, BooleanSupplier cancelled) {
            this.match = match;
            this.seat = match.decider();
            this.seed = seed;
            this.cancelled = cancelled;
            this.guesses = match.guesses(seat);
            this.open = !match.isSecret() && guesses.isNothingHidden();
        }

        /** @return what follows the move; once too much has been looked at, unknown */
        public Fate after(int move) {
            return after(move, false);
        }

        /** @param briefly whether only wins by the first move of a turn are looked for */
        public Fate after(int move, boolean briefly) {
            deepest = briefly ? 1 : LONGEST_TURN;
            for (int world = 0; open && world < WORLDS; world++) {
                Match then = drawn(world);
                then.playIndex(move);
                Fate fate = mine(then, LONGEST_TURN);
                if (fate != Fate.DOOMED) return fate;
            }
            return open ? Fate.DOOMED : Fate.UNKNOWN;
        }

        /** @return whether the seat itself wins in its next turn after the move, whatever the others answer */
        public boolean isTheirs(int move) {
            for (int world = 0; open && world < WORLDS; world++) {
                Match then = drawn(world);
                then.playIndex(move);
                finish(then, seat);
                if (then.isOver() || then.decider() == seat || !allLose(then)) return false;
            }
            return open;
        }

        /**
         * @return after how large a part of the answers to the move, as far as they are looked at, the seat wins next,
         *     if it ends its turn well
         */
        public double threat(int move) {
            if (!open) return 0;
            Match then = drawn(0);
            then.playIndex(move);
            double most = 0;
            for (Match end : ends(then)) most = Math.max(most, threat(end));
            return most;
        }

        /** @return the ways to end the seat's turn that are looked at; none where it is longer, or the match is over */
        private List<Match> ends(Match then) {
            finish(then, seat);
            if (then.isOver() || then.isSecret()) return List.of();
            if (then.decider() != seat) return List.of(then);
            List<Match> ends = new ArrayList<>();
            int apart = Math.max(1, then.legalCount() / MOST_ENDS);
            for (int next = 0; next < then.legalCount(); next += apart) {
                Match end = played(then, next);
                finish(end, seat);
                if (!end.isOver() && !end.isSecret() && end.decider() != seat) ends.add(end);
            }
            return ends;
        }

        private double threat(Match then) {
            int apart = Math.max(1, then.legalCount() / MOST_ANSWERS);
            int tried = 0;
            int won = 0;
            for (int next = 0; next < then.legalCount(); next += apart) {
                tried++;
                if (allLose(played(then, next))) won++;
            }
            return (double) won / tried;
        }

        private boolean allLose(Match then) {
            if (then.isOver()) return hasWon(then);
            if (then.isSecret() || looks > MOST_LOOKS) return false;
            if (then.decider() == seat) return theirs(then, seat) == Fate.DOOMED;
            for (int next = 0; next < then.legalCount(); next++) if (!allLose(played(then, next))) return false;
            return true;
        }

        /** @return how the next player wins after the move; to be asked only where that is known */
        public Doom of(int move) {
            looks = 0;
            deepest = LONGEST_TURN;
            Match then = drawn(0);
            then.playIndex(move);
            boolean direct = then.decider() != seat || isForced(then);
            mine(then, LONGEST_TURN);
            return new Doom(way, direct);
        }

        /**
         * @return how the seat wins in its next turn after the move; empty if it does not, or it is an answer that ends
         *     it
         */
        public Optional<Doom> ofOthers(int move) {
            looks = 0;
            deepest = LONGEST_TURN;
            way = null;
            Match then = drawn(0);
            then.playIndex(move);
            for (Match end : ends(then))
                for (int next = 0; way == null && next < end.legalCount(); next++) allLose(played(end, next));
            return Optional.ofNullable(way).map(found -> new Doom(found, true));
        }

        /** @return with what the next player can win by one move after that one, as far as that is on the board */
        public Set<Thing> with(int move) {
            looks = 0;
            Match then = drawn(0);
            then.playIndex(move);
            finish(then, seat);
            Set<Thing> with = new LinkedHashSet<>();
            if (then.isOver() || then.isSecret() || then.decider() == seat) return with;
            for (int next = 0; next < then.legalCount(); next++) {
                List<Thing> things = then.legal(next).arguments();
                if (things.size() < 2 || with.contains(things.get(0))) continue;
                Match after = played(then, next);
                if (after.isOver() && hasLost(after)) with.add(things.get(0));
            }
            return with;
        }

        private Match drawn(int world) {
            Match drawn = match.scratch();
            guesses.draw(Dice.mix(seed + world), drawn);
            return drawn;
        }

        /** Whether the seat has nothing to decide any more in its turn. */
        private boolean isForced(Match then) {
            Match rest = then.copy();
            finish(rest, seat);
            return !rest.isOver() && rest.decider() != seat;
        }

        /** @return what the turn comes to, if the seat does the best that is left */
        private Fate mine(Match then, int longest) {
            if (then.isOver()) return Fate.SAFE; // that it is lost at once is told elsewhere
            if (then.isSecret()) return Fate.UNKNOWN;
            if (then.decider() != seat) return theirs(then, then.decider());
            if (then.legalCount() > 1 && longest == 0) return Fate.UNKNOWN;
            Fate all = Fate.DOOMED;
            for (int next = 0; next < then.legalCount(); next++) {
                Fate fate = mine(played(then, next), then.legalCount() > 1 ? longest - 1 : longest);
                if (fate == Fate.SAFE) return fate;
                if (fate == Fate.UNKNOWN) all = fate;
            }
            return all;
        }

        private Fate theirs(Match then, int winner) {
            // What wins by one move is found before turns of several are tried.
            for (int deep = 1; deep <= deepest; deep++) {
                int[] moves = new int[deep];
                int length = wins(then, winner, moves, 0);
                if (length > 0) {
                    way = new Continuation(then, Arrays.copyOf(moves, length));
                    return Fate.DOOMED;
                }
                if (looks > MOST_LOOKS) return Fate.UNKNOWN;
            }
            return Fate.SAFE;
        }

        /** @return how many moves the way has that wins; 0 if none is found */
        private int wins(Match then, int winner, int[] moves, int made) {
            if (then.isSecret()) return 0;
            for (int next = 0; next < then.legalCount() && looks <= MOST_LOOKS; next++) {
                moves[made] = next;
                Match after = played(then, next);
                if (after.isOver() && (winner == seat ? hasWon(after) : hasLost(after))) return made + 1;
                boolean goesOn = made + 1 < moves.length && !after.isOver() && after.decider() == winner;
                int length = goesOn ? wins(after, winner, moves, made + 1) : 0;
                if (length > 0) return length;
            }
            return 0;
        }

        private boolean hasWon(Match over) {
            return (over.winners() >>> seat & 1) != 0 && Long.bitCount(over.winners()) == 1;
        }

        private boolean hasLost(Match over) {
            return over.winners() != 0 && (over.winners() >>> seat & 1) == 0;
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
