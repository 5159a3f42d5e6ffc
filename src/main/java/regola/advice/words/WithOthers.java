package regola.advice.words;

import java.util.regex.Pattern;

/**
 * What is so "after each" of several moves is not so "otherwise", nor is that "instead of" it: with the other moves it
 * is.
 */
public final class WithOthers {
    private static final Pattern ENGLISH = Pattern.compile(", (?:otherwise|instead of) (?=\\p{L}|\\d)");
    private static final Pattern ITALIAN = Pattern.compile(", (?:altrimenti|invece di) (?=\\p{L}|\\d)");

    private WithOthers() {}

    /** @return the rule file's sentence with that word for the one that stands there */
    public static String said(String sentence, String language) {
        return language.equals("it")
                ? ITALIAN.matcher(sentence).replaceAll(", con le altre mosse ")
                : ENGLISH.matcher(sentence).replaceAll(", with the other moves ");
    }
}
