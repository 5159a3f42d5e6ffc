package regola.ui.notice;

import java.util.Map;
import regola.ui.view.Texts;

/**
 * FileWords say what helps where a file cannot be written, as a window says it: with what to do next, which the rooms
 * below do not know. Other words stay as they are.
 */
final class FileWords {
    private static final Map<String, String> KEYS = Map.of(
            "this file cannot be written", "file.unwritable",
            "what was there before is unchanged", "file.unchanged",
            "the disk is full", "file.full",
            "you may not write there", "file.denied",
            "this disk can only be read", "file.readonly",
            "what is being done cannot be kept in this folder", "file.unkept");

    private FileWords() {}

    /**
     * @param english what the rooms below say
     * @param said the same in the person's language
     */
    static String in(Texts texts, String english, String said) {
        String key = KEYS.get(english);
        return key == null ? said : texts.get(key);
    }
}
