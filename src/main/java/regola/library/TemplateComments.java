package regola.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A TemplateComments is what the remarks in the templates say in another language, for whoever begins a game in it:
 * what the program does not read is read by people.
 */
final class TemplateComments {
    private static final Pattern COMMENT = Pattern.compile("(?m)^( *# (?:-+ )?)(.+)$");

    private final Map<String, String> words;

    private TemplateComments(Map<String, String> words) {
        this.words = words;
    }

    /** @return those of a language; reads a file, one remark a line, and has none for English */
    static TemplateComments in(String language) {
        Map<String, String> words = new LinkedHashMap<>();
        try (InputStream in = TemplateComments.class.getResourceAsStream("/templates/comments-" + language + ".txt")) {
            if (in == null) return new TemplateComments(words);
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(line -> {
                String[] sides = line.split(" = ", 2);
                if (sides.length == 2) words.put(sides[0].strip(), sides[1].strip());
            });
            return new TemplateComments(words);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** @return the rules with remarks in this language, as far as there are words for them */
    String written(String rules) {
        return COMMENT.matcher(rules)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(1) + words.getOrDefault(found.group(2).strip(), found.group(2))));
    }
}
