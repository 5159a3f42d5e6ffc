package regola.search;

import java.util.List;
import java.util.stream.IntStream;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * An Ousting is a move that surely puts somebody else out of a match that goes on. Where the search cannot tell it from
 * others it is the one to advise: it is what one plays for, and a search, which looks at what the next player could do
 * then, was found to think less of it than comes of it ({@code docs/opponents.md}).
 */
public final class Ousting {
    /** So much more of the win came of it than was found before it: so much less is no difference. */
    private static final double UNSEEN = 0.1;
    /** A move tried less often may be anything, so that it is as good as any other to begin with. */
    private static final int TRIED = 12;
    /** What is so in so many worlds is taken to be so in all. */
    private static final int WORLDS = 6;
    /** Where more moves than these are near nobody looks at all of them. */
    private static final int MOST = 40;
    /** Two players: who puts the other out wins, and that is told already. */
    private static final int FEWEST_PLAYERS = 3;

    private Ousting() {}

    /**
     * @param match stands at the decision; not changed
     * @param good moves that cannot be told from the best one
     * @param seed of the worlds that may be the true one
     * @return those of the good moves, and of moves near them, that put somebody out; the good ones if none does
     */
    public static List<Considered> among(Match match, Prospects findings, List<Considered> good, long seed) {
        if (match.rules().players() < FEWEST_PLAYERS || match.isSecret()) return good;
        double least = findings.best().share() - UNSEEN;
        List<Considered> near = findings.moves().stream()
                .filter(move -> good.contains(move) || move.visits() < TRIED || move.share() >= least)
                .toList();
        if (near.size() > MOST) return good;
        try {
            List<Considered> ousting = near.stream()
                    .filter(move -> isOusting(match, move.index(), seed))
                    .toList();
            return ousting.isEmpty() ? good : ousting;
        } catch (RuleFailure failure) {
            return good; // the search has told of it
        }
    }

    /**
     * @return how much less of the win a move brings than the search has found, since the better one surely puts
     *     somebody out and it does not
     */
    public static double forgone(Match match, int better, int move, long seed) {
        if (match.rules().players() < FEWEST_PLAYERS || match.isSecret()) return 0;
        try {
            return isOusting(match, better, seed) && !isOusting(match, move, seed) ? UNSEEN : 0;
        } catch (RuleFailure failure) {
            return 0; // the search has told of it
        }
    }

    private static boolean isOusting(Match match, int move, long seed) {
        Guesses guesses = match.guesses(match.decider());
        for (int world = 0; world < WORLDS; world++) {
            Match play = match.copy();
            guesses.draw(Dice.mix(seed + world), play);
            play.playIndex(move);
            if (!isFewer(match, play)) return false;
        }
        return true;
    }

    /** Whether somebody has left who was in it, and not the one who decides. */
    private static boolean isFewer(Match before, Match after) {
        int seat = before.decider();
        return after.isIn(seat)
                && IntStream.range(0, before.rules().players())
                        .anyMatch(player -> player != seat && before.isIn(player) && !after.isIn(player));
    }
}
