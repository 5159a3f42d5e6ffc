package regola.ui.position;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.RuleLink;
import regola.ui.view.Texts;
import regola.ui.view.position.PositionView;

/** A VerdictCard says whether the position can be played, and if not, all that is wrong with it. */
final class VerdictCard extends Card {
    private static final long serialVersionUID = 1;

    private final transient Consumer<String> rule;
    private final Paragraph verdict = Paragraph.heading("position.verdict", 1);
    private final JPanel list = new JPanel(new MigLayout("ins 0, gap 4 2, fillx, wrap 2", "[grow, fill][]"));
    private transient List<PositionView.Fault> shown;

    /** @param rule gets the number of a rule that is to be read */
    VerdictCard(Consumer<String> rule) {
        super(new MigLayout("ins 8 12 8 8, gap 0 4, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        this.rule = rule;
        list.setOpaque(false);
        add(verdict, "wmin 40");
        add(list, "wmin 0");
    }

    void show(PositionView view, Texts texts) {
        verdict.setText(view.verdict());
        boolean sound = view.isSound();
        dress(
                sound ? "Regola.card.background" : "Regola.why.background",
                sound ? "Regola.card.deciding" : "Regola.why.border",
                1);
        list.setVisible(!sound);
        String said = view.verdict();
        for (PositionView.Fault fault : view.faults()) said += " " + fault.sentence();
        getAccessibleContext().setAccessibleName(said);
        if (view.faults().equals(shown)) return;
        shown = view.faults();
        list.removeAll();
        int number = 0;
        for (PositionView.Fault fault : shown) {
            Paragraph words = Paragraph.plain("position.fault." + number++);
            words.setText(fault.sentence());
            RuleLink link = new RuleLink("position.fault.rule." + number, rule);
            link.show(fault.rule(), texts);
            list.add(words, "wmin 40");
            list.add(link, "aligny top");
        }
        list.revalidate();
    }
}
