package regola.advice.words;

import java.util.Locale;
import regola.engine.value.Spoken;

/** WholeWords makes words into whole sentences. */
public final class WholeWords {
    private WholeWords() {}

    /** @return a sentence that begins with a capital and ends where it ends */
    public static String whole(String words) {
        String said = words.strip();
        if (said.isEmpty()) return said;
        return ended(said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1));
    }

    /** @return the same with a full stop, unless it has an end, or what is quoted last has one */
    public static String ended(String said) {
        int last = said.length() - 1;
        if (last > 0 && "”»".indexOf(said.charAt(last)) >= 0) last--;
        return ".!?".indexOf(said.charAt(last)) >= 0 ? said : said + ".";
    }

    /** @return the sentence of a rule behind other words: after a colon there is no second one */
    public static String behind(String before, String sentence) {
        String said = whole(sentence);
        return before + (before.strip().endsWith(":") ? said.replace(": ", " – ") : said);
    }

    /**
     * @return a sentence without what it says behind a semicolon: that explains it, and is known or can be asked for
     */
    public static String core(String sentence) {
        int cut = sentence.indexOf("; ");
        return cut < 0 ? sentence : ended(sentence.substring(0, cut));
    }

    public static String both(Spoken one, Spoken other, String language) {
        return one.text(language) + Spoken.of(" and ", " e ").text(language) + other.text(language);
    }
}
