package regola.teaching.lesson;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import regola.engine.value.Spoken;

/**
 * A Words is a text of a lesson in all languages that its author gave.
 *
 * @param byLanguage by "en" or "it"; a text that is the same in every language stands under {@link #EVERY}
 */
public record Words(Map<String, Prose> byLanguage) implements Spoken {
    public static final String EVERY = "";
    public static final Words NONE = new Words(Map.of());

    public Words {
        byLanguage = Map.copyOf(byLanguage);
    }

    public static Words same(String text) {
        return text.isEmpty() ? NONE : new Words(Map.of(EVERY, Prose.plain(text)));
    }

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }

    public boolean speaks(String language) {
        return byLanguage.containsKey(language) || byLanguage.containsKey(EVERY);
    }

    /** @return in the language, or in English, or in any; empty if there is none */
    public Prose in(String language) {
        for (String each : new String[] {language, EVERY, "en"}) {
            Prose found = byLanguage.get(each);
            if (found != null) return found;
        }
        return isEmpty() ? Prose.EMPTY : new TreeMap<>(byLanguage).firstEntry().getValue();
    }

    public Set<String> languages() {
        return byLanguage.keySet();
    }

    @Override
    public String text(String language) {
        return in(language).text();
    }
}
