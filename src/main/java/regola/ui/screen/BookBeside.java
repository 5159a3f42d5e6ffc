package regola.ui.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.Timer;
import regola.ui.editor.EditorPanel;
import regola.ui.editor.SheetPane;
import regola.ui.keep.BookEntries;
import regola.ui.present.Sketch;
import regola.ui.present.editor.PassageTrial;
import regola.ui.present.editor.WordPages;
import regola.ui.theme.EventThread;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;
import regola.ui.workshop.BookDesk;
import regola.ui.workshop.WorkshopBook;

/**
 * A BookBeside is what helps to write rules, beside their text: what could be written and where it would stand are read
 * together. For the event thread only.
 */
final class BookBeside implements BookDesk {
    /** The notice about what was written. */
    static final String DONE = "book.done";
    /** What would be written is found anew when the cursor of the rules has come to rest. */
    private static final int RESTING_MILLIS = 300;

    private final Fittings fittings;
    private final EditorPanel rules;
    private final Timer moved = new Timer(RESTING_MILLIS, e -> lookAgain());
    private WorkshopBook book;
    /** What stood in it when it was last read: a book that is opened again is not empty until it is read anew. */
    private List<BookEntry> known = List.of();

    private volatile String language = "en";

    /** @param rules into which passages are written */
    BookBeside(Fittings fittings, EditorPanel rules) {
        this.fittings = fittings;
        this.rules = rules;
        moved.setRepeats(false);
    }

    /**
     * @param ruleFile whose game may have drawings of its own
     * @param about the word that somebody wonders about, empty for how to begin; null for the cookbook
     */
    void open(String ruleFile, String about, Texts texts) {
        EventThread.check("the book");
        language = texts.language();
        if (!isOpen()) {
            WorkshopBook before = book;
            book = new WorkshopBook(fittings.arts().apply(""), this);
            if (before != null) book.readOn(before);
            rules.read(book);
            book.show(known, BookEntry.Part.COOKBOOK, texts);
        }
        WorkshopBook asking = book;
        fittings.worker().execute(() -> {
            List<BookEntry> entries = new ArrayList<>(BookEntries.of(ruleFile));
            entries.add(0, WordPages.first());
            entries.addAll(WordPages.words());
            Fittings.later(() -> {
                known = List.copyOf(entries);
                asking.show(entries, about == null ? BookEntry.Part.COOKBOOK : null, texts);
                if (about != null) asking.tellOf(about);
            });
        });
        book.takeKeyboard();
    }

    /** The page may have put it away for the board: only the page knows. */
    private boolean isOpen() {
        return book != null && book.getParent() != null;
    }

    /** The cursor of the rules has moved, or they were changed. */
    void moved() {
        if (isOpen()) moved.restart();
    }

    private void lookAgain() {
        if (isOpen()) book.lookAgain();
    }

    /** The board comes back, or the text has all the room; the keyboard goes to the text. */
    @Override
    public void close() {
        rules.read(null);
        rules.takeKeyboard();
    }

    @Override
    public boolean isBoardCovered() {
        return rules.isBoardCovered();
    }

    @Override
    public BookDraft draft(BookEntry entry, int near) {
        return rules.writable() == null ? null : rules.writable().draft(entry, near);
    }

    @Override
    public List<BookDraft.Added> written(BookEntry entry) {
        return rules.writable() == null ? List.of() : rules.writable().written(entry);
    }

    @Override
    public void takeOut(BookEntry entry) {
        rules.writable().takeOut(entry);
    }

    @Override
    public void look(int line) {
        if (rules.writable() == null) return;
        rules.writable().look(line);
        rules.writable().takeKeyboard();
    }

    @Override
    public void see(int line) {
        if (rules.writable() != null) rules.writable().see(line);
    }

    /** Variants are read with the game that they change: of them nothing is said here. */
    @Override
    public boolean fits(BookEntry entry, BookDraft would, Consumer<BookTrial> say) {
        if (!isGame(would.before())) return false;
        Map<Integer, Supplier<BookDraft>> elsewhere = rules.writable().elsewhere(entry);
        Supplier<BookDraft> inUse = SheetPane.inUse(entry, would);
        tried(
                () -> PassageTrial.of(would, elsewhere, inUse, entry.belongs(), language),
                () -> PassageTrial.read(would, language),
                say);
        return true;
    }

    @Override
    public void happens(BookEntry entry, Consumer<BookTrial> say) {
        BookDraft there = rules.writable().standing(entry);
        if (!isGame(there.after())) return;
        tried(() -> PassageTrial.standing(there, entry.belongs()), () -> null, say);
    }

    private static boolean isGame(String text) {
        return text.contains("\ngame ") || text.startsWith("game ");
    }

    /** @param atLeast what can be said at once if it takes too long; gives null for nothing */
    private void tried(Supplier<BookTrial> trying, Supplier<BookTrial> atLeast, Consumer<BookTrial> say) {
        fittings.worker()
                .execute(new Sketch<>(
                        Said.NOTHING, false, trying, trial -> Fittings.later(() -> say.accept(trial)), () -> {
                            BookTrial known = atLeast.get();
                            Fittings.later(() -> say.accept(known));
                        }));
    }

    @Override
    public boolean isRemovable(BookEntry entry) {
        return rules.writable() != null && rules.writable().isFromBook(entry);
    }

    /** What was written is seen beside the book, which says itself what there is to be seen of it on the board. */
    @Override
    public void write(BookEntry entry, int near, boolean promised) {
        rules.writable().write(entry, near);
        // A word is part of a line that somebody writes; a whole passage is not.
        if (entry.belongs().isEmpty()) rules.writable().takeKeyboard();
    }

    void speak(Texts texts) {
        EventThread.check("the book");
        language = texts.language();
        if (isOpen()) book.speak(texts);
    }
}
