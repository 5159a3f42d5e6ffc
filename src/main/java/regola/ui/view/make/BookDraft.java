package regola.ui.view.make;

import java.util.List;

/**
 * A BookDraft is what would be written into the rules at the front, and where, before it is.
 *
 * @param added in the order of the text
 * @param before the whole text as it is
 * @param after the whole text as it would be
 */
public record BookDraft(List<Added> added, String before, String after) {
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

    /**
     * An Added is some lines that would come.
     *
     * @param line the number of the line below which they come, from 1
     * @param above what stands in that line
     * @param text the lines, as far to the right as they would stand
     */
    public record Added(int line, String above, String text) {}
}
