package regola.ui.notice;

import java.util.Map;
import regola.ui.view.Texts;

/**
 * FileWords say in the person's language what the rooms below say of files in English only; other words stay as they
 * are.
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

    static String in(Texts texts, String said) {
        String key = KEYS.get(said);
        return key == null ? said : texts.get(key);
    }
}
