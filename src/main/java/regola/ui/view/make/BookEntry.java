package regola.ui.view.make;

import java.util.Map;

/**
 * A BookEntry is something that whoever writes rules can look up, and have written where the cursor is.
 *
 * @param part where it stands
 * @param title by language
 * @param words what is said of it, by language
 * @param sought words by which somebody may look for it, by language
 * @param trying what one does on the board to see what was written, by language; may be empty
 * @param passage what is written
 * @param rule a part of its own that the passage needs; empty for none
 * @param belongs where it belongs in a rule file: {@code section}, {@code rule}, {@code option}, {@code require};
 *     {@code game} for a whole file, which is only to be read; empty for words that go anywhere
 * @param art the name of the drawing that it is; empty if it is none
 */
public record BookEntry(
        Part part,
        Map<String, String> title,
        Map<String, String> words,
        Map<String, String> sought,
        Map<String, String> trying,
        String passage,
        String rule,
        String belongs,
        String art) {
    public BookEntry {
        title = Map.copyOf(title);
        words = Map.copyOf(words);
        sought = Map.copyOf(sought);
        trying = Map.copyOf(trying);
    }

    /** The parts of the book. */
    public enum Part {
        COOKBOOK,
        LANGUAGE,
        DRAWINGS
    }
}
