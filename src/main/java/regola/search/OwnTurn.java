package regola.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.engine.Guesses;
import regola.engine.Match;

/**
 * An OwnTurn is how a seat goes on in its turn after a move, as far as it knows what it will have to choose from: by
 * what leads to the most on average. At a glance it may end the turn worse than anybody would who thinks, and what
 * comes of that is no danger of the move.
 */
final class OwnTurn {
    /** Of more moves than these nobody tries each. */
    private static final int MOST_CHOICES = 12;
    /** No more decisions are thought through. */
    private static final int LONGEST = 4;
    /** Each choice is tried in so many worlds. */
    private static final int WORLDS = 6;
    /** Where nothing is hidden they differ by little. */
    private static final int WORLDS_OPEN = 2;
    /** What looks the same in so many worlds is known. */
    private static final int KNOWN = 4;

    private OwnTurn() {}

    /**
     * @param match stands at the decision; not changed
     * @param scale of the ruleset's {@link Tuning}
     * @return that move and what follows, by their indices; the move alone where the turn is over, or what is to be
     *     chosen lies hidden
     */
    static List<Integer> from(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        int seat = match.decider();
        List<Integer> made = new ArrayList<>(List.of(move));
        while (made.size() <= LONGEST) {
            Match stands = known(match, made, seed);
            boolean goesOn = stands != null
                    && !stands.isOver()
                    && !stands.isSecret()
                    && stands.decider() == seat
                    && stands.turnNumber() == match.turnNumber()
                    && stands.legalCount() <= MOST_CHOICES;
            if (!goesOn) break;
            made.add(best(match, made, stands.legalCount(), scale, seed, cancelled));
        }
        return made;
    }

    /** @return how it stands after the moves, in one of the worlds; null where it does not look the same in all */
    private static Match known(Match match, List<Integer> made, long seed) {
        int seat = match.decider();
        Guesses guesses = match.guesses(seat);
        Match first = null;
        for (int world = 0; world < (guesses.isNothingHidden() ? 1 : KNOWN); world++) {
            Match play = match.copy();
            guesses.draw(Dice.mix(seed + world), play);
            for (int move : made) {
                if (play.isOver() || move >= play.legalCount()) return null;
                play.playIndex(move);
            }
            if (first == null) first = play;
            else if (first.fingerprint(seat) != play.fingerprint(seat)) return null;
        }
        return first;
    }

    /** @return the best of so many choices behind those moves */
    private static int best(
            Match match, List<Integer> made, int choices, double scale, long seed, BooleanSupplier cancelled) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        int worlds = match.guesses(match.decider()).isNothingHidden() ? WORLDS_OPEN : WORLDS;
        for (int choice = 0; choice < choices && choices > 1; choice++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            List<Integer> moves = new ArrayList<>(made);
            moves.add(choice);
            double share = Trials.glances(match, moves, scale, seed, worlds, cancelled).stream()
                    .mapToDouble(way -> left(way, match.decider()))
                    .average()
                    .orElseThrow();
            if (share <= most) continue;
            most = share;
            best = choice;
        }
        return best;
    }

    /** @return what the seat may hope for at the end of a way on: less than nothing once it is out */
    private static double left(Way way, int seat) {
        boolean out = Peril.isOut(way.line().after(way.line().length()), seat);
        return out ? -1 : way.shares().get(way.shares().size() - 1);
    }
}
