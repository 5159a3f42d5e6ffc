package regola.rulebook;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Thing;

/**
 * A Sighting is a position of a random match in which something that the rules have a word for is to be seen.
 *
 * @param match never played on, only copied and asked
 * @param sites the places where it is, ascending by number
 */
public record Sighting(Match match, List<Thing> sites) {
    public Sighting {
        sites = List.copyOf(sites);
    }
}
