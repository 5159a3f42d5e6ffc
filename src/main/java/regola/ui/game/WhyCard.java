package regola.ui.game;

import java.awt.Dimension;
import java.awt.Font;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.RuleLink;
import regola.ui.parts.Words;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.WhyView;

/**
 * A WhyCard says why the last try is not allowed, with the rule and its place; or what failed in the rule file. It always
 * takes the same room, so that the board above it never moves, and nothing in it goes away by itself.
 */
final class WhyCard extends Card {
    private static final long serialVersionUID = 1;
    private final Words title = new Words("why.title", "Regola.muted", 0.93, false);
    private final Words sentence = new Words("why.sentence", null, 1.08, true);
    private final RuleLink rule;
    private final JLabel place = new JLabel();

    /** @param open gets the number of a rule to be read */
    WhyCard(Consumer<String> open) {
        super(new MigLayout("ins 8 14 8 14, gap 12 2, fillx, hidemode 3", "[grow, fill][][]", "[][grow, top]"));
        setName("why");
        rule = new RuleLink("why.rule", open);
        place.setName("why.place");
        place.putClientProperty("FlatLaf.styleClass", "small");
        add(title, "wmin 40");
        add(place);
        add(rule, "wrap");
        add(sentence, "span, growx, wmin 40");
    }

    /** Room for a heading and two lines of a sentence, at any zoom. */
    @Override
    public Dimension getPreferredSize() {
        Font font = UIManager.getFont("Label.font");
        int height = Math.round((font == null ? 14 : font.getSize2D()) * 5);
        return new Dimension(super.getPreferredSize().width, Math.max(height + 16, super.getPreferredSize().height));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(100, getPreferredSize().height);
    }

    /** @param why null if nothing was refused; problem null if nothing failed */
    void show(WhyView why, ProblemView problem, Texts texts) {
        if (problem != null) {
            dress("Regola.problem.background", "Regola.problem.border", 1);
            write(texts.get("problem.title"), words(problem, texts), "", problem.place(), texts);
        } else if (why != null) {
            dress("Regola.why.background", "Regola.why.border", 1);
            String tried = why.tried().isEmpty() ? texts.get("why.title") : texts.get("why.tried", why.tried());
            write(tried, why.sentence(), why.rule() == null ? "" : why.rule(), why.place(), texts);
        } else {
            dress("Panel.background", "Regola.card.border", 1);
            write(texts.get("why.idle"), "", "", "", texts);
        }
    }

    private static String words(ProblemView problem, Texts texts) {
        StringBuilder words = new StringBuilder(problem.what()).append(". ").append(texts.get("problem.kept"));
        if (!Objects.requireNonNullElse(problem.why(), "").isEmpty()) words.append('\n').append(texts.get("problem.why", problem.why()));
        if (!Objects.requireNonNullElse(problem.fix(), "").isEmpty()) words.append('\n').append(texts.get("problem.fix", problem.fix()));
        return words.toString();
    }

    private void write(String head, String text, String number, String where, Texts texts) {
        title.setText(head);
        sentence.setText(text);
        rule.show(number, texts);
        place.setText(where);
        getAccessibleContext().setAccessibleDescription(head + ". " + text + " " + number);
    }
}
