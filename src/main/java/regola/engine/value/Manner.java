package regola.engine.value;

/**
 * A Manner is a way of speaking: in which language, and whether places are called by names such as a7. Who sees no such
 * names on the board could not find them: places are then lit, and words do without.
 *
 * @param language "en" or "it"
 * @param naming whether places are called by their names
 */
public record Manner(String language, boolean naming) {
    /** @return the way of speaking that calls everything by its name */
    public static Manner of(String language) {
        return new Manner(language, true);
    }

    /** @return the same way in another language */
    public Manner in(String other) {
        return new Manner(other, naming);
    }

    public Manner naming(boolean names) {
        return new Manner(language, names);
    }

    boolean isItalian() {
        return language.equals("it");
    }
}
