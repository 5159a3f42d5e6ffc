package regola.ui.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import regola.ui.view.make.BookDraft;

/** A PassageAgain finds lines that were written into a text before, and takes them out of it. */
final class PassageAgain {
    private PassageAgain() {}

    /**
     * @param parts whole lines each
     * @return where they stand now, in the order of the text; empty if one of them does not stand there any more
     */
    static List<BookDraft.Added> found(String text, List<String> parts) {
        String within = "\n" + text + "\n";
        List<BookDraft.Added> found = new ArrayList<>();
        for (String part : parts) {
            int at = within.lastIndexOf("\n" + part + "\n");
            if (at < 0) return List.of();
            int line = (int)
                    within.substring(0, at + 1).chars().filter(c -> c == '\n').count();
            found.add(new BookDraft.Added(line, "", part));
        }
        found.sort(Comparator.comparingInt(BookDraft.Added::line));
        return found;
    }

    /**
     * @param found as they stand in the text
     * @return the text without them, and without the blank line that stood before what is followed by one
     */
    static String without(String text, List<BookDraft.Added> found) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        for (int i = found.size() - 1; i >= 0; i--) {
            int from = found.get(i).line() - 1;
            int to = from + (int) found.get(i).text().lines().count();
            boolean apart = from > 0
                    && lines.get(from - 1).isBlank()
                    && (to == lines.size() || lines.get(to).isBlank());
            lines.subList(apart ? from - 1 : from, to).clear();
        }
        return String.join("\n", lines);
    }
}
