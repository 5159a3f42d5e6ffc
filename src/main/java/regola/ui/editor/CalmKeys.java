package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;

/**
 * CalmKeys are those of a list that has opened by itself: until somebody goes into it by the key downwards, each key
 * does in the text what it always does there, and the list goes. Only the tabulator, which means nothing in the middle
 * of a word, writes the first word of the list behind one that is begun.
 */
final class CalmKeys {
    private static final List<KeyStroke> OF_TEXT = List.of(
            key(KeyEvent.VK_ENTER),
            key(KeyEvent.VK_TAB),
            key(KeyEvent.VK_UP),
            key(KeyEvent.VK_PAGE_UP),
            key(KeyEvent.VK_PAGE_DOWN),
            key(KeyEvent.VK_HOME),
            key(KeyEvent.VK_END),
            KeyStroke.getKeyStroke(KeyEvent.VK_C, InputEvent.CTRL_DOWN_MASK));

    private final JTextComponent text;
    private final JList<?> rows;
    private final Runnable close;

    private CalmKeys(JTextComponent text, JList<?> rows, Runnable close) {
        this.text = text;
        this.rows = rows;
        this.close = close;
    }

    /** For the list that is open now; whoever closes it puts back the keys of the text. */
    static void bind(JTextComponent text, JList<?> rows, Runnable close) {
        CalmKeys keys = new CalmKeys(text, rows, close);
        OF_TEXT.forEach(key -> keys.instead(key, false));
        keys.instead(key(KeyEvent.VK_DOWN), true);
    }

    private static KeyStroke key(int code) {
        return KeyStroke.getKeyStroke(code, 0);
    }

    /** @param enters whether the key goes into the list; else it is one of the text */
    private void instead(KeyStroke key, boolean enters) {
        Object name = text.getInputMap().get(key);
        Action ofList = name == null ? null : text.getActionMap().get(name);
        if (ofList == null) return;
        text.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (rows.isSelectionEmpty() && key.getKeyCode() == KeyEvent.VK_TAB && isInAWord())
                    rows.setSelectedIndex(0);
                if (!rows.isSelectionEmpty()) {
                    ofList.actionPerformed(e);
                } else if (enters) {
                    rows.setSelectedIndex(0);
                    rows.ensureIndexIsVisible(0);
                } else {
                    close.run();
                    ofText(key, e);
                }
            }
        });
    }

    /** Whether the cursor stands right behind a letter. */
    private boolean isInAWord() {
        int at = text.getCaretPosition();
        return at > 0 && Character.isLetter(text.getText().charAt(at - 1));
    }

    private void ofText(KeyStroke key, ActionEvent e) {
        Object name = text.getInputMap().get(key);
        Action own = name == null ? null : text.getActionMap().get(name);
        if (own != null && own.isEnabled()) own.actionPerformed(e);
    }
}
