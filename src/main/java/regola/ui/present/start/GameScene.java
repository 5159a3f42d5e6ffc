package regola.ui.present.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.ui.present.picture.Lights;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Detail;

/**
 * A GameScene is what came of looking at a game: whether its rules hold, and its board some moves after the beginning.
 *
 * @param board null if there is none
 * @param shown what of the board is seen
 */
public record GameScene(boolean holds, BoardView board, Detail shown) {
    private static final int MOVES = 20;
    /** How many boards are shown of what happens next, and within how many moves they are looked for. */
    private static final int LIFE = 3;

    private static final int MOST_MOVES = 16;

    private GameScene(boolean holds, BoardView board) {
        this(holds, board, Detail.WHOLE);
    }

    /** A match of a game at the moment by which it is known. */
    private record Moment(Ruleset rules, Match match, Detail shown) {}

    /** Reads the rules, and sets up what the game is known by; it may take long. On any thread but the window's. */
    public static GameScene cover(Shelf shelf, String game, List<String> variants, String language) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return new GameScene(false, null);
        try {
            Moment moment = moment(shelf, game, read, variants);
            return new GameScene(true, board(moment.match, new Tongue(moment.rules, language)), moment.shown);
        } catch (RuleFailure broken) {
            return new GameScene(true, null); // it is told when somebody wants to play it
        }
    }

    /** With variants the board may be another, and that is what they are known by. */
    private static Moment moment(Shelf shelf, String game, CheckedGame read, List<String> variants) {
        GameCover cover = variants.isEmpty() ? shelf.cover(read).orElse(null) : null;
        if (cover != null) {
            try {
                Ruleset rules = Ruleset.of(read, cover.players(), cover.settings());
                Match match = cover.position() == null ? Match.start(rules, 1) : Match.at(rules, cover.position(), 1);
                return new Moment(rules, match, cover.shown());
            } catch (RuleFailure | PositionProblem unfit) {
                // the whole board, then
            }
        }
        Ruleset rules = Ruleset.of(read, read.seats().fewest(), Map.of());
        Match match = isEmptied(shelf, game, variants) ? Match.start(rules, 1) : played(rules);
        return new Moment(rules, match, Detail.WHOLE);
    }

    /** Reads the rules, and plays a match of them a little way; it may take long. On any thread but the window's. */
    public static GameScene of(Shelf shelf, String game, List<String> variants, String language) {
        return of(shelf, game, variants, Map.of(), 0, language);
    }

    /**
     * @param settings those that are changed
     * @param players how many play; as few as can, or as many, where so many cannot
     */
    public static GameScene of(
            Shelf shelf,
            String game,
            List<String> variants,
            Map<String, List<Long>> settings,
            int players,
            String language) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return new GameScene(false, null);
        try {
            int many = Math.max(read.seats().fewest(), Math.min(read.seats().most(), players));
            Ruleset rules = Ruleset.of(read, many, settings);
            Tongue tongue = new Tongue(rules, language);
            boolean begins = isEmptied(shelf, game, variants);
            return new GameScene(true, begins ? board(Match.start(rules, 1), tongue) : board(rules, tongue));
        } catch (RuleFailure broken) {
            return new GameScene(true, null); // it is told when somebody wants to play it
        }
    }

    /** @return whether there is nothing on the board at the beginning, so that another moment is shown */
    public static boolean beginsEmpty(
            Shelf shelf, String game, List<String> variants, Map<String, List<Long>> settings, int players) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return false;
        try {
            int many = Math.max(read.seats().fewest(), Math.min(read.seats().most(), players));
            return isEmpty(Match.start(Ruleset.of(read, many, settings), 1)) && !isEmptied(shelf, game, variants);
        } catch (RuleFailure broken) {
            return false;
        }
    }

    /**
     * @return whether something stands on the board at the beginning without these variants: then that nothing does is
     *     what they are known by
     */
    private static boolean isEmptied(Shelf shelf, String game, List<String> variants) {
        CheckedGame usual =
                variants.isEmpty() ? null : shelf.read(game, List.of()).game();
        return usual != null
                && !isEmpty(Match.start(Ruleset.of(usual, usual.seats().fewest(), Map.of()), 1));
    }

    private static boolean isEmpty(Match match) {
        return board(match, new Tongue(match.rules(), "en")).sites().stream()
                .allMatch(site -> site.pieces().isEmpty());
    }

    /**
     * Plays a match a little way where there is nothing on the board at its beginning.
     *
     * @return the board to know a game by
     * @throws RuleFailure if the rules do not hold
     */
    public static BoardView board(Ruleset rules, Tongue tongue) {
        return board(played(rules), tongue);
    }

    /** @return a match at its beginning, or a little later where there is nothing on the board then */
    private static Match played(Ruleset rules) {
        Match match = Match.start(rules, 1);
        if (isEmpty(match)) playOn(match);
        return match;
    }

    /**
     * Plays on from the cover.
     *
     * @return the board after some of the next moves, each other than the one before; empty if the rules do not hold.
     *     It may take long; on any thread but the window's
     */
    public static List<GameScene> life(Shelf shelf, String game, List<String> variants, String language) {
        CheckedGame read = shelf.read(game, variants).game();
        if (read == null) return List.of();
        List<GameScene> life = new ArrayList<>();
        try {
            Moment moment = moment(shelf, game, read, variants);
            Tongue tongue = new Tongue(moment.rules, language);
            Match match = moment.match;
            BoardView last = board(match, tongue);
            for (int i = 0; i < MOST_MOVES && life.size() < LIFE && !match.isOver(); i++) {
                List<Move> legal = match.decision().legal();
                match.play(legal.get((i * 31 + 7) % legal.size()));
                BoardView next = board(match, tongue);
                if (!next.sites().equals(last.sites())) life.add(new GameScene(true, next, moment.shown));
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
