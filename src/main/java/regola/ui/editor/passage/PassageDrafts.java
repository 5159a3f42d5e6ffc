package regola.ui.editor.passage;

import java.util.IdentityHashMap;
import java.util.Map;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/**
 * A PassageDrafts keeps what entries of the book would be in a text, and where they stand in it, as long as neither the
 * text nor the cursor changes: between two presses that is asked for again and again. For one thread.
 */
public final class PassageDrafts {
    private final Map<BookEntry, BookDraft> would = new IdentityHashMap<>();
    private final Map<BookEntry, BookDraft> standing = new IdentityHashMap<>();
    private String text = "";
    private int cursor;

    /** @return what would be written for the entry where the cursor is */
    public BookDraft would(String now, int at, BookEntry entry) {
        look(now, at);
        return would.computeIfAbsent(entry, each -> PassagePlace.draft(now, PassagePlace.all(now, at, each), each));
    }

    /** @return the text with the lines in it that say what the entry is about */
    public BookDraft standing(String now, int at, BookEntry entry) {
        look(now, at);
        return standing.computeIfAbsent(entry, each -> PassageStanding.of(now, at, each));
    }

    private void look(String now, int at) {
        if (at == cursor && now.equals(text)) return;
        text = now;
        cursor = at;
        would.clear();
        standing.clear();
    }
}
