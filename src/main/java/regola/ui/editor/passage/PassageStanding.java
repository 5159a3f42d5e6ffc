package regola.ui.editor.passage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/**
 * A PassageStanding finds a passage of the book in a text that has it already, whoever wrote it, and whatever its
 * sentences and numbers are there.
 */
public final class PassageStanding {
    private static final Pattern SENTENCE = Pattern.compile("(?:\\b(?:printed )?(?:en|it) )?\"[^\"]*\"");
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]+-[0-9]+(?:\\.[0-9]+)*");
    private static final Pattern REMARK = Pattern.compile("#.*");

    private PassageStanding() {}

    /** @return the text as it is, with the lines that say it; of those of another move than that of the cursor none */
    public static BookDraft of(String text, int cursor, BookEntry entry) {
        BookDraft none = new BookDraft(List.of(), text, text, BookDraft.Lines.NONE);
        if (entry.belongs().isEmpty() || !entry.isWritable()) return none;
        BookDraft would = PassagePlace.draft(text, PassagePlace.all(text, cursor, entry), entry);
        if (would.itself().isEmpty()) return none;
        List<String> after = List.of(would.after().split("\n", -1));
        List<String> passage = after
                .subList(would.itself().first() - 1, would.itself().last())
                .stream()
                .map(PassageStanding::meant)
                .filter(line -> !line.isEmpty())
                .toList();
        PassageLines lines = PassageLines.of(text);
        int from = 0;
        int to = lines.all().size() - 1;
        if (entry.belongs().equals("require")) {
            int option = lines.optionNear(PassageLines.at(text, cursor));
            if (option < 0) return none;
            from = option;
            to = lines.end(option);
        }
        BookDraft.Lines found = found(lines.all(), from, to, passage);
        if (found.isEmpty()) return none;
        String said = String.join("\n", lines.all().subList(found.first() - 1, found.last()));
        return new BookDraft(List.of(new BookDraft.Added(found.first(), "", said)), text, text, found);
    }

    private static BookDraft.Lines found(List<String> all, int from, int to, List<String> passage) {
        List<Integer> numbers = new ArrayList<>();
        List<String> meant = new ArrayList<>();
        for (int i = from; i <= to; i++) {
            String line = meant(all.get(i));
            if (line.isEmpty()) continue;
            numbers.add(i);
            meant.add(line);
        }
        int at = Collections.indexOfSubList(meant, passage);
        if (passage.isEmpty() || at < 0) return BookDraft.Lines.NONE;
        int last = numbers.get(at + passage.size() - 1);
        // The sentences of the last line belong to it.
        while (last + 1 < all.size()
                && !all.get(last + 1).isBlank()
                && meant(all.get(last + 1)).isEmpty()
                && all.get(last + 1).contains("\"")) last++;
        return new BookDraft.Lines(numbers.get(at) + 1, last + 1);
    }

    /** What a line does, without its sentences and numbers; empty if there is nothing else in it. */
    private static String meant(String line) {
        String told = SENTENCE.matcher(line).replaceAll("");
        String bare = NUMBER.matcher(REMARK.matcher(told).replaceAll("")).replaceAll("");
        return bare.strip().replaceAll(" +", " ");
    }
}
