package regola.ui.present.start;

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

    /** Reads the rules, and plays a match of them a little way; it may take long. On any thread but the window's. */
    public static GameScene of(Shelf shelf, String game, List<String> variants, String language) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return new GameScene(false, null);
        try {
            Ruleset rules = Ruleset.of(read, read.seats().fewest(), Map.of());
            Match match = Match.start(rules, 1);
            BoardView board = board(rules, match, language);
            if (board.sites().stream().allMatch(site -> site.pieces().isEmpty())) {
                playOn(match);
                board = board(rules, match, language);
            }
            return new GameScene(true, board);
        } catch (RuleFailure broken) {
            return new GameScene(true, null); // it is told when somebody wants to play it
        }
    }

    private static BoardView board(Ruleset rules, Match match, String language) {
        return new Tongue(rules, language).boards().of(match, Standing.of(match.view(0)), new Lights(), 0);
    }

    /** Any moves, but always the same. */
    private static void playOn(Match match) {
        for (int i = 0; i < MOVES && !match.isOver(); i++) {
            List<Move> legal = match.decision().legal();
            match.play(legal.get((i * 31 + 7) % legal.size()));
        }
    }
}
