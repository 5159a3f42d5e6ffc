package regola.ui.editor;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import javax.swing.InputMap;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.TransferHandler;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultEditorKit;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.Token;
import regola.language.LineParts;
import regola.ui.editor.passage.PassagePlace;
import regola.ui.view.Lines;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.rules.ChangeView;

/**
 * A RuleArea is one rule file as it can be written: coloured, indented, and each text of it numbered. It tells of
 * changes once for each thing that somebody does, however many letters that changes.
 */
final class RuleArea extends RSyntaxTextArea {
    private static final long serialVersionUID = 1;
    /** In larger files some help that goes through the whole text is left out. */
    private static final int LARGE = 200_000;
    /** In every text these go to its beginning; the window has other ways to where they lead elsewhere. */
    private static final Set<KeyStroke> MOVING =
            Set.of(KeyStroke.getKeyStroke(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK));

    /** What is left free before lines that go on in the next row, in pixels. */
    private static final int HOOK = 14;

    /** What a repair cannot know. */
    private static final String GAP = "…";

    /** Hears of each new text. */
    interface Typist {
        void typed(long edition, String text);
    }

    private final transient Typist typist;
    private long edition;
    private boolean telling;
    private transient Wonder wonder = (offset, area) -> {};
    private transient List<ReplyView.Spot> contents = List.of();
    /** What the mouse rests on, as far as it is known. */
    private int rest = -1;

    private String restTip = "";
    private transient MouseEvent resting;
    private transient IntPredicate faint = offset -> false;

    /** Hears of places that somebody rests on. */
    interface Wonder {
        void at(int offset, RuleArea area);
    }

