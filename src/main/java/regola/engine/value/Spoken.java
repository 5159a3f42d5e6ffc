package regola.engine.value;

import java.util.function.Function;

/** A Spoken is something that people read, in their language. */
@FunctionalInterface
public interface Spoken {
    /** Nothing to say. */
    Spoken SILENCE = language -> "";

    /** @param language "en" or "it"; a text that lacks it is given in another */
    String text(String language);

    /**
     * @return as {@link #text}, in this way of speaking; what never names a place is said in the same words in every
     *     way
     */
    default String in(Speech speech) {
        return text(speech.language());
    }

    /** @return what is said otherwise where places are not called by their names */
    static Spoken by(Function<Speech, String> words) {
        return new Spoken() {
            @Override
            public String text(String language) {
                return words.apply(Speech.of(language));
            }

            @Override
            public String in(Speech speech) {
                return words.apply(speech);
            }
        };
    }

    /** @return the same words in every language, for ids and numbers */
    static Spoken same(String words) {
        return language -> words;
    }

    static Spoken of(String english, String italian) {
        return language -> language.equals("it") ? italian : english;
    }
}
