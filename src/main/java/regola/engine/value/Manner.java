package regola.engine.value;

import java.util.Map;

/**
 * A Manner is a way of speaking: in which language, and whether places are called by names such as a7. Who sees no such
 * names on the board could not find them: places are then lit, and words do without.
 *
 * @param language "en" or "it"
 * @param naming whether places are called by their names
 * @param called what players are called instead of by their colours, by their names in the rule file; those who are not
 *     in it have no name of their own
 * @param you the player to whom it is said, whom a sentence may call you; {@link #NOBODY} if it is said to all
 */
public record Manner(String language, boolean naming, Map<String, String> called, int you) {
    public static final int NOBODY = -1;

    public Manner {
        called = Map.copyOf(called);
    }

    /** Players are called as the rule file calls them. */
    public Manner(String language, boolean naming) {
        this(language, naming, Map.of(), NOBODY);
    }

    /** @return the way of speaking that calls everything by its name */
    public static Manner of(String language) {
        return new Manner(language, true);
    }

    /** @return the same way in another language */
    public Manner in(String other) {
        return new Manner(other, naming, called, you);
    }

    public Manner naming(boolean names) {
        return new Manner(language, names, called, you);
    }

    /** @param names what players are called, by their names in the rule file */
    public Manner calling(Map<String, String> names) {
        return new Manner(language, naming, names, you);
    }

    /** @param player the number of the player to whom all is said; {@link #NOBODY} if to all */
    public Manner to(int player) {
        return new Manner(language, naming, called, player);
    }

    boolean isItalian() {
        return language.equals("it");
    }
}
