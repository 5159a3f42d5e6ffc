package regola.ui.parts;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.rules.PassageView;
import regola.ui.view.rules.RuleCardView;

/**
 * A RuleCard shows one rule: what it says, what it answers to what is not allowed, and its lines in the rule file, with
 * a way to change them there. The same on every page.
 */
public final class RuleCard extends Card {
    private static final long serialVersionUID = 1;

    private static final double LARGE = 1.9;
    /** What is read is so many times as large as a label. */
    private static final double READ = 1.25;

    private final transient Consumer<String> edit;
    private final JLabel number = new JLabel();
    private final Paragraph title = Paragraph.heading("rule.title", 1.4);
    private final JButton book = new JButton();
    private final JPanel content =
            new JPanel(new MigLayout("ins 0 0 4 8, gap 6 6, wrap 2, fillx, hidemode 3", "[grow, fill][]"));
    private final JScrollPane scroll;
    private boolean teacher = true;

    /**
     * @param edit gets a place as {@code file:line} that somebody wants to change; null where nothing can be changed
     * @param close called when Escape puts the card away: the drawer in which it lies has a cross
     * @param all shows all rules; null where that is no way to go
     */
    public RuleCard(Consumer<String> edit, Runnable close, Runnable all) {
        super(new MigLayout("ins 10 14 10 6, gap 8 6, fill, hidemode 3", "[grow, fill]", "[][grow, fill][]"));
        this.edit = edit;
        setName("rule.card");
        number.setName("rule.card.number");
        number.putClientProperty("FlatLaf.styleClass", "small");
        number.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
        book.setName("rule.book");
        book.putClientProperty("FlatLaf.style", "font: +4; margin: 7,16,7,16");
        book.setVisible(all != null);
        if (all != null) book.addActionListener(e -> all.run());
        content.setOpaque(false);
        scroll = Scrolling.page(content);
        add(title, "wmin 40, wrap");
        add(scroll, "grow, wmin 0, hmin 0, wrap");
        add(book, "growx 0");
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getActionMap().put("close", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                close.run();
            }
        });
    }

    /** @param next whether its number and its lines in the rule file are shown from now on */
    public void setTeacher(boolean next) {
        teacher = next;
    }

    public void show(RuleCardView view, Texts texts) {
        String untitled = teacher ? texts.get("rule.number", view.number()) : texts.get("say.rule");
        title.setText(view.title().isEmpty() ? untitled : view.title());
        title.setVisible(teacher || !view.title().isEmpty()); // the drawer says already that it is a rule
        number.setText(texts.get("rule.number", view.number()));
        book.setText(texts.get("action.rules"));
        content.removeAll();
        content.add(number, "span, growx 0");
        number.setVisible(teacher && !view.title().isEmpty());
        paragraphs("rule.sentence", view.sentences());
        if (!view.reasons().isEmpty()) {
            heading(texts.get("rule.reasons"));
            paragraphs("rule.reason", view.reasons());
        }
        if (teacher) places(view, texts);
        getAccessibleContext().setAccessibleName(teacher ? number.getText() + " " + view.title() : title.getText());
        getAccessibleContext()
                .setAccessibleDescription(String.join(" ", view.sentences()) + " " + String.join(" ", view.reasons()));
        revalidate();
        repaint();
        SwingUtilities.invokeLater(() -> scroll.getVerticalScrollBar().setValue(0));
    }

    private void places(RuleCardView view, Texts texts) {
        if (view.places().isEmpty()) paragraphs("rule.nothing", List.of(texts.get("rule.nothing", view.number())));
        else heading(texts.get(view.places().size() == 1 ? "rule.place" : "rule.places"));
        for (int i = 0; i < view.places().size(); i++) place(i, view.places().get(i), texts);
    }

    private void paragraphs(String name, List<String> sentences) {
        for (int i = 0; i < sentences.size(); i++) {
            Paragraph words = new Paragraph(name + "." + i, null, READ, false);
            words.setText(sentences.get(i));
            content.add(words, "span, growx, wmin 40");
        }
    }

    private void heading(String words) {
        Paragraph heading = new Paragraph(null, "Regola.muted", 1.1, false);
        heading.setText(words);
        content.add(heading, "span, growx, wmin 40, gaptop 6");
    }

    private void place(int index, PassageView.Place place, Texts texts) {
        String where = place.file() + ":" + place.first();
        Paragraph file = Paragraph.plain("rule.file." + index);
        file.setText(where.substring(where.lastIndexOf('/') + 1));
        file.setToolTipText(where);
        // Where letters are large, a name of a file needs the whole line.
        content.add(file, Scaled.factor() < LARGE ? "wmin 40, aligny center" : "span, growx, wmin 40");
        JButton change = new JButton(texts.get("rule.edit"));
        change.setName("rule.edit." + index);
        change.setVisible(edit != null);
        change.addActionListener(e -> edit.accept(where));
        change.getAccessibleContext().setAccessibleDescription(where);
        content.add(change, Scaled.factor() < LARGE ? "" : "span, growx 0");
        content.add(new RuleText("rule.text." + index, place.lines()), "span, growx, wmin 40, gapbottom 4");
    }
}
