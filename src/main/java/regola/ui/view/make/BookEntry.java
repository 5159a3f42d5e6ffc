package regola.ui.view.make;

import java.util.List;
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
 * @param called lines that say what people read for names of the passage; empty for none
 * @param instead a condition, and below it the one that has to stand in its place; empty for none
 * @param use of a part that does nothing by itself: lines that do something whenever there is something for it to do;
 *     empty for none
 * @param lack why there may never be, by language; may be empty
 * @param belongs where it belongs in a rule file: {@code section}, {@code rule}, {@code turn}, {@code option},
 *     {@code require}, {@code arrival} before the line by which a piece comes, {@code arrived} behind each such line;
 *     {@code game} for a whole file, which is only to be read; empty for words that go anywhere
 * @param art the name of the drawing that it is; empty if it is none
 * @param group what it stands together with: the end of the key of a heading; empty for no heading
 * @param related words of the language that have to do with it, each the title of another entry
 */
public record BookEntry(
        Part part,
        Map<String, String> title,
        Map<String, String> words,
        Map<String, String> sought,
        Map<String, String> trying,
        String passage,
        String rule,
        String called,
        String instead,
        String use,
        Map<String, String> lack,
        String belongs,
        String art,
        String group,
        List<String> related) {
    /** What is a whole file cannot be put into another. */
    private static final String WHOLE = "game";

    public BookEntry {
        title = Map.copyOf(title);
        words = Map.copyOf(words);
        sought = Map.copyOf(sought);
        trying = Map.copyOf(trying);
        lack = Map.copyOf(lack);
        related = List.copyOf(related);
    }

    /** What does something by itself. */
    public BookEntry(
            Part part,
            Map<String, String> title,
            Map<String, String> words,
            Map<String, String> sought,
            Map<String, String> trying,
            String passage,
            String rule,
            String called,
            String instead,
            String belongs,
            String art,
            String group,
            List<String> related) {
        this(
                part, title, words, sought, trying, passage, rule, called, instead, "", Map.of(), belongs, art, group,
                related);
    }

    /** @return lines that are written only to find out whether there is ever something for this one to do */
    public BookEntry inUse() {
        return new BookEntry(
                part, title, words, sought, trying, use, "", "", "", "", Map.of(), "turn", art, group, related);
    }

    /** @return whether it can be written into rules and makes rules of them */
    public boolean isWritable() {
        return part == Part.DRAWINGS || !belongs.isEmpty() && !belongs.equals(WHOLE);
    }

    /** @return whether it tells of a single word of the language */
    public boolean isWord() {
        return part == Part.LANGUAGE && belongs.isEmpty();
    }

    /** The parts of the book. */
    public enum Part {
        COOKBOOK,
        LANGUAGE,
        DRAWINGS
    }
}
