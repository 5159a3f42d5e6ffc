package regola.engine.value;

import java.util.List;
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
    default String in(Manner manner) {
        return text(manner.language());
    }

    /** @return the places that it speaks of, whether or not it calls them by their names */
    default List<Thing> places() {
        return List.of();
    }

    /** @return the pieces that it speaks of, in the order of its words */
    default List<Thing> pieces() {
        return List.of();
    }

    /** @return the players whom it names */
    default List<Thing> playersNamed() {
        return List.of();
    }

    /** @return what is said otherwise where places are not called by their names */
    static Spoken by(Function<Manner, String> words) {
        return new Spoken() {
            @Override
            public String text(String language) {
                return words.apply(Manner.of(language));
            }

            @Override
            public String in(Manner manner) {
                return words.apply(manner);
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
