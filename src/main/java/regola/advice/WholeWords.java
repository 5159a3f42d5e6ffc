package regola.advice;

import java.util.Locale;
import regola.engine.value.Spoken;

/** WholeWords makes words into whole sentences. */
final class WholeWords {
    private WholeWords() {}

    /** @return a sentence that begins with a capital and ends where it ends */
    static String whole(String words) {
        String said = words.strip();
        if (said.isEmpty()) return said;
        return ended(said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1));
    }

    /** @return the same with a full stop, unless it has an end */
    static String ended(String said) {
        return ".!?".indexOf(said.charAt(said.length() - 1)) >= 0 ? said : said + ".";
    }

    /** @return the sentence of a rule behind other words: after a colon there is no second one */
    static String behind(String before, String sentence) {
        String said = whole(sentence);
        return before + (before.strip().endsWith(":") ? said.replace(": ", " – ") : said);
    }

    static String both(Spoken one, Spoken other, String language) {
        return one.text(language) + Spoken.of(" and ", " e ").text(language) + other.text(language);
    }
}
