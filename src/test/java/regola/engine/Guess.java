package regola.engine;

/** A Guess is one of the matches that may be this one for all that a player can see. */
public final class Guess {
    private Guess() {}

    public static Match of(Match match, int player, long seed) {
        Match guess = match.copy();
        match.guesses(player).draw(seed, guess);
        return guess;
    }
}
