package regola.ui.view.make;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A BookDraft is what would be written into the rules at the front, and where, before it is.
 *
 * @param added in the order of the text
 * @param before the whole text as it is
 * @param after the whole text as it would be
 * @param itself where in that the lines are that say what it is about; {@link Lines#NONE} if none does
 */
public record BookDraft(List<Added> added, String before, String after, Lines itself) {
    public BookDraft {
        added = List.copyOf(added);
    }

    /** @return how many lines would come in all; blank ones between parts are not counted */
    public int lines() {
        return (int) added.stream()
                .flatMap(each -> each.text().lines())
                .filter(line -> !line.isBlank())
                .count();
    }

    /** Lines are some lines of a text, from the first to the last, from 1. */
    public record Lines(int first, int last) {
        public static final Lines NONE = new Lines(0, 0);

        public boolean isEmpty() {
            return first == 0;
        }
    }

    /**
     * An Added is some lines that would come.
     *
     * @param line the number of the line below which they come, from 1; or of the first of those in whose place
     * @param above what stands in that line
     * @param text the lines, as far to the right as they would stand
     * @param instead the lines that stand there now and go; empty for none
     */
    public record Added(int line, String above, String text, String instead) {
        public Added(int line, String above, String text) {
            this(line, above, text, "");
        }

        /** @return of a condition that was said otherwise before, what it asked for, without the place; else empty */
        public String asked() {
            String condition = instead.lines().findFirst().orElse("").strip();
            if (!condition.startsWith("require ")) return "";
            return condition.substring("require ".length(), condition.lastIndexOf(' '));
        }

        /**
         * @param rules before or after these lines were written into them
         * @return the other lines, from 1, that still ask for the same: perhaps that has to be said otherwise there too
         */
        public List<Integer> stillAsked(String rules) {
            if (asked().isEmpty()) return List.of();
            String same = instead.lines().findFirst().orElse("").strip();
            Pattern asks = Pattern.compile("\\b" + Pattern.quote(asked()) + " ([a-z0-9-]+)");
            List<String> lines = rules.lines().toList();
            return IntStream.range(0, lines.size())
                    .filter(i -> !lines.get(i).strip().equals(same))
                    // What lies beside the board is another matter.
                    .filter(i -> asks.matcher(lines.get(i))
                            .results()
                            .anyMatch(found -> !rules.contains("\nzone " + found.group(1))))
                    .mapToObj(i -> i + 1)
                    .toList();
        }
    }
}
