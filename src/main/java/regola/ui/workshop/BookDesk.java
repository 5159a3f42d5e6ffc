package regola.ui.workshop;

import java.util.List;
import java.util.function.Consumer;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;

/** A BookDesk is the rules that the book helps to write: what it reads there, and what it does. */
public interface BookDesk {
    /**
     * Writes what the entry holds.
     *
     * @param near the line near which it goes, from 1; 0 for where the cursor is
     * @param promised whether one may be told what to try then
     */
    void write(BookEntry entry, int near, boolean promised);

    /**
     * @param near the line near which it goes, from 1; 0 for where the cursor is
     * @return what would be written; null where nothing can be
     */
    BookDraft draft(BookEntry entry, int near);

    /**
     * Finds out by playing what would be wrong where the cursor is, or does nothing there.
     *
     * @param say gets it later; null if it took too long
     * @return whether it will be said
     */
    boolean fits(BookEntry entry, BookDraft would, Consumer<BookTrial> say);

    /** @return where the lines stand that the rules have for the entry; empty if they have none */
    List<BookDraft.Added> written(BookEntry entry);

    /** Finds out by playing whether these lines ever do anything, and says it later. */
    void happens(BookEntry entry, Consumer<BookTrial> say);

    /** @return whether the book has written them itself and nobody has changed them since */
    boolean isRemovable(BookEntry entry);

    /** Takes out again what was written for the entry. */
    void takeOut(BookEntry entry);

    /** Shows a line of the rules, from 1, and goes there. */
    void look(int line);

    /** Brings a line of the rules, from 1, to where it is seen; the cursor stays where it is. */
    void see(int line);

    /** @return whether the board comes back when the book is put away */
    boolean isBoardCovered();

    /** Puts the book away. */
    void close();
}
