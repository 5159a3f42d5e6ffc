package regola.ui.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import org.fife.ui.rtextarea.Gutter;
import org.fife.ui.rtextarea.RTextScrollPane;
import regola.ui.editor.passage.PassageAgain;
import regola.ui.editor.passage.PassageDrafts;
import regola.ui.editor.passage.PassagePlace;
import regola.ui.view.Lines;
import regola.ui.view.editor.JumpView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.SheetView;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/**
 * A SheetPane is one rule file on the page: its text, line numbers, and in the margins what is wrong. It keeps cursor,
 * place and what can be undone for as long as the page lives.
 */
public final class SheetPane extends JPanel {
    private static final long serialVersionUID = 1;

    private final RuleArea area;
    private final RTextScrollPane scroll;
    private final ErrorStrip strip;
    private final transient MistakeParser parser = new MistakeParser();
    private long loading;
    private transient List<MistakeView> marked = List.of();
    private transient JumpView marks;
    /** What the book has written, until somebody types on. */
    private transient List<JumpView> written = List.of();
    /** What the book has written here, by the name of the entry. */
    private final transient Map<String, List<BookDraft.Added>> fromBook = new HashMap<>();
    /** What was found last in the text. */
    private final transient PassageDrafts drafts = new PassageDrafts();

    SheetPane(SheetView sheet, Collection<KeyStroke> windowKeys, RuleArea.Typist typist) {
        super(new BorderLayout());
        area = new RuleArea(sheet.text(), sheet.own(), windowKeys, (edition, text) -> typed(typist, edition, text));
        loading = sheet.loading();
        area.getAccessibleContext().setAccessibleName(sheet.title());
        scroll = new RTextScrollPane(area, true);
        scroll.setIconRowHeaderEnabled(true);
        scroll.setFoldIndicatorEnabled(true);
        strip = new QuietStrip(area);
        strip.setLevelThreshold(ParserNotice.Level.WARNING);
        strip.setShowMarkedOccurrences(false);
        strip.setFollowCaret(false); // where one writes is seen in the text: a dash beside its frame says nothing
        area.addParser(parser);
        area.fade(parser::isFaint);
        ToolTipManager.sharedInstance().registerComponent(area);
        setName("sheet");
        add(scroll);
        add(strip, BorderLayout.LINE_END);
        dress();
    }

    /**
     * Its signs have no tips: those would be HTML, which is not read. The same words stand in the text and in the list
     * below.
     */
    private static final class QuietStrip extends ErrorStrip {
        private static final long serialVersionUID = 1;

        QuietStrip(RuleArea area) {
            super(area);
        }

        @Override
        protected void addImpl(Component sign, Object place, int index) {
            super.addImpl(sign, place, index);
            ToolTipManager.sharedInstance().unregisterComponent((JComponent) sign);
        }
    }

    RuleArea area() {
        return area;
    }

    void show(SheetView sheet) {
        if (sheet.loading() > loading) {
            loading = sheet.loading();
            area.take(sheet.text());
        }
        area.setEditable(sheet.own());
        area.getAccessibleContext().setAccessibleName(sheet.title());
    }

    private void typed(RuleArea.Typist typist, long edition, String text) {
        if (written.stream().anyMatch(each -> each.serial() != edition)) {
            written = List.of();
            drawPassage();
        }
        typist.typed(edition, text);
    }

    /**
     * All that is written is marked until somebody types on, wherever it stands.
     *
     * @return the first and the last line of what says what the entry is about
     */
    public int[] write(BookEntry entry, int near) {
        String name = entry.title().get("en");
        fromBook.put(name, area.draft(entry, near).added());
        int[] lines = area.insertPassage(entry, near);
        if (!entry.belongs().isEmpty())
            written = Stream.concat(
                            Stream.of(new JumpView(area.edition(), "", lines[0], lines[1], 1, true)),
                            fromBook(entry).stream().map(this::come))
                    .toList();
        drawPassage();
        return lines;
    }

    /** @return what is marked as written by the book */
    List<JumpView> lit() {
        return written;
    }

    private JumpView come(BookDraft.Added part) {
        int last = part.line() + (int) part.text().lines().count() - 1;
        return new JumpView(area.edition(), "", part.line(), last, 1, true);
    }

    /** The keyboard comes here, also from another window. */
    public void takeKeyboard() {
        area.requestFocus();
    }

    /**
     * @param near the line near which it goes, from 1; 0 for where the cursor is
     * @return what would be written for the entry now
     */
    public BookDraft draft(BookEntry entry, int near) {
        return near == 0 ? drafts.would(area.getText(), area.near(0), entry) : area.draft(entry, near);
    }

    /**
     * @return the same written at each other place where it could come, by the line near which that is; on any thread,
     *     of the text as it is now
     */
    public Map<Integer, Supplier<BookDraft>> elsewhere(BookEntry entry) {
        Map<Integer, Supplier<BookDraft>> drafts = new TreeMap<>();
        String text = area.getText();
        for (int line : PassagePlace.elsewhere(text, entry)) {
            int at = area.near(line);
            drafts.put(line, () -> PassagePlace.draft(text, PassagePlace.all(text, at, entry), entry));
        }
        return drafts;
    }

    /** @return what would be written, with what uses it: on any thread; null for what does something by itself */
    public static Supplier<BookDraft> inUse(BookEntry entry, BookDraft would) {
        if (entry.use().isEmpty()) return null;
        BookEntry use = entry.inUse();
        return () -> PassagePlace.draft(would.after(), PassagePlace.all(would.after(), 0, use), use);
    }

