package regola.engine.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.model.Type;

/**
 * A Wording is a value as people read it: things by what they are called, several joined by commas and "and".
 */
public final class Wording {
    private Wording() {}

    /** @param elements the one value, or all of a set or list */
    public static String of(Catalog names, Type type, long[] elements, String language) {
        if (type.shape() == Type.Shape.ONE) return names.title(type, elements[0], language);
        Map<String, Integer> titles = new LinkedHashMap<>();
        for (long element : elements) titles.merge(names.title(type.element(), element, language), 1, Integer::sum);
        List<String> words = new ArrayList<>();
        titles.forEach((title, times) -> words.add(times == 1 ? title : times + " × " + title));
        return joined(words, language);
    }

    public static String joined(List<String> words, String language) {
        boolean italian = language.equals("it");
        if (words.isEmpty()) return italian ? "niente" : "nothing";
        if (words.size() == 1) return words.get(0);
        return String.join(", ", words.subList(0, words.size() - 1)) + (italian ? " e " : " and ") + words.get(words.size() - 1);
    }
}
