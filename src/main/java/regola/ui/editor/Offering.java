package regola.ui.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.event.ActionEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JWindow;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.AutoCompletionEvent;
import org.fife.ui.autocomplete.Completion;
import regola.ui.view.Texts;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.ReplyView.Offer;

/**
 * An Offering is the list of what could be written in one text: at its key, or by itself when somebody pauses in a word
 * or before one that must come. A list that opened by itself takes no key from who writes on; see {@link CalmKeys}.
 */
final class Offering extends AutoCompletion {
    private static final int MOST_ROWS = 8;
    /** With less room below the line the list stands above it. */
    private static final int LEAST_ROWS = 4;

    private static final int LEAST_LETTERS = 24;
    /** Who writes faster than this knows what to write. */
    private static final int PAUSE_MILLIS = 220;
    /** With fewer letters than that too much begins so. */
    private static final String CLOSING = ")]},:";

    private static final int LEAST_BEGUN = 2;

    private final transient RuleArea area;
    private final transient RuleCompletion words;
    private final transient RuleCompletion.Asking asking;
    private final transient Consumer<String> nothing;
    private final transient CompletionPlace place;
    private final transient CompletionNote note;
    private final transient WrittenPairs pairs;
    private final Timer pause = new Timer(PAUSE_MILLIS, e -> suggest());
    private transient JList<?> rows;
    private transient boolean answering;
    private transient boolean unasked;
    private transient boolean suggesting = true;
    /** Whether somebody has asked and has no answer yet. */
    private transient boolean wanted;

    /** Where the word begins for which the list was put away; -1 if it was not. */
    private transient int away = -1;

    Offering(
            RuleArea area,
            RuleCompletion words,
            RuleCompletion.Asking asking,
            Consumer<String> nothing,
            Supplier<Texts> texts) {
        super(words);
        this.area = area;
        this.words = words;
        this.asking = asking;
        this.nothing = nothing;
        this.place = new CompletionPlace(area);
        this.note = new CompletionNote(texts);
        this.pairs = new WrittenPairs(area);
        setAutoActivationEnabled(false);
        setAutoCompleteSingleChoices(true);
        setShowDescWindow(false);
        pause.setRepeats(false);
        install(area);
        area.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent e) {
                typed(e.getKeyChar());
            }

