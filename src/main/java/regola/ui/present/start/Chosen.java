package regola.ui.present.start;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A Chosen is what somebody has chosen for a match that has not begun.
 *
 * @param game its id
 * @param players 0 if as the game proposes
 * @param kinds who sits in each seat, by the number of the seat from 0; where none is said the computer does
 * @param names what seats are called, by their number, where they have not their own names
 * @param variants ids in the order in which they were turned on
 * @param settings those that are changed
 */
public record Chosen(
        String game,
        int players,
        Map<Integer, String> kinds,
        Map<Integer, String> names,
        List<String> variants,
        Map<String, List<Long>> settings) {
    public Chosen {
        kinds = Map.copyOf(kinds);
        names = Map.copyOf(names);
        variants = List.copyOf(variants);
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }
}
