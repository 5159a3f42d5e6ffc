package regola.ui.workshop;

import java.util.List;
import java.util.function.Consumer;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/** A BookDesk is the rules that the book helps to write: what it reads there, and what it does. */
public interface BookDesk {
    /** Writes what the entry holds. */
    void write(BookEntry entry);

    /** @return what would be written; null where nothing can be */
    BookDraft draft(BookEntry entry);

    /** Finds out what would be wrong then and says it later, empty for nothing. */
    void fits(BookDraft would, Consumer<String> say);

    /** @return where the lines stand that were written for the entry; empty if they do not */
    List<BookDraft.Added> written(BookEntry entry);

    /** Takes out again what was written for the entry. */
    void takeOut(BookEntry entry);

    /** Shows a line of the rules, from 1. */
    void look(int line);
}