            @Override
            public void keyPressed(KeyEvent e) {
                if (e.getKeyCode() == KeyEvent.VK_ESCAPE && isPopupVisible()) away = start();
            }
        });
        addAutoCompletionListener(e -> {
            if (e.getEventType() == AutoCompletionEvent.Type.POPUP_HIDDEN) unasked = false;
        });
    }

    // ---- by itself

    /** @param wanted whether the list opens by itself */
    void suggests(boolean wanted) {
        suggesting = wanted;
        if (!wanted) pause.stop();
    }

    private void typed(char c) {
        pause.stop();
        wanted = false;
        boolean goesOn = Character.isLetterOrDigit(c) || c == '-' || c == ' ';
        if (suggesting && goesOn) pause.start();
    }

    private void suggest() {
        boolean idle = area.isFocusOwner() && area.isEditable() && !isPopupVisible();
        if (!idle || area.getSelectionStart() != area.getSelectionEnd()) return;
        String begun = words.getAlreadyEnteredText(area);
        if (begun.length() >= LEAST_BEGUN ? !Character.isLetter(begun.charAt(0)) : !begun.isEmpty()) return;
        if (!isOpen(area.getText(), area.getCaretPosition())) return;
        if (start() == away) return;
        away = -1;
        asking.ask(false);
    }

    /** Before a word that stands there already, and was meant, nothing is offered to who did not ask. */
    static boolean isOpen(String text, int caret) {
        return caret >= text.length()
                || Character.isWhitespace(text.charAt(caret))
                || CLOSING.indexOf(text.charAt(caret)) >= 0;
    }

    /** @return what may be offered unasked: whole lines only where the rest of the line is empty */
    static List<Offer> fitting(List<Offer> offers, String text, int caret) {
        int end = text.indexOf('\n', caret);
        boolean last = text.substring(caret, end < 0 ? text.length() : end).isBlank();
        return last ? offers : offers.stream().filter(each -> !each.passage()).toList();
    }

    /** @return where the word begins that is being written */
    private int start() {
        return area.getSelectionStart() - words.getAlreadyEnteredText(area).length();
    }

    /** @return whether what was asked at a place still holds where the cursor is now */
    private boolean fits(QuestionView question) {
        int on = area.getSelectionStart() - question.offset();
        if (on < 0 || question.kind() == QuestionView.Kind.COMPLETE && on > 0) return false;
        return area.edition() - question.edition() == on && start() <= question.offset();
    }

    // ---- the list

    /** Shows what was found, where it was asked for. */
    void answer(ReplyView answer) {
        boolean calm = answer.question().kind() == QuestionView.Kind.SUGGEST;
        if (!calm) wanted = false;
        if (!fits(answer.question()) || isPopupVisible() || !area.isEditable()) return;
        if (calm && (!suggesting || wanted || !area.isFocusOwner())) return;
        List<Offer> offers = answer.offers();
        words.take(calm ? fitting(offers, area.getText(), area.getCaretPosition()) : offers, calm);
        if (calm && isNothingNew(words.getCompletions(area))) return;
        unasked = calm;
        answering = true;
        setAutoCompleteSingleChoices(!calm);
        try {
            doCompletion();
        } finally {
            answering = false;
        }
    }

    /** What is written already is not offered to who did not ask. */
    private boolean isNothingNew(List<Completion> shown) {
        String begun = words.getAlreadyEnteredText(area);
        return shown.stream().allMatch(each -> each.getReplacementText().equals(begun));
    }

    /** What is selected goes; one goes on between the parentheses of what asks for more, or in a first gap. */
    @Override
    protected void insertCompletion(Completion chosen, boolean begun) {
        area.beginAtomicEdit();
        try {
            if (area.getSelectionStart() != area.getSelectionEnd()) area.replaceSelection("");
            if (chosen instanceof RuleCompletion.Offered row && row.offer().indent() >= 0)
                area.beginLineAt(row.offer().indent());
            super.insertCompletion(chosen, begun);
            String written = chosen.getReplacementText();
            Offer call = chosen instanceof RuleCompletion.Offered row ? row.offer() : null;
            if (call != null && call.isCall()) pairs.add(area.getCaretPosition() - 1);
            if (call != null && call.asks()) area.setCaretPosition(area.getCaretPosition() - 1);
            if (written.startsWith("\n")) area.dropBlanksBefore(area.getCaretPosition() - written.length());
        } finally {
            area.endAtomicEdit();
        }
        if (!(chosen instanceof RuleCompletion.Passage passage) || passage.gap < 0) return;
        int start = area.getCaretPosition() - passage.getReplacementText().length();
        if (start >= 0) area.select(start + passage.gap, start + passage.gap + passage.length);
    }

    /** At its key. Whoever asks while the list is open wants to choose in it. */
    @Override
    public void doCompletion() {
        if (unasked && !answering && isPopupVisible() && rows != null && rows.isSelectionEmpty())
            rows.setSelectedIndex(0);
        else super.doCompletion();
    }

    @Override
    protected Action createAutoCompleteAction() {
        return new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                doCompletion();
            }
        };
    }

    /** A list that is open goes on with what one types; else it is asked first. */
    @Override
    protected int refreshPopupWindow() {
        if (!area.isEditable()) return -1;
        if (!isPopupVisible() && !answering) {
            pause.stop();
            wanted = true;
            asking.ask(true);
            return -1;
        }
        List<Completion> shown = words.getCompletions(area);
        if (unasked && isPopupVisible() && isNothingNew(shown)) {
            hidePopupWindow();
            return -1;
        }
        if (answering && shown.isEmpty()) nothing.accept(words.getAlreadyEnteredText(area));
        boolean open = isPopupVisible();
        if (!open) note.room(shown, size(shown).width);
        Dimension size = size(shown);
        if (!open) setChoicesWindowSize(size.width, size.height);
        int line = super.refreshPopupWindow();
        if (!isPopupVisible()) return line;
        if (!open) place.open(size, rowHeight() * LEAST_ROWS + note.wanted());
        dress(!open);
        place.fit(words.getAlreadyEnteredText(area), size);
        // The text may be scrolled yet, so that the line is seen whole.
        SwingUtilities.invokeLater(() -> {
            if (isPopupVisible()) place.fit(words.getAlreadyEnteredText(area), size);
        });
        return line;
    }

    /** The library makes its list when it first opens. */
    private void dress(boolean opened) {
        if (rows == null) {
            JWindow window = place.list();
            rows = window == null ? null : rows(window);
            if (rows == null) return;
            window.getContentPane().add(note, BorderLayout.SOUTH);
            SwingUtilities.updateComponentTreeUI(note); // the look may be another since it was made
            if (SwingUtilities.getAncestorOfClass(JScrollPane.class, rows) instanceof JScrollPane scroll)
                scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
            rows.addListSelectionListener(e -> tellMore());
        }
        if (opened && unasked) CalmKeys.bind(area, rows, this::hidePopupWindow);
        if (unasked) rows.clearSelection();
        tellMore();
    }

    private void tellMore() {
        note.show(rows, !rows.isSelectionEmpty());
    }

    private static JList<?> rows(Container in) {
        for (Component each : in.getComponents()) {
            if (each instanceof JList<?> list) return list;
            JList<?> inside = each instanceof Container container ? rows(container) : null;
            if (inside != null) return inside;
        }
        return null;
    }

    /** As much room as what is offered needs, but no more than lets the text be seen. */
    private Dimension size(List<Completion> shown) {
        FontMetrics letters = area.getFontMetrics(UIManager.getFont("List.font"));
        int row = rowHeight();
        int widest = shown.stream()
                .mapToInt(each -> letters.stringWidth(each.toString()))
                .max()
                .orElse(0);
        int most = Math.max(LEAST_LETTERS, area.getVisibleRect().width * 9 / 10 / letters.charWidth('n'));
        int letter = letters.charWidth('n');
        return new Dimension(
                Math.min(Math.max(widest + 6 * letter, 2 * LEAST_LETTERS * letter), most * letter),
                row * Math.min(Math.max(shown.size(), 1), MOST_ROWS) + row + note.wanted());
    }

    private int rowHeight() {
        return area.getFontMetrics(UIManager.getFont("List.font")).getHeight() + 2;
    }
}
