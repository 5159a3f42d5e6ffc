package regola.engine;

import java.util.List;
import java.util.Map;
import regola.engine.board.BoardGraph;
import regola.engine.value.Catalog;
import regola.language.model.CheckedGame;
import regola.language.model.Function;

/**
 * A Ruleset is a checked game set up for so many players and given settings: immutable, shared by all matches of it.
 */
public final class Ruleset {
    private Ruleset() {}

    /**
     * @param settings only those that are changed; the others keep the rule file's value
     * @throws regola.engine.value.RuleFailure with its place, when the game cannot be set up so
     */
    public static Ruleset of(CheckedGame game, int players, Map<String, List<Long>> settings) {
        throw new UnsupportedOperationException();
    }

    public CheckedGame game() {
        throw new UnsupportedOperationException();
    }

    public int players() {
        throw new UnsupportedOperationException();
    }

    /** @return all settings with their values */
    public Map<String, List<Long>> settings() {
        throw new UnsupportedOperationException();
    }

    public Catalog names() {
        throw new UnsupportedOperationException();
    }

    public BoardGraph board() {
        throw new UnsupportedOperationException();
    }

    /** @param claim a function without parameters that answers yes or no, checked against this ruleset's game */
    public Condition condition(Function claim) {
        throw new UnsupportedOperationException();
    }
}
