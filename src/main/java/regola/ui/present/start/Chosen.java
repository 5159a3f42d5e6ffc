package regola.ui.present.start;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A Chosen is what somebody has chosen for a match that has not begun.
 *
 * @param game its id
 * @param players 0 if as the game proposes
 * @param people the numbers of the seats in which people sit, from 0
 * @param variants ids in the order in which they were turned on
 * @param settings those that are changed
 */
public record Chosen(
        String game, int players, Set<Integer> people, List<String> variants, Map<String, List<Long>> settings) {
    public Chosen {
        people = Set.copyOf(people);
        variants = List.copyOf(variants);
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }
}
