package regola.language.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Translations are the messages of this part of the program in a language other than English. They stand in
 * {@code messages_LANGUAGE.txt}: the English words as they stand in the program, and below them, indented, the other
 * ones, with the same holes. What is not there is said in English.
 */
public final class Translations {
    private static final String FOLDER = "/regola/language/", INDENT = "    ";
    private static final Map<String, Translations> KNOWN = new ConcurrentHashMap<>();

    private final Map<String, String> words;

    private Translations(Map<String, String> words) {
        this.words = words;
    }

    /** @param language such as {@code it}; for one that nobody has translated to there is nothing */
    public static Translations in(String language) {
        return KNOWN.computeIfAbsent(language, Translations::read);
    }

    /** @return the words in this language, or the English ones where it lacks them */
    public String of(String english) {
        return words.getOrDefault(english, english);
    }

    public boolean has(String english) {
        return words.containsKey(english);
    }

    /** @return what is translated, in English */
    public Set<String> all() {
        return words.keySet();
    }

    private static Translations read(String language) {
        Map<String, String> words = new HashMap<>();
        try (InputStream stream = Translations.class.getResourceAsStream(FOLDER + "messages_" + language + ".txt")) {
            if (stream == null) return new Translations(words);
            BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            String english = null;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(INDENT) && english != null) words.put(english, line.strip());
                else if (!line.isBlank() && !line.startsWith("#")) english = line;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Translations(Map.copyOf(words));
    }
}
