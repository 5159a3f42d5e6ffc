package regola.ui.game;

import java.awt.Dimension;
import java.awt.Font;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.RuleLink;
import regola.ui.parts.Scrolling;
import regola.ui.theme.Scaled;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.match.StoryView;
import regola.ui.view.match.WhyView;

/**
 * A WhyCard says why the last try is not allowed, with the rule and its place; or what failed in the rule file; or that
 * one looks at the past. It always takes the same room, so that the board above it never moves, and nothing in it goes
 * away by itself.
 */
final class WhyCard extends Card {
    private static final long serialVersionUID = 1;
    private final Paragraph title = new Paragraph("why.title", "Regola.muted", 0.93, false);
    private final Paragraph sentence = new Paragraph("why.sentence", null, 1.08, true);
    private final RuleLink rule;
    private final JLabel place = new JLabel();
    private final JButton now = new JButton();
    private final JButton edit = new JButton();
    private String failedAt = "";
    private final JScrollPane scroll;

    /**
     * @param open gets the number of a rule to be read
     * @param now goes back to the last moment
     * @param edit gets the place of what failed in a rule file, as {@code file:line}
     */
    WhyCard(Consumer<String> open, Runnable now, Consumer<String> edit) {
        super(new MigLayout("ins 8 14 8 10, gap 10 2, fill, hidemode 3", "[grow, fill][][][]", "[][grow, fill]"));
        setName("why");
        rule = new RuleLink("why.rule", open);
        place.setName("why.place");
        place.putClientProperty("FlatLaf.styleClass", "small");
        place.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
        this.now.setName("why.now");
        this.now.addActionListener(e -> now.run());
        this.edit.setName("why.edit");
        this.edit.addActionListener(e -> edit.accept(failedAt));
        scroll = Scrolling.page(sentence);
        add(title, "cell 0 0, wmin 40");
        add(place, "cell 1 0");
        add(rule, "cell 2 0");
        add(this.edit, "cell 3 0");
        JPanel below = new JPanel(new MigLayout("ins 0, gap 10 0, fill, hidemode 3", "[grow, fill][]", "[grow, fill]"));
        below.setOpaque(false);
        below.add(scroll, "wmin 40, hmin 0");
        below.add(this.now, "growy 0, aligny bottom");
        add(below, "cell 0 1 4 1, grow, wmin 40, hmin 0");
    }

    /** Room for a heading and two or three lines of a sentence, at any zoom. */
    @Override
    public Dimension getPreferredSize() {
        Font font = UIManager.getFont("Label.font");
        float rows = isNarrow() ? 5.8f : 4.6f;
        return new Dimension(100, Math.round((font == null ? 14 : font.getSize2D()) * rows) + Scaled.px(16));
    }

    /** Where a line has less than some fifty letters, a sentence needs one line more. */
    private boolean isNarrow() {
        return getWidth() > 0 && getWidth() < Scaled.px(430);
    }

    /** Where there is little room, the place is not said here; the card of the rule says it. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        place.setVisible(width > Scaled.px(560));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(Integer.MAX_VALUE, getPreferredSize().height);
    }

    /** @param why null if nothing was refused; problem null if nothing failed */
    void show(WhyView why, ProblemView problem, StoryView story, Texts texts) {
        boolean past = story.moment() < story.last();
        now.setText(texts.get("timeline.now"));
        now.setVisible(past && problem == null && why == null);
        failedAt = problem == null ? "" : problem.place();
        edit.setText(texts.get("problem.edit"));
        edit.setVisible(!failedAt.isEmpty());
        if (problem != null) {
            dress("Regola.problem.background", "Regola.problem.border", 1);
            write(texts.get("problem.title"), words(problem, texts), "", problem.place(), texts);
        } else if (why != null) {
            dress("Regola.why.background", "Regola.why.border", 1);
            String tried = why.tried().isEmpty() ? texts.get("why.title") : texts.get("why.tried", why.tried());
            write(tried, why.sentence(), why.rule() == null ? "" : why.rule(), why.place(), texts);
        } else if (past) {
            dress("Regola.past.background", "Regola.past.border", 1);
            write(texts.get("timeline.past", story.moment(), story.last()), texts.get("timeline.kept"), "", "", texts);
        } else {
            dress("Panel.background", "Regola.card.border", 1);
            write(texts.get("why.idle"), "", "", "", texts);
        }
    }

    private static String words(ProblemView problem, Texts texts) {
        StringBuilder words = new StringBuilder(problem.what().substring(0, 1).toUpperCase(Locale.ROOT))
                .append(problem.what().substring(1));
        words.append(". ").append(texts.get("problem.kept"));
        if (!Objects.requireNonNullElse(problem.why(), "").isEmpty())
            words.append('\n').append(texts.get("problem.why", problem.why())).append(". ");
        if (!Objects.requireNonNullElse(problem.fix(), "").isEmpty())
            words.append(texts.get("problem.fix", problem.fix())).append('.');
        return words.toString();
    }

    private void write(String head, String text, String number, String where, Texts texts) {
        title.setText(head);
        sentence.setText(text);
        rule.show(number, texts);
        place.setText(where.substring(where.lastIndexOf('/') + 1));
        place.setToolTipText(where.isEmpty() ? null : where);
        getAccessibleContext().setAccessibleName(head);
        getAccessibleContext().setAccessibleDescription(head + ". " + text + " " + number);
        scroll.getVerticalScrollBar().setValue(0);
        revalidate();
    }
}