    /** Shows a line, from 1; the keyboard stays where it is. */
    public void look(int line) {
        look(new JumpView(0, "", line, line, 1, false));
    }

    /** @return where the lines stand that the text has for the entry, whoever wrote them; empty if it has none */
    public List<BookDraft.Added> written(BookEntry entry) {
        List<BookDraft.Added> own = fromBook(entry);
        return own.isEmpty() ? standing(entry).added() : own;
    }

    /** @return whether the book has written them, and they were not changed since */
    public boolean isFromBook(BookEntry entry) {
        return !fromBook(entry).isEmpty();
    }

    private List<BookDraft.Added> fromBook(BookEntry entry) {
        return PassageAgain.found(
                area.getText(), fromBook.getOrDefault(entry.title().get("en"), List.of()));
    }

    /** @return the text with the lines in it that say what the entry is about; none of them if it says nothing such */
    public BookDraft standing(BookEntry entry) {
        return drafts.standing(area.getText(), area.near(0), entry);
    }

    /** Takes out again what the book has written for the entry. */
    public void takeOut(BookEntry entry) {
        area.take(PassageAgain.without(area.getText(), fromBook(entry)));
    }

    /** Writes a repair; what is seen of the text stays where it is. */
    void mend(MistakeView.Repair repair, int writing) {
        Point place = scroll.getViewport().getViewPosition();
        area.mend(repair, writing);
        if (repair.isEverywhere())
            SwingUtilities.invokeLater(() -> scroll.getViewport().setViewPosition(place));
    }

    /** @param mistakes of this file; those found in an older text wait for the next time */
    void mark(List<MistakeView> mistakes) {
        if (mistakes.stream().anyMatch(mistake -> mistake.edition() != area.edition()) || mistakes.equals(marked))
            return;
        marked = mistakes;
        parser.take(area.getDocument(), mistakes);
        area.forceReparsing(parser);
        Gutter gutter = scroll.getGutter();
        gutter.removeAllTrackingIcons();
        int size = Math.min(15, Math.max(10, area.getFont().getSize() - 2));
        List<Integer> lines = new ArrayList<>();
        for (MistakeView mistake : mistakes) {
            int line = Math.min(mistake.line() - 1, area.getLineCount() - 1);
            if (lines.contains(line)) continue; // one sign a line; the first is the worst
            lines.add(line);
            try {
                gutter.addLineTrackingIcon(line, new MistakeIcon(mistake.kind(), size), Lines.of(mistake.tip()));
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** @return the mistakes as they are marked now */
    List<MistakeView> marked() {
        return marked;
    }

    /** Goes there, and marks the passage if it is one; the keyboard too. */
    void jump(JumpView to) {
        look(to);
        area.requestFocusInWindow();
    }

    /** As jumping, but the keyboard stays where it is. */
    void look(JumpView to) {
        marks = to.marked() ? to : null;
        drawPassage();
        int line = Math.max(0, Math.min(to.first() - 1, area.getLineCount() - 1));
        try {
            int start = area.getLineStartOffset(line);
            int end = area.getLineEndOffset(line);
            area.setCaretPosition(Math.max(
                    start, Math.min(start + to.column() - 1, line == area.getLineCount() - 1 ? end : end - 1)));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
        lookAt(line, Math.max(line, to.last() - 1));
    }

    /** Brings a line, from 1, to where it is seen; the cursor stays where it is. */
    public void see(int line) {
        lookAt(line - 1, line - 1);
    }

    /** Brings these lines to the middle, once now and once more when everything has its size. */
    private void lookAt(int first, int last) {
        scrollTo(first, last);
        SwingUtilities.invokeLater(() -> scrollTo(first, last));
    }

    private void scrollTo(int first, int last) {
        try {
            Rectangle2D top = area.modelToView2D(area.getLineStartOffset(Math.min(first, area.getLineCount() - 1)));
            Rectangle2D bottom = area.modelToView2D(area.getLineStartOffset(Math.min(last, area.getLineCount() - 1)));
            if (top == null || bottom == null) return;
            Rectangle all = top.createUnion(bottom).getBounds();
            if (area.getVisibleRect().contains(1, all.y, 1, Math.max(1, all.height))) return; // nobody loses the place
            int spare = Math.max(0, scroll.getViewport().getHeight() - all.height) / 3;
            area.scrollRectToVisible(new Rectangle(
                    0,
                    all.y - spare,
                    1,
                    Math.min(
                            all.height + 2 * spare,
                            Math.max(1, scroll.getViewport().getHeight()))));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    void unmarkPassage() {
        marks = null;
        drawPassage();
    }

    private void drawPassage() {
        area.removeAllLineHighlights();
        if (marks != null) draw(marks);
        written.forEach(this::draw);
        // Of a passage of one line nothing would be seen below the mark of the cursor's own line.
        area.setHighlightCurrentLine(written.isEmpty());
    }

    private void draw(JumpView lines) {
        try {
            for (int line = lines.first() - 1; line < Math.min(lines.last(), area.getLineCount()); line++)
                area.addLineHighlight(line, RuleColours.of("passage"));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void dress() {
        RuleColours.dress(scroll.getGutter());
        scroll.getGutter().setIconRowHeaderInheritsGutterBackground(true);
        drawPassage();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (parser == null) return; // called by a constructor above, before there are fields
        SwingUtilities.invokeLater(() -> {
            dress(); // after the parts inside have been dressed
            List<MistakeView> again = marked;
            marked = List.of();
            mark(again);
        });
    }
}
