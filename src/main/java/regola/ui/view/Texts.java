package regola.ui.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A Texts is all words of the window in one language; those of games stand in their rule files. Holes are written
 * {@code {0}}.
 */
public final class Texts {
    public static final List<String> LANGUAGES = List.of("en", "it");

    private final String language;
    private final Map<String, String> words;

    private Texts(String language, Map<String, String> words) {
        this.language = language;
        this.words = Map.copyOf(words);
    }

    /** @return the words in that language, or in English if there are none; read once in the life of the program */
    public static Texts in(String language) {
        return language.equals("it") ? Italian.WORDS : English.WORDS;
    }

    private static Texts read(String language) {
        Properties read = new Properties();
        try (InputStream in = Texts.class.getResourceAsStream("/regola/ui/texts_" + language + ".properties")) {
            read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // they are in the same jar as this class
        }
        return new Texts(
                language, read.stringPropertyNames().stream().collect(Collectors.toMap(k -> k, read::getProperty)));
    }

    /** Read when the first page speaks it. */
    private static final class English {
        private static final Texts WORDS = read("en");
    }

    private static final class Italian {
        private static final Texts WORDS = read("it");
    }

    public String language() {
        return language;
    }

    /** @return the words with the holes filled; the key itself if nobody wrote any, so that it is seen and mended */
    public String get(String key, Object... holes) {
        String text = words.getOrDefault(key, key);
        for (int i = 0; i < holes.length; i++) text = text.replace("{" + i + "}", String.valueOf(holes[i]));
        return text;
    }

    public Set<String> keys() {
        return words.keySet();
    }
}
