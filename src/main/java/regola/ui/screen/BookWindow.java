package regola.ui.screen;

import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import regola.ui.editor.EditorPanel;
import regola.ui.help.HelpWindow;
import regola.ui.keep.BookEntries;
import regola.ui.present.editor.PassageTrial;
import regola.ui.present.editor.WordPages;
import regola.ui.theme.EventThread;
import regola.ui.theme.Scaled;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;
import regola.ui.workshop.BookDesk;
import regola.ui.workshop.WorkshopBook;

/** A BookWindow is the window beside the rules with what helps to write them. For the event thread only. */
final class BookWindow implements BookDesk {
    private static final int WIDTH = 1040;
    private static final int HEIGHT = 640;
    /** With less room beside the board it lies on both. */
    private static final int NARROW = 640;
    /** So wide is what is looked up over the board, in pixels. */
    private static final int LEAST_OVER_BOARD = 600;
    /** The notice about what was written. */
    static final String DONE = "book.done";

    private final Fittings fittings;
    private final EditorPanel rules;
    private WorkshopBook book;
    /** What stood in it when it was last read: a book that is opened again is not empty until it is read anew. */
    private List<BookEntry> known = List.of();

    private HelpWindow window;
    /** Whether the board beside the rules is seen beside the book too. */
    private boolean beside;

    private volatile String language = "en";

    /** @param rules into which passages are written */
    BookWindow(Fittings fittings, EditorPanel rules) {
        this.fittings = fittings;
        this.rules = rules;
    }

    /**
     * @param ruleFile whose game may have drawings of its own
     * @param about the word that somebody wonders about, empty for how to begin; null for the cookbook
     */
    void open(String ruleFile, String about, Texts texts) {
        EventThread.check("the book");
        language = texts.language();
        if (window == null || !window.isDisplayable()) {
            book = new WorkshopBook(fittings.arts().apply(""), this);
            window = new HelpWindow(
                    SwingUtilities.getWindowAncestor(rules), book, texts.get("book.title"), WIDTH, HEIGHT);
            window.addWindowFocusListener(new WindowAdapter() {
                @Override
                public void windowGainedFocus(WindowEvent e) {
                    book.lookAgain();
                }
            });
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
        if (about == null) besideBoard();
        else overBoard();
        window.setVisible(true);
        window.toFront();
        book.takeKeyboard();
    }

    /** Who looks a word up compares it with the text: that stays to be read, and the book lies over the board. */
    private void overBoard() {
        beside = false;
        int board = rules.boardOnScreen();
        if (board < 0) return;
        Window owner = window.getOwner();
        int end = owner.getX() + owner.getWidth();
        int width = Math.max(end - board, Math.min(Scaled.px(LEAST_OVER_BOARD), owner.getWidth() / 2));
        int top = rules.getLocationOnScreen().y;
        window.setBounds(end - width, top, width, owner.getY() + owner.getHeight() - top - Scaled.px(6));
    }

    /** What is written is seen at once on the board beside it, where both have room. */
    private void besideBoard() {
        Window owner = window.getOwner();
        int room = rules.boardOnScreen() - owner.getX() - Scaled.px(6);
        beside = room >= Scaled.px(NARROW);
        if (!beside) return;
        int top = rules.getLocationOnScreen().y;
        int height = owner.getY() + owner.getHeight() - top - Scaled.px(6);
        window.setBounds(owner.getX(), top, Math.min(room, Scaled.px(WIDTH)), height);
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
        window.setVisible(false);
        rules.writable().look(line);
        rules.writable().takeKeyboard();
    }

    /** Variants are read with the game that they change: of them nothing is said here. */
    @Override
    public void fits(BookEntry entry, BookDraft would, Consumer<BookTrial> say) {
        if (!would.before().contains("\ngame ") && !would.before().startsWith("game ")) return;
        Map<Integer, BookDraft> moves = rules.writable().moves(entry);
        fittings.worker().execute(() -> {
            BookTrial trial = PassageTrial.of(would, moves, language);
            Fittings.later(() -> say.accept(trial));
        });
    }

    /** What was written is to be seen, and what is to be seen of it on the board is said. */
    @Override
    public void write(BookEntry entry, int near, boolean promised) {
        boolean whole = !entry.belongs().isEmpty();
        boolean stays = beside && whole && rules.boardOnScreen() >= 0;
        window.setVisible(stays);
        BookDraft would = rules.writable().draft(entry, near);
        int[] lines = rules.writable().write(entry, near);
        if (stays) return; // the book says itself what it has written
        rules.writable().takeKeyboard();
        if (!whole) return;
        Said trying = entry.trying().isEmpty() || !promised
                ? Said.NOTHING
                : texts -> texts.get("book.done.try", entry.trying().get(texts.language()));
        Said done = would.added().size() < 2
                ? lines[0] == lines[1] ? Said.of("book.done.one", lines[0]) : Said.of("book.done", lines[0], lines[1])
                : Said.of("book.done.places", would.lines(), would.added().size(), lines[0], lines[1]);
        // Whoever types puts it away; what was just written counts as typed until now.
        Fittings.later(() -> fittings.notices()
                .tell(Notice.word(DONE, done).saying(trying).offering("undo", Said.of("own.undo"), rules::undo)));
    }

    void speak(Texts texts) {
        EventThread.check("the book");
        if (book == null) return;
        language = texts.language();
        book.speak(texts);
        window.setTitle(texts.get("book.title"));
    }
}