    /** @param windowKeys shortcuts of the window, which the text must leave alone */
    RuleArea(String text, boolean editable, Collection<KeyStroke> windowKeys, Typist typist) {
        this.typist = typist;
        setName("editor.text");
        setTabSize(2);
        setTabsEmulated(true);
        setAutoIndentEnabled(true);
        setInsertPairedCharacters(false);
        setCloseCurlyBraces(false);
        setBracketMatchingEnabled(true);
        setAnimateBracketMatching(false);
        setAntiAliasingEnabled(true);
        setFractionalFontMetricsEnabled(true);
        RuleFolds.install(this);
        setUseFocusableTips(false); // those read HTML
        setHighlightSecondaryLanguages(false);
        setMarkOccurrences(text.length() < LARGE);
        setParserDelay(Integer.MAX_VALUE);
        ((RSyntaxDocument) getDocument()).setSyntaxStyle(new RuleTokenMaker());
        setText(text);
        setCaretPosition(0);
        discardAllEdits();
        setEditable(editable);
        leave(windowKeys);
        new LineKeys(this).install();
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                if (e.getClickCount() == 1 && e.getModifiersEx() == InputEvent.BUTTON1_DOWN_MASK) outOfTheRoom();
            }
        });
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentMoved(ComponentEvent e) {
                hideTip(); // it is being scrolled
            }
        });
        getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                changed();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                changed();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                // how letters look is nobody's business
            }
        });
        RuleColours.dress(this);
    }

    /** @param narrow whether there is so little room that long lines go on below instead of beyond the edge */
    void wrap(boolean narrow) {
        if (getLineWrap() == narrow) return;
        setWrapStyleWord(true);
        setLineWrap(narrow);
        setMargin(new Insets(0, narrow ? HOOK : 0, 0, 0));
    }

    @Override
    public Color getForegroundForToken(Token part) {
        return faint.test(part.getOffset()) ? RuleColours.of("lineNumber") : super.getForegroundForToken(part);
    }

    /** @param where says of a place whether faint letters stand there */
    void fade(IntPredicate where) {
        faint = where;
    }

    /** Where a line goes on in the next row a hook says so: how far right lines begin is what blocks are. */
    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D pen = (Graphics2D) g.create();
        RuleColours.paintBars(this, pen);
        if (getLineWrap()) paintHooks(pen);
        pen.dispose();
    }

    private void paintHooks(Graphics2D pen) {
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(RuleColours.of("lineNumber"));
        for (int y : goingOn(pen.getClipBounds())) {
            int x = HOOK / 3;
            int middle = y + getLineHeight() / 2;
            pen.drawLine(x, middle - HOOK / 3, x, middle);
            pen.drawLine(x, middle, HOOK - 3, middle);
            pen.drawLine(HOOK - 6, middle - 3, HOOK - 3, middle);
            pen.drawLine(HOOK - 6, middle + 3, HOOK - 3, middle);
        }
    }

    /** @return the upper edges of the rows in which a line goes on, as far as they are seen */
    List<Integer> goingOn(Rectangle seen) {
        List<Integer> rows = new ArrayList<>();
        try {
            int first = getLineOfOffset(viewToModel2D(new Point(0, seen.y)));
            int last = getLineOfOffset(viewToModel2D(new Point(getWidth(), seen.y + seen.height)));
            for (int line = first; line <= last; line++) {
                if (getFoldManager().isLineHidden(line)) continue;
                int top = yForLine(line);
                int end = (int) modelToView2D(Math.max(getLineStartOffset(line), getLineEndOffset(line) - 1))
                        .getY();
                for (int y = top + getLineHeight(); y <= end; y += getLineHeight()) rows.add(y);
            }
        } catch (BadLocationException e) {
            throw new IllegalStateException("only what is in the text is gone through", e);
        }
        return rows;
    }

    /** Who presses twice means the word that is under the mouse, and not the gap that is nearest to it. */
    @Override
    protected void processMouseEvent(MouseEvent e) {
        super.processMouseEvent(e);
        boolean twice = e.getClickCount() == 2
                && SwingUtilities.isLeftMouseButton(e)
                && (e.getID() == MouseEvent.MOUSE_PRESSED || e.getID() == MouseEvent.MOUSE_CLICKED);
        if (!twice) return;
        int under = under(e.getPoint());
        boolean blank = under < 0 || Character.isWhitespace(getText().charAt(under));
        if (blank || getSelectionStart() <= under && under < getSelectionEnd()) return;
        setCaretPosition(under);
        getActionMap()
                .get(DefaultEditorKit.selectWordAction)
                .actionPerformed(new ActionEvent(this, ActionEvent.ACTION_PERFORMED, ""));
    }

    /** @return where the letter is that is seen there; -1 if there is none */
    private int under(Point seen) {
        try {
            int gap = viewToModel2D(seen);
            Rectangle2D there = gap < 0 ? null : modelToView2D(gap);
            if (there == null) return -1;
            int letter = seen.x < there.getX() ? gap - 1 : gap;
            return letter < getDocument().getLength() ? letter : -1;
        } catch (BadLocationException e) {
            throw new IllegalStateException("what is seen of the text is in it", e);
        }
    }

    /** A tip that was of a place that has moved on, or is written in, is of nothing any more. */
    private void hideTip() {
        rest = -1;
        MouseEvent press = new MouseEvent(this, MouseEvent.MOUSE_PRESSED, 0, 0, 0, 0, 0, false);
        ToolTipManager.sharedInstance().mousePressed(press);
    }

    void wondering(Wonder next) {
        wonder = next;
    }

    /** A mistake is told first; what else there is to say comes when it is known. */
    @Override
    public String getToolTipText(MouseEvent e) {
        String mistake = super.getToolTipText(e);
        if (mistake != null) return mistake;
        int offset = viewToModel2D(e.getPoint());
        if (offset == rest) return restTip.isEmpty() ? null : Lines.of(restTip);
        rest = offset;
        restTip = "";
        resting = e;
        wonder.at(offset, this);
        return null;
    }

    /** What was asked about a place is known now; if somebody rests there still, it is shown. */
    void hovered(int offset, String tip) {
        if (offset != rest || resting == null || tip.isEmpty()) return;
        restTip = tip;
        MouseEvent again = new MouseEvent(
                this, MouseEvent.MOUSE_MOVED, resting.getWhen(), 0, resting.getX(), resting.getY(), 0, false);
        ToolTipManager.sharedInstance().mouseMoved(again);
    }

    /** @param spots what is in the text, with the lines that belong to each */
    void contents(List<ReplyView.Spot> spots) {
        contents = spots;
        getFoldManager().reparse();
    }

    List<ReplyView.Spot> contents() {
        return contents;
    }

    /** @param changes of this text, the last one first */
    void writeAll(List<ReplyView.Change> changes) {
        int caret = getCaretPosition();
        beginAtomicEdit();
        try {
            for (ReplyView.Change change : changes) replaceRange(change.text(), change.start(), change.end());
        } finally {
            endAtomicEdit();
        }
        boolean one = changes.size() == 1;
        int end = one ? changes.get(0).start() + changes.get(0).text().length() : caret;
        for (ReplyView.Change change : changes)
            if (!one && change.end() <= caret) end += change.text().length() - (change.end() - change.start());
        setCaretPosition(Math.max(0, Math.min(end, getDocument().getLength())));
    }

    /** What the window does at a key it does here too; only what every text has stays. */
    private void leave(Collection<KeyStroke> windowKeys) {
        InputMap mine = new InputMap();
        mine.setParent(getInputMap());
        for (KeyStroke key : windowKeys) if (key != null && !MOVING.contains(key)) mine.put(key, "none");
        setInputMap(WHEN_FOCUSED, mine);
    }

    /** Whoever presses the empty room behind a sentence goes on with the sentence. */
    private void outOfTheRoom() {
        NumberAside aside = NumberAside.at(getText(), getCaretPosition());
        if (aside != null && aside.isBetween(getCaretPosition())) setCaretPosition(aside.sentence());
    }

    @Override
    public void replaceSelection(String written) {
        keepColumn(() -> super.replaceSelection(written));
    }

    /** A number that stands apart stays in its column while the sentence before it becomes longer or shorter. */
    void keepColumn(Runnable writing) {
        NumberAside before = isEditable() ? NumberAside.at(getText(), getSelectionEnd()) : null;
        int line = getText().lastIndexOf('\n', getSelectionEnd() - 1) + 1;
        if (before == null || getSelectionEnd() >= before.number() || getSelectionStart() < line) {
            writing.run();
            return;
        }
        beginAtomicEdit();
        try {
            int lines = getLineCount();
            writing.run();
            NumberAside after = getLineCount() == lines ? NumberAside.at(getText(), getCaretPosition()) : null;
            int caret = getCaretPosition();
            if (after == null || caret >= after.number()) return;
            int by = after.number() - before.number();
            int room = after.number() - Math.max(after.sentence(), caret) - NumberAside.ROOM;
            if (by < 0) replaceRange(" ".repeat(-by), after.number(), after.number());
            else if (room > 0) replaceRange("", after.number() - Math.min(by, room), after.number());
            setCaretPosition(caret);
        } finally {
            endAtomicEdit();
        }
    }

    private void changed() {
        edition++;
        hideTip();
        if (telling) return;
        telling = true;
        SwingUtilities.invokeLater(() -> {
            telling = false;
            typist.typed(edition, getText());
        });
    }

    /** There is less room than before, once it is laid out; where one writes is still seen. */
    void seeCaret() {
        SwingUtilities.invokeLater(() -> {
            try {
                Rectangle2D there = modelToView2D(getCaretPosition());
                if (there != null) scrollRectToVisible(there.getBounds());
            } catch (BadLocationException e) {
                throw new IllegalStateException("the cursor stands somewhere", e);
            }
        });
    }

    /** @return the number of the text that is here now; 0 for the first */
    long edition() {
        return edition;
    }

    /**
     * Takes a text that comes from elsewhere, as if somebody had typed just what is different, so that it can be
     * undone.
     */
    void take(String next) {
        String now = getText();
        if (next.equals(now)) return;
        int start = 0;
        int most = Math.min(now.length(), next.length());
        while (start < most && now.charAt(start) == next.charAt(start)) start++;
        int end = 0;
        while (end < most - start && now.charAt(now.length() - 1 - end) == next.charAt(next.length() - 1 - end)) end++;
        replace(next.substring(start, next.length() - end), start, now.length() - end);
    }

    /** Lines are again as they were before. */
    void takeBack(ChangeView change) {
        List<String> lines = new ArrayList<>(List.of(getText().split("\n", -1)));
        List<String> place = lines.subList(
                change.line() - 1, change.line() - 1 + change.now().size());
        place.clear();
        lines.addAll(change.line() - 1, change.before());
        take(String.join("\n", lines));
    }

    /**
     * Words go to the cursor; a passage goes where it belongs near it, with the names of this text and with what it
     * needs, as one thing that can be undone.
     *
     * @param line the line near which it goes, from 1; 0 for where the cursor is
     * @return the first and the last line of the passage itself, from 1
     */
    int[] insertPassage(BookEntry entry, int line) {
        List<PassagePlace> places = PassagePlace.all(getText(), near(line), entry);
        beginAtomicEdit();
        try {
            for (PassagePlace place : places) replaceRange(place.text(), place.from(), place.to());
        } finally {
            endAtomicEdit();
        }
        return seen(PassagePlace.itself(places, entry), entry.belongs());
    }

    private int[] seen(PassagePlace place, String belongs) {
        int before = place.text().length() - place.text().stripLeading().length();
        int end = place.from() + place.text().stripTrailing().length();
        see(end);
        setCaretPosition(place.from() + (belongs.isEmpty() ? place.text().length() : before));
        if (!belongs.isEmpty()) seeFrom(getCaretPosition());
        try {
            return new int[] {getLineOfOffset(getCaretPosition()) + 1, getLineOfOffset(end) + 1};
        } catch (BadLocationException e) {
            throw new IllegalStateException("what was just written is in the text", e);
        }
    }

    /** @return what {@link #insertPassage} would write now */
    BookDraft draft(BookEntry entry, int line) {
        return PassagePlace.draft(getText(), PassagePlace.all(getText(), near(line), entry), entry);
    }

    /** @return where the cursor is if the line is 0, else where the line begins */
    int near(int line) {
        try {
            return line == 0 ? getCaretPosition() : getLineStartOffset(Math.min(line, getLineCount()) - 1);
        } catch (BadLocationException e) {
            throw new IllegalStateException("the text has that line", e);
        }
    }

    /** What begins there comes to the top: a word about it lies further down. */
    private void seeFrom(int offset) {
        try {
            Rectangle2D there = modelToView2D(offset);
            if (there == null) return; // a text of no size shows nothing
            int top = Math.max(0, (int) there.getY() - 2 * getLineHeight());
            scrollRectToVisible(new Rectangle(0, top, 1, getVisibleRect().height));
        } catch (BadLocationException e) {
            throw new IllegalStateException("what was just written is in the text", e);
        }
    }

    private void see(int offset) {
        try {
            Rectangle2D there = modelToView2D(offset);
            if (there == null) return; // a text of no size shows nothing
            Rectangle line = there.getBounds();
            scrollRectToVisible(new Rectangle(0, line.y, 1, line.height)); // where its line begins, however long it is
        } catch (BadLocationException e) {
            throw new IllegalStateException("what was just written is in the text", e);
        }
    }

    /** Writes other text in the place of some, as one thing that can be undone. */
    void replace(String text, int start, int end) {
        beginAtomicEdit();
        try {
            replaceRange(
                    text,
                    Math.min(start, getDocument().getLength()),
                    Math.min(end, getDocument().getLength()));
        } finally {
            endAtomicEdit();
        }
    }

    private void goToLine(int line) {
        try {
            setCaretPosition(
                    getLineEndOffset(Math.min(line, getLineCount() - 1)) - (line < getLineCount() - 1 ? 1 : 0));
        } catch (BadLocationException e) {
            throw new IllegalStateException("there is such a line", e);
        }
    }

    /**
     * Writes a repair; where it has left something to be said, that is selected.
     *
     * @param writing where somebody was writing: there they go on, if it is further on in the line that was mended
     */
    void mend(MistakeView.Repair repair, int writing) {
        String all = getText();
        boolean sameLine = writing > repair.end()
                && writing <= all.length()
                && all.substring(repair.end(), writing).indexOf('\n') < 0;
        if (repair.isEverywhere()) {
            int line = getCaretLineNumber();
            replace(repair.text(), repair.start(), repair.end());
            goToLine(line);
            return;
        }
        replace(repair.text(), repair.start(), repair.end());
        int gap = repair.text().indexOf(GAP);
        int end =
                Math.min(repair.start() + repair.text().length(), getDocument().getLength());
        if (gap < 0) setCaretPosition(sameLine ? end + writing - repair.end() : end);
        else select(repair.start() + gap, repair.start() + gap + GAP.length());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (typist != null) RuleColours.dress(this); // called by a constructor above, before there are fields
    }

    /** Each look of the window brings its own way of moving text. */
    @Override
    public void setTransferHandler(TransferHandler next) {
        super.setTransferHandler(next == null || next instanceof FilesToPage ? next : new FilesToPage(next));
    }

    /** Takes away the blanks between the last word of a line and its end. */
    void dropBlanksBefore(int to) {
        String text = getText();
        int from = to;
        while (from > 0 && text.charAt(from - 1) == ' ') from--;
        if (from < to && from > 0 && text.charAt(from - 1) != '\n') replaceRange("", from, to);
    }

    /** Has the line of the cursor begin so far right. */
    void beginLineAt(int indent) {
        String text = getText();
        int start = text.lastIndexOf('\n', getCaretPosition() - 1) + 1;
        int end = start;
        while (end < text.length() && text.charAt(end) == ' ') end++;
        if (end - start != indent) replaceRange(" ".repeat(indent), start, end);
    }

    /** @return the word of the language at the cursor, or else the first of its line; empty if it has none */
    String wondered() {
        String text = getText();
        int start = text.lastIndexOf('\n', getCaretPosition() - 1) + 1;
        int end = text.indexOf('\n', start);
        String line = text.substring(start, end < 0 ? text.length() : end);
        int at = getCaretPosition() - start;
        String first = "";
        for (LineParts.Part part : LineParts.of(line)) {
            if (part.kind() != LineParts.Kind.KEYWORD) continue;
            if (part.start() <= at && at <= part.end()) return part.in(line);
            if (first.isEmpty()) first = part.in(line);
        }
        return first;
    }
}
