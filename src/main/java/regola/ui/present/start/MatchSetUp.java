package regola.ui.present.start;

import java.util.Set;
import regola.engine.Ruleset;

/**
 * A MatchSetUp is all that a match needs to begin.
 *
 * @param rules the game with its variants and settings, for so many players
 * @param seed of everything that chance decides
 * @param computers the names of the players whom the computer plays
 */
public record MatchSetUp(Ruleset rules, long seed, Set<String> computers) {
    public MatchSetUp {
        computers = Set.copyOf(computers);
    }
}
