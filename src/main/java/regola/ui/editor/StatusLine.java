package regola.ui.editor;

import java.awt.event.ActionEvent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.text.BadLocationException;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.TextLink;
import regola.ui.view.Texts;

/**
 * A StatusLine says below the text in which line and column the cursor is, and how much is wrong, whatever is shown.
 */
final class StatusLine extends JPanel {
    private static final long serialVersionUID = 1;

    private final JLabel place = new JLabel(" ");
    private final TextLink wrong = new TextLink("editor.status.wrong");
    private transient Texts texts = Texts.in("en");
    private int line = 1;
    private int column = 1;

    /** @param go leads to the first mistake */
    StatusLine(Runnable go) {
        super(new MigLayout("ins 0 2 0 2, gap 16 0, hidemode 3"));
        setOpaque(false);
        setName("editor.status");
        place.setName("editor.status.place");
        place.putClientProperty("FlatLaf.styleClass", "small");
        wrong.addActionListener((ActionEvent e) -> go.run());
        wrong.setVisible(false);
        add(place);
        add(wrong, "hidemode 0"); // with its room kept, the text above does not move when it comes
    }

    void show(int count, Texts inWords) {
        texts = inWords;
        wrong.setVisible(count > 0);
        wrong.setText(texts.get(count == 1 ? "editor.status.one" : "editor.status.many", count));
        wrong.setToolTipText(texts.get("editor.status.tip"));
        say();
    }

    void at(RuleArea area) {
        try {
            line = area.getLineOfOffset(area.getCaretPosition()) + 1;
            column = area.getCaretPosition() - area.getLineStartOffset(line - 1) + 1;
        } catch (BadLocationException e) {
            throw new IllegalStateException("the cursor is within the text", e);
        }
        say();
    }

    private void say() {
        place.setText(texts.get("editor.status.place", line, column));
    }
}
