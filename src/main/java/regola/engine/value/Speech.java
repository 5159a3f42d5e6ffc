package regola.engine.value;

/**
 * A Speech is a way of speaking: in which language, and whether places are called by names such as a7. Who sees no such
 * names on the board could not find them: places are then lit, and words do without.
 *
 * @param language "en" or "it"
 * @param naming whether places are called by their names
 */
public record Speech(String language, boolean naming) {
    /** @return the way of speaking that calls everything by its name */
    public static Speech of(String language) {
        return new Speech(language, true);
    }

    /** @return the same way in another language */
    public Speech in(String other) {
        return new Speech(other, naming);
    }

    public Speech naming(boolean names) {
        return new Speech(language, names);
    }

    boolean isItalian() {
        return language.equals("it");
    }
}
