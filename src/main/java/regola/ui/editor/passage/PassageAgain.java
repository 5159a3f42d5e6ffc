package regola.ui.editor.passage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.ui.view.make.BookDraft;

/** A PassageAgain finds lines that were written into a text before, and takes them out of it. */
public final class PassageAgain {
    private PassageAgain() {}

    /**
     * @param parts whole lines each, as they were written
     * @return where they stand now, in the order of the text; empty if one of them does not stand there any more
     */
    public static List<BookDraft.Added> found(String text, List<BookDraft.Added> parts) {
        String within = "\n" + text + "\n";
        List<BookDraft.Added> found = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        for (BookDraft.Added part : parts) {
            int at = within.lastIndexOf("\n" + part.text() + "\n");
            // The same may have been written at two places.
            while (at >= 0 && !taken.add(at)) at = within.lastIndexOf("\n" + part.text() + "\n", at - 1);
            if (at < 0) return List.of();
            int line = (int)
                    within.substring(0, at + 1).chars().filter(c -> c == '\n').count();
            found.add(new BookDraft.Added(line, "", part.text(), part.instead()));
        }
        found.sort(Comparator.comparingInt(BookDraft.Added::line));
        return found;
    }

    /**
     * @param found as they stand in the text
     * @return the text with what stood in their place before, or without them, and then without the blank line that
     *     stood before what is followed by one; lines that call what has gone go with it
     */
    public static String without(String text, List<BookDraft.Added> found) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        for (int i = found.size() - 1; i >= 0; i--) {
            int from = found.get(i).line() - 1;
            int to = from + (int) found.get(i).text().lines().count();
            if (!found.get(i).instead().isEmpty()) {
                lines.subList(from, to).clear();
                lines.addAll(from, List.of(found.get(i).instead().split("\n", -1)));
                continue;
            }
            boolean apart = from > 0
                    && lines.get(from - 1).isBlank()
                    && (to == lines.size() || lines.get(to).isBlank());
            lines.subList(apart ? from - 1 : from, to).clear();
        }
        PassageCalls.takeOut(found.stream().map(BookDraft.Added::text), lines);
        return String.join("\n", lines);
    }
}
