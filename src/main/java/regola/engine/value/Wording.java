package regola.engine.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.model.Type;
import regola.language.source.Quoted;

/** A Wording is a value as people read it: things by what they are called, several joined by commas and "and". */
public final class Wording {
    /** Words in a row, and elements looked at for them; who reads it is not helped by more. */
    private static final int MOST_WORDS = 200, MOST_ELEMENTS = 10_000;

    private Wording() {}

    /** @return what putting so many elements into words counts against the limit of steps */
    public static int work(int elements) {
        return Math.min(elements, MOST_ELEMENTS);
    }

    /** @return with everything called by its name */
    public static String of(Catalog names, Type type, long[] elements, String language) {
        return of(names, type, elements, Manner.of(language));
    }

    /** @param elements the one value, or all of a set or list */
    public static String of(Catalog names, Type type, long[] elements, Manner manner) {
        String language = manner.language();
        if (type.shape() == Type.Shape.ONE) return names.title(type, elements[0], manner);
        boolean nameless = Arrays.stream(elements)
                .limit(MOST_ELEMENTS)
                .anyMatch(element -> names.isNameless(type, element, manner));
        if (nameless && elements.length > 1) return manner.isItalian() ? "più posti" : "several places";
        Map<String, Integer> titles = new LinkedHashMap<>();
        int looked = Math.min(elements.length, MOST_ELEMENTS);
        for (int i = 0; i < looked; i++)
            titles.merge(names.title(type.element(), elements[i], manner), 1, Integer::sum);
        List<String> words = new ArrayList<>();
        titles.forEach((title, times) -> words.add(Quoted.shortened(times == 1 ? title : times + " × " + title)));
        return elements.length == looked && words.size() <= MOST_WORDS
                ? joined(words, language)
                : joined(words.subList(0, Math.min(MOST_WORDS, words.size())), language) + ", …";
    }

    public static String joined(List<String> words, String language) {
        boolean italian = language.equals("it");
        if (words.isEmpty()) return italian ? "niente" : "nothing";
        if (words.size() == 1) return words.get(0);
        return String.join(", ", words.subList(0, words.size() - 1))
                + (italian ? " e " : " and ")
                + words.get(words.size() - 1);
    }
}
