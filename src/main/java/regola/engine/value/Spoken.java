package regola.engine.value;

/** A Spoken is something that people read, in their language. */
@FunctionalInterface
public interface Spoken {
    /** Nothing to say. */
    Spoken SILENCE = language -> "";

    /** @param language "en" or "it"; a text that lacks it is given in another */
    String text(String language);

    /** @return the same words in every language, for ids and numbers */
    static Spoken same(String words) {
        return language -> words;
    }

    static Spoken of(String english, String italian) {
        return language -> language.equals("it") ? italian : english;
    }
}
