package regola.ui.present.start;

import java.util.List;
import java.util.Map;

/**
 * A FirstMatch is how a game is played by those who begin: shorter, or with fewer special things. It belongs to the
 * game and stands beside its rule file.
 *
 * @param players how many play; 0 for as many as usual
 * @param variants ids of those that are on, in their order
 * @param settings only those that are changed
 */
public record FirstMatch(int players, List<String> variants, Map<String, List<Long>> settings) {
    /** Just as others play it. */
    public static final FirstMatch USUAL = new FirstMatch(0, List.of(), Map.of());

    public FirstMatch {
        variants = List.copyOf(variants);
        settings = Map.copyOf(settings);
    }
}
