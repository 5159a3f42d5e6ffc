package regola.library;

import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import regola.language.LineParts;

/** A FreeId makes an id out of a title: a name of the language that nothing is called yet. */
public final class FreeId {
    private static final int MOST_LETTERS = 40;

    private FreeId() {}

    /**
     * @param taken ids that are not free
     * @param otherwise a name of the language, for titles without a letter that an id may have
     */
    public static String of(String title, Collection<String> taken, String otherwise) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
        // Whose it is stays one word, as people say it: Anna's is annas, and L'oca is l-oca.
        String id = plain.replaceAll("\\p{M}", "")
                .replaceAll("['\u2019](?=s\\b)", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^[-0-9]+|-+$", "");
        if (id.length() > MOST_LETTERS) id = id.substring(0, MOST_LETTERS).replaceAll("-+$", "");
        if (!isName(id)) id = isName("my-" + id) ? "my-" + id : otherwise;
        String free = id;
        for (int n = 2; taken.contains(free); n++) free = id + "-" + n;
        return free;
    }

    /** Words of the language are no good names, even where they may be names. */
    private static boolean isName(String id) {
        List<LineParts.Part> parts = LineParts.of(id);
        return parts.size() == 1 && parts.get(0).kind() == LineParts.Kind.NAME;
    }
}
