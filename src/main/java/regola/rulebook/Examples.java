package regola.rulebook;

import java.util.Map;
import java.util.Optional;
import regola.engine.Ruleset;

/**
 * Examples are the moments of random matches that show the topics of a game best, always the same ones for the same
 * rules and seed.
 *
 * @param byTopic by the topic's id; a topic that never came up is not there. A whole turn is there too
 * @param ideas by the function's name; what is never seen is not there
 * @param end the last move of a match that was played to its end; null if none came to one
 */
public record Examples(Map<String, Example> byTopic, Map<String, Sighting> ideas, Example end) {
    public static final Examples NONE = new Examples(Map.of(), Map.of(), null);

    /** The id under which a whole turn is found. */
    public static final String TURN = "turn";

    public Examples {
        byTopic = Map.copyOf(byTopic);
        ideas = Map.copyOf(ideas);
    }

    public Optional<Example> of(String topic) {
        return Optional.ofNullable(byTopic.get(topic));
    }

    /**
     * Plays random matches and picks from them, for a second or a few.
     *
     * @param between is run between moves; it may throw to stop the search
     */
    public static Examples find(Ruleset rules, Outline outline, long seed, Runnable between) {
        return new ExampleSearch(rules, outline, seed, between).run();
    }
}
