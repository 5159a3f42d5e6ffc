package regola.advice.words;

import java.util.regex.Pattern;

/** In Italian "a" is "ad" before another a, as whoever is named in a sentence may begin with one. */
public final class Euphony {
    private static final Pattern HIATUS = Pattern.compile("\\ba (?=[Aa])");

    private Euphony() {}

    /** @return the sentence as one says it */
    public static String in(String sentence, String language) {
        return language.equals("it") ? HIATUS.matcher(sentence).replaceAll("ad ") : sentence;
    }
}
