package regola.ui.help;

import java.util.List;
import javax.swing.KeyStroke;
import regola.ui.view.Texts;

/**
 * A KeyRow is one thing that can be done by keyboard.
 *
 * @param place the key of the words for where the keyboard must be
 * @param keys any of which does it
 * @param what the key of the words for what it does
 */
public record KeyRow(String place, List<KeyStroke> keys, String what) {
    public KeyRow {
        keys = List.copyOf(keys);
    }

    /** @return whether everything that is asked for is in its words or its keys */
    boolean matches(String asked, Texts texts) {
        String all = (texts.get(place) + " " + texts.get(what) + " " + String.join(" ", names(texts)))
                .toLowerCase(java.util.Locale.ROOT);
        for (String word : asked.toLowerCase(java.util.Locale.ROOT).strip().split("\\s+"))
            if (!all.contains(word)) return false;
        return true;
    }

    /** @return what the keys are called */
    List<String> names(Texts texts) {
        return keys.stream().map(key -> KeyWords.of(key, texts)).distinct().toList();
    }
}
