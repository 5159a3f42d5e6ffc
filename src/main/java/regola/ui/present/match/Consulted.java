package regola.ui.present.match;

import regola.engine.Guesses;
import regola.engine.Match;
import regola.ui.present.picture.Tongue;

/**
 * A Consulted is a decision about which somebody wants advice; all of it may be asked on another thread.
 *
 * @param moment how many moves were made before it
 * @param match stands at the decision; a copy
 * @param tongue says it in words
 * @param viewer the seat that looks, -1 if nothing is hidden from it
 */
public record Consulted(int moment, Match match, Tongue tongue, int viewer) {
    /** So many things that an onlooker may think are tried, to find out whether a seat knows better. */
    private static final int GUESSES = 8;

    /** @return whether who decides sees something that an onlooker does not, so that advice would tell of it */
    public static boolean wouldTell(Match match) {
        int seat = match.decider();
        Guesses guesses = match.guesses(Match.ONLOOKER);
        Match other = match.copy();
        for (long guess = 0; guess < GUESSES; guess++) {
            guesses.draw(guess, other);
            if (other.fingerprint(seat) != match.fingerprint(seat)) return true;
        }
        return false;
    }
}
