package regola.ui.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.help.HelpWindow;
import regola.ui.keep.BookEntries;
import regola.ui.present.editor.WordPages;
import regola.ui.theme.EventThread;
import regola.ui.view.Texts;
import regola.ui.view.make.BookEntry;
import regola.ui.workshop.WorkshopBook;

/** A BookWindow is the window beside the rules with what helps to write them. For the event thread only. */
final class BookWindow {
    private static final int WIDTH = 760;
    private static final int HEIGHT = 560;

    private final Fittings fittings;
    private final JComponent beside;
    private final Consumer<BookEntry> insert;
    private WorkshopBook book;
    private HelpWindow window;

    /** @param insert writes a passage where the cursor of the rules is */
    BookWindow(Fittings fittings, JComponent beside, Consumer<BookEntry> insert) {
        this.fittings = fittings;
        this.beside = beside;
        this.insert = insert;
    }

    /**
     * @param ruleFile whose game may have drawings of its own
     * @param about the word that somebody wonders about, empty for how to begin; null for the cookbook
     */
    void open(String ruleFile, String about, Texts texts) {
        EventThread.check("the book");
        if (window == null || !window.isDisplayable()) {
            book = new WorkshopBook(fittings.arts().apply(""), entry -> {
                window.setVisible(false); // what was written is to be seen
                insert.accept(entry);
            });
            window = new HelpWindow(
                    SwingUtilities.getWindowAncestor(beside), book, texts.get("book.title"), WIDTH, HEIGHT);
            book.show(List.of(), BookEntry.Part.COOKBOOK, texts);
        }
        WorkshopBook asking = book;
        fittings.worker().execute(() -> {
            List<BookEntry> entries = new ArrayList<>(BookEntries.of(ruleFile));
            entries.add(0, WordPages.first());
            entries.addAll(WordPages.words());
            Fittings.later(() -> {
                asking.show(entries, about == null ? BookEntry.Part.COOKBOOK : null, texts);
                if (about != null) asking.tellOf(about);
            });
        });
        window.setVisible(true);
        window.toFront();
        book.takeKeyboard();
    }

    void speak(Texts texts) {
        EventThread.check("the book");
        if (book == null) return;
        book.speak(texts);
        window.setTitle(texts.get("book.title"));
    }
}
