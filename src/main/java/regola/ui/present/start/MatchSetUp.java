package regola.ui.present.start;

import java.util.Map;
import java.util.Set;
import regola.engine.Ruleset;

/**
 * A MatchSetUp is all that a match needs to begin.
 *
 * @param rules the game with its variants and settings, for so many players
 * @param seed of everything that chance decides
 * @param computers the names of the players whom the computer plays
 * @param called what seats are called in this match, by the names of the players; the others have their own names
 */
public record MatchSetUp(Ruleset rules, long seed, Set<String> computers, Map<String, String> called) {
    /** A match in which all seats have their own names. */
    public MatchSetUp(Ruleset rules, long seed, Set<String> computers) {
        this(rules, seed, computers, Map.of());
    }

    public MatchSetUp {
        called = Map.copyOf(called);
        computers = Set.copyOf(computers);
    }
}
