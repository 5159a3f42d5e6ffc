package regola.ui.lesson;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.rules.RuleView;

/**
 * A RuleMargin is the rules in the margin: each a card folded to its number, or open with its sentence. The one that
 * the message points at is lit.
 */
public final class RuleMargin extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient LessonIntents intents;
    private final transient LessonWishes wishes;
    private transient List<RuleView> shown = List.of();

    public RuleMargin(LessonIntents intents, LessonWishes wishes) {
        super(new MigLayout("ins 0, gap 0 5, wrap 1, fillx", "[grow, fill]"));
        this.intents = intents;
        this.wishes = wishes;
        setOpaque(false);
        setName("lesson.rules");
    }

    public void show(List<RuleView> rules, Texts texts) {
        if (shown.equals(rules) && getComponentCount() == rules.size()) return;
        shown = rules;
        removeAll();
        for (RuleView rule : rules) add(card(rule, texts), "wmin 40");
        revalidate();
        repaint();
    }

    private Card card(RuleView rule, Texts texts) {
        boolean open = rule.open() || rule.lit();
        Card card = new Card(new MigLayout("ins 3 6 3 8, gap 0 0, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        card.setName("lesson.rule." + rule.number());
        if (rule.lit()) card.dress(Tone.WARNING.ground(), Tone.WARNING.edge(), 2);
        JButton head = new JButton();
        head.setName("lesson.rule." + rule.number() + ".fold");
        head.putClientProperty("JButton.buttonType", "borderless");
        head.putClientProperty("FlatLaf.style", "margin: 1,2,1,2");
        // The words wrap, which those of a button of Swing's own do not.
        head.setLayout(new MigLayout("ins 0, gap 4, fillx", "[][grow, fill]"));
        Paragraph words =
                Paragraph.heading("lesson.rule." + rule.number() + ".title", 1).letMouseThrough();
        words.setText(texts.get("lesson.rule", rule.number()) + (rule.title().isEmpty() ? "" : ": " + rule.title()));
        head.add(new JLabel(UIManager.getIcon(open ? "Tree.expandedIcon" : "Tree.collapsedIcon")));
        head.add(words, "wmin 40");
        head.getAccessibleContext()
                .setAccessibleName(texts.get("lesson.rule", rule.number()) + " " + (open ? rule.sentence() : ""));
        head.addActionListener(e -> intents.fold(rule.number()));
        card.add(head, "wmin 0");
        if (open && !rule.sentence().isEmpty()) {
            ProseText sentence =
                    new ProseText("lesson.rule." + rule.number() + ".sentence", null, 1, false, 0, wishes::rule);
            sentence.show(ProseView.plain(rule.sentence()));
            card.add(sentence, "wmin 40, gapleft 20, gapbottom 4");
        }
        return card;
    }
}
