package regola.ui.view;

import java.util.List;

/** A Said is words for people that can be said in any language of the window, now or after the language has changed. */
@FunctionalInterface
public interface Said {
    Said NOTHING = texts -> "";

    String in(Texts texts);

    /** @param holes are put into the words; one that is a Said is said in the same language */
    static Said of(String key, Object... holes) {
        List<Object> kept = List.of(holes);
        return texts -> texts.get(
                key,
                kept.stream()
                        .map(hole -> hole instanceof Said said ? said.in(texts) : hole)
                        .toArray());
    }

    /** Words that are the same in every language, such as the name of a file. */
    static Said plain(String words) {
        return texts -> words;
    }
}
