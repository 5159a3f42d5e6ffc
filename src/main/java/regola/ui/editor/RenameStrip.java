package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;

/** A RenameStrip asks above the text what something is to be called, and says there why that will not do. */
final class RenameStrip extends Card {
    private static final long serialVersionUID = 1;

    private final Paragraph head = Paragraph.heading("rename.title", 1);
    private final Paragraph text = Paragraph.plain("rename.text");
    private final JLabel label = new JLabel();
    private final JTextField name = new JTextField(22);
    private final JButton make = new JButton();
    private final JButton cancel = new JButton();

    /** @param wanted gets the name that was written */
    RenameStrip(Consumer<String> wanted, Runnable cancelled) {
        super(new MigLayout("ins 9 14 10 14, gap 8 5, fillx", "[][grow 50, fill][][][grow 50]"));
        setName("rename");
        setVisible(false);
        name.setName("rename.name");
        make.setName("rename.make");
        Looks.main(make);
        cancel.setName("rename.cancel");
        label.setLabelFor(name);
        add(head, "span, growx, wmin 40, wrap");
        add(text, "span, growx, wmin 40, wrap");
        add(label);
        add(name, "wmin 80");
        add(make);
        add(cancel);
        make.addActionListener(e -> wanted.accept(name.getText()));
        name.addActionListener(e -> wanted.accept(name.getText()));
        cancel.addActionListener(e -> cancelled.run());
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "cancel");
        getActionMap().put("cancel", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                cancelled.run();
            }
        });
    }

    /** @param places in which it stands; 0 if nobody knows */
    void open(String old, int places, Texts texts) {
        dress("Regola.card.background", "Regola.card.deciding", 2);
        head.setText(texts.get("editor.rename.title", old));
        text.setText(
                places == 0
                        ? texts.get("editor.rename.text")
                        : places == 1 ? texts.get("editor.rename.one") : texts.get("editor.rename.places", places));
        label.setText(texts.get("naming.name"));
        make.setText(texts.get("editor.rename.make"));
        cancel.setText(texts.get("naming.cancel"));
        name.setText(old);
        setVisible(true);
        name.selectAll();
        name.requestFocusInWindow();
    }

    /** @param why in a sentence */
    void refuse(String why) {
        text.setText(why);
        name.requestFocusInWindow();
    }
}
