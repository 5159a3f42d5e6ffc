package regola.ui.workshop;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/** A BookKeys binds keys in the book, and hears what is typed there. */
final class BookKeys {
    private BookKeys() {}

    /** Only while the keyboard is there itself. */
    static void on(JComponent where, int key, Runnable act) {
        on(where, JComponent.WHEN_FOCUSED, key, act);
    }

    static void on(JComponent where, int when, int key, Runnable act) {
        String name = "book " + key;
        where.getInputMap(when).put(KeyStroke.getKeyStroke(key, 0), name);
        where.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                act.run();
            }
        });
    }

    static void onTyping(JTextField where, Runnable act) {
        where.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                act.run();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                act.run();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                // the looks of letters
            }
        });
    }
}
