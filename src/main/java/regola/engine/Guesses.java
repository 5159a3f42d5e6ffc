package regola.engine;

/** Stands in until the guesses are made ready once a decision. */
public final class Guesses {
    private final Match match;
    private final int player;

    Guesses(Match match, int player) {
        this.match = match;
        this.player = player;
    }

    public void draw(long seed, Match into) {
        into.become(match.guessed(player, seed));
    }
}
