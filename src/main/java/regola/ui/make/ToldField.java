package regola.ui.make;

import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/**
 * A ToldField is a field for a sentence or two: the tabulator goes on to the next field, and lines break by themselves.
 */
final class ToldField extends JTextArea {
    private static final long serialVersionUID = 1;

    private boolean showing;
    private boolean missing;

    /** @param typed gets what stands there whenever somebody has changed it */
    ToldField(String name, int rows, JLabel label, Consumer<String> typed) {
        super(rows, 10);
        setName(name);
        label.setLabelFor(this);
        setLineWrap(true);
        setWrapStyleWord(true);
        setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        dress();
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                dress();
                if (getParent() instanceof JComponent around) around.scrollRectToVisible(getBounds());
            }

            @Override
            public void focusLost(FocusEvent e) {
                dress();
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
                changed();
            }

            private void changed() {
                if (!showing) typed.accept(getText());
            }
        });
    }

    /**
     * What somebody is typing just now is newer than any picture.
     *
     * @param other whether it is the field of another step
     */
    void show(String words, boolean other, boolean isMissing) {
        missing = isMissing && words.isBlank();
        dress();
        if (!other && isFocusOwner() || words.equals(getText())) return;
        showing = true;
        setText(words);
        showing = false;
    }

    private void dress() {
        var colour = UIManager.getColor(
                missing
                        ? "Regola.why.border"
                        : isFocusOwner() ? "Component.focusedBorderColor" : "Component.borderColor");
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(colour, isFocusOwner() || missing ? 2 : 1, true),
                BorderFactory.createEmptyBorder(
                        isFocusOwner() || missing ? 3 : 4, 6, isFocusOwner() || missing ? 3 : 4, 6)));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(UIManager.getFont("TextField.font"));
    }
}
