package regola.ui.present.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.ui.present.picture.Lights;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.BoardView;

/**
 * A GameScene is what came of looking at a game: whether its rules hold, and its board some moves after the beginning.
 *
 * @param board null if there is none
 */
public record GameScene(boolean holds, BoardView board) {
    private static final int MOVES = 20;
    /** How many boards are shown of what happens next, and within how many moves they are looked for. */
    private static final int LIFE = 3;

    private static final int MOST_MOVES = 16;

    /** Reads the rules, and plays a match of them a little way; it may take long. On any thread but the window's. */
    public static GameScene of(Shelf shelf, String game, List<String> variants, String language) {
        return of(shelf, game, variants, 0, language);
    }

    /** @param players how many play; as few as can, or as many, where so many cannot */
    public static GameScene of(Shelf shelf, String game, List<String> variants, int players, String language) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return new GameScene(false, null);
        try {
            int many = Math.max(read.seats().fewest(), Math.min(read.seats().most(), players));
            Ruleset rules = Ruleset.of(read, many, Map.of());
            return new GameScene(true, board(rules, new Tongue(rules, language)));
        } catch (RuleFailure broken) {
            return new GameScene(true, null); // it is told when somebody wants to play it
        }
    }

    /**
     * Plays a match a little way where there is nothing on the board at its beginning.
     *
     * @return the board to know a game by
     * @throws RuleFailure if the rules do not hold
     */
    public static BoardView board(Ruleset rules, Tongue tongue) {
        Match match = Match.start(rules, 1);
        BoardView board = board(match, tongue);
        if (board.sites().stream().anyMatch(site -> !site.pieces().isEmpty())) return board;
        playOn(match);
        return board(match, tongue);
    }

    /**
     * Plays on from there.
     *
     * @return the board after some of the next moves, each other than the one before; empty if the rules do not hold.
     *     It may take long; on any thread but the window's
     */
    public static List<BoardView> life(Shelf shelf, String game, List<String> variants, String language) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return List.of();
        List<BoardView> life = new ArrayList<>();
        try {
            Ruleset rules = Ruleset.of(read, read.seats().fewest(), Map.of());
            Tongue tongue = new Tongue(rules, language);
            Match match = Match.start(rules, 1);
            BoardView last = board(match, tongue);
            if (last.sites().stream().allMatch(site -> site.pieces().isEmpty())) {
                playOn(match);
                last = board(match, tongue);
            }
            for (int i = 0; i < MOST_MOVES && life.size() < LIFE && !match.isOver(); i++) {
                List<Move> legal = match.decision().legal();
                match.play(legal.get((i * 31 + 7) % legal.size()));
                BoardView next = board(match, tongue);
                if (!next.sites().equals(last.sites())) life.add(next);
                last = next;
            }
            return life;
        } catch (RuleFailure broken) {
            return life;
        }
    }

    private static BoardView board(Match match, Tongue tongue) {
        return tongue.boards().of(match, Standing.of(match.view(0)), new Lights(), 0);
    }

    /** Any moves, but always the same. */
    private static void playOn(Match match) {
        for (int i = 0; i < MOVES && !match.isOver(); i++) {
            List<Move> legal = match.decision().legal();
            match.play(legal.get((i * 31 + 7) % legal.size()));
        }
    }
}
