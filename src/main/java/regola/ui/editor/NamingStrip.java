package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.NamingView;

/** A NamingStrip asks above the text what something new is to be called, with a name that will do. Enter makes it. */
final class NamingStrip extends Card {
    private static final long serialVersionUID = 1;

    private final Paragraph head = Paragraph.heading("naming.title", 1);
    private final Paragraph text = Paragraph.plain("naming.text");
    private final JLabel label = new JLabel();
    private final JTextField name = new JTextField(22);
    private final JButton make = new JButton();
    private final JButton cancel = new JButton();
    private transient NamingView shown;

    NamingStrip(EditorIntents intents) {
        super(new MigLayout("ins 9 14 10 14, gap 8 5, fillx", "[][grow 50, fill][][][grow 50]"));
        setName("naming");
        setVisible(false);
        name.setName("naming.name");
        make.setName("naming.make");
        Looks.main(make);
        cancel.setName("naming.cancel");
        label.setLabelFor(name);
        add(head, "span, growx, wmin 40, wrap");
        add(text, "span, growx, wmin 40, wrap");
        add(label);
        add(name, "wmin 80");
        add(make);
        add(cancel);
        make.addActionListener(e -> intents.make(name.getText()));
        name.addActionListener(e -> intents.make(name.getText()));
        cancel.addActionListener(e -> intents.cancelNaming());
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "cancel");
        getActionMap().put("cancel", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                intents.cancelNaming();
            }
        });
    }

    /** @param naming null for nothing to name */
    void show(NamingView naming, Texts texts) {
        boolean begins = naming != null && (shown == null || shown.what() != naming.what());
        boolean untouched = shown != null && name.getText().equals(shown.proposal());
        boolean copy = naming != null && naming.what() == NamingView.What.COPY;
        setVisible(naming != null);
        if (naming != null) {
            dress("Regola.card.background", "Regola.card.deciding", 2);
            head.setText(texts.get(copy ? "naming.copy.title" : "naming.variant.title"));
            text.setText(texts.get(copy ? "naming.copy.text" : "naming.variant.text"));
            label.setText(texts.get("naming.name"));
            make.setText(texts.get(copy ? "naming.copy.make" : "naming.variant.make"));
            cancel.setText(texts.get("naming.cancel"));
            if (begins || untouched) name.setText(naming.proposal());
        }
        shown = naming;
        if (begins) takeKeyboard();
    }

    void takeKeyboard() {
        name.selectAll();
        name.requestFocusInWindow();
    }
}
