package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
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

    /** @param go leads to the first thing that is wrong */
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

    void show(int errors, int warnings, Texts inWords) {
        texts = inWords;
        wrong.setVisible(errors + warnings > 0);
        List<String> counts = new ArrayList<>();
        if (errors > 0 || warnings == 0)
            counts.add(texts.get(errors == 1 ? "editor.status.one" : "editor.status.many", errors));
        if (warnings > 0)
            counts.add(texts.get(warnings == 1 ? "editor.status.warning" : "editor.status.warnings", warnings));
        wrong.setText(String.join(", ", counts));
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
