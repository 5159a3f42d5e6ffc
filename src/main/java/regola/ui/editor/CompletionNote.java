package regola.ui.editor;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.fife.ui.autocomplete.Completion;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.editor.ReplyView.Offer;

/**
 * A CompletionNote stands below the list of what could be written and tells more of the row that is looked at: what it
 * does, and a line out of rules in which it is written. As long as the list is open it has the same height, so that the
 * list stays in its place.
 */
final class CompletionNote extends JPanel {
    private static final long serialVersionUID = 1;
    /** Of a long sentence or a short one and its example, which may go on in the next line, and of the keys. */
    private static final int LINES = 5;

    private static final int LEAST = 2;

    private static final int EDGE = 6;

    private int lines = LINES;
    private final transient Supplier<Texts> texts;
    private final Paragraph sentence = Paragraph.plain("complete.sentence");
    private final JTextArea example = new JTextArea();
    private final Paragraph keys = Paragraph.muted("complete.keys");

    CompletionNote(Supplier<Texts> texts) {
        super(new MigLayout(
                "ins " + EDGE + " 8 " + EDGE + " 8, gap 0 0, wrap 1, fill, hidemode 3",
                "[grow, fill]",
                "[][grow, top][bottom]"));
        this.texts = texts;
        setName("complete.note");
        example.setName("complete.example");
        example.setEditable(false);
        example.setLineWrap(true); // nothing of it is cut off
        example.setWrapStyleWord(true);
        example.setFocusable(false);
        example.setOpaque(false);
        example.setBorder(null);
        add(sentence, "wmin 40");
        add(example, "wmin 40");
        add(keys, "wmin 40");
        dress();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (example != null) dress();
    }

    private void dress() {
        setBackground(UIManager.getColor("List.background"));
        setBorder(BorderFactory.createMatteBorder(0, 1, 1, 1, UIManager.getColor("Component.borderColor")));
        Font mono = RuleColours.font();
        example.setBorder(null);
        example.setFont(mono);
        example.setForeground(RuleColours.of("keyword"));
    }

    /** Takes as many lines as the longest has to say of all that are shown, in that width. */
    void room(List<Completion> shown, int width) {
        int wide = Math.max(1, width - 4 * EDGE);
        lines = LEAST;
        for (Completion each : shown)
            if (each instanceof RuleCompletion.Offered row) lines = Math.max(lines, lines(row.offer(), wide));
        lines = Math.min(lines, LINES);
    }

    private int lines(Offer offer, int wide) {
        FontMetrics mono = getFontMetrics(RuleColours.font());
        FontMetrics plain = getFontMetrics(keys.getFont());
        boolean cut = offer.sentence().length() > RuleCompletion.MOST_SAID;
        int said = cut ? rows(plain.stringWidth(offer.sentence()), wide) : 0;
        int written = offer.example()
                .lines()
                .mapToInt(each -> rows(mono.stringWidth(each), wide))
                .sum();
        Texts words = texts.get();
        String below = words == null ? "" : words.get("editor.complete.keys.word", written(offer));
        return said + written + rows(plain.stringWidth(below), wide);
    }

    private static int rows(int letters, int wide) {
        return Math.max(1, (letters + wide - 1) / wide);
    }

    /** @return how high it is with all that it may have to say */
    int wanted() {
        return lines * (getFontMetrics(RuleColours.font()).getHeight() + 1) + 2 * EDGE;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, wanted());
    }

    /** @param looked whether the row was gone to; else the list opened by itself */
    void show(JList<?> rows, boolean looked) {
        dress(); // the look may be another than when it was made
        Object row = looked
                ? rows.getSelectedValue()
                : rows.getModel().getSize() == 0 ? null : rows.getModel().getElementAt(0);
        Offer offer = row instanceof RuleCompletion.Offered offered ? offered.offer() : null;
        // What stands whole in its row is not said twice.
        boolean cut = offer != null && offer.sentence().length() > RuleCompletion.MOST_SAID;
        sentence.setText(cut ? offer.sentence() : "");
        sentence.setVisible(cut);
        example.setText(offer == null ? "" : offer.example());
        Texts words = texts.get();
        if (words == null) return;
        String written = offer == null ? "" : written(offer);
        if (!looked) keys.setText(words.get("editor.complete.keys.first"));
        else if (written.isEmpty()) keys.setText(words.get("editor.complete.keys"));
        else keys.setText(words.get("editor.complete.keys.word", written));
    }

    /** @return what is written if it is not what stands there as an example; empty if it is just that, or more */
    private static String written(Offer offer) {
        String text = RuleCompletion.withoutGaps(offer.text()).strip();
        return text.contains("\n") || offer.example().startsWith(text) && offer.passage() ? "" : text;
    }
}
