package regola.ui.editor;

import java.util.Collection;
import javax.swing.InputMap;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;

/**
 * A RuleArea is one rule file as it can be written: coloured, indented, and each text of it numbered. It tells of
 * changes once for each thing that somebody does, however many letters that changes.
 */
final class RuleArea extends RSyntaxTextArea {
    private static final long serialVersionUID = 1;
    /** In larger files some help that goes through the whole text is left out. */
    private static final int LARGE = 200_000;

    /** Hears of each new text. */
    interface Typist {
        void typed(long edition, String text);
    }

    private final transient Typist typist;
    private long edition;
    private boolean telling;

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
        setCodeFoldingEnabled(false);
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

    /** What the window does at a key it does here too; only what every text has stays. */
    private void leave(Collection<KeyStroke> windowKeys) {
        InputMap mine = new InputMap();
        mine.setParent(getInputMap());
        for (KeyStroke key : windowKeys) if (key != null) mine.put(key, "none");
        setInputMap(WHEN_FOCUSED, mine);
    }

    private void changed() {
        edition++;
        if (telling) return;
        telling = true;
        SwingUtilities.invokeLater(() -> {
            telling = false;
            typist.typed(edition, getText());
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

    @Override
    public void updateUI() {
        super.updateUI();
        if (typist != null) RuleColours.dress(this); // called by a constructor above, before there are fields
    }
}
