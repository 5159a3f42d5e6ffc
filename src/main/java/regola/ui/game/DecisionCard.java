package regola.ui.game;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.board.EmblemIcon;
import regola.ui.parts.Card;
import regola.ui.parts.RuleLink;
import regola.ui.parts.Words;
import regola.ui.view.DecisionView;
import regola.ui.view.Texts;

/** A DecisionCard says whose decision it is and what is asked; where pointing does not say enough it offers a list. */
final class DecisionCard extends Card {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final JLabel who = new JLabel();
    private final RuleLink rule;
    private final Words question = Words.heading("decision.question", 1.08);
    private final Words advice = Words.muted("decision.advice");
    private final JLabel draft = new JLabel();
    private final ChoiceButtons choices;
    private final JButton goOn = new JButton();
    private final JButton again = new JButton();
    private final JButton leave = new JButton();

    DecisionCard(ArtStore art, GameIntents intents) {
        super(new MigLayout("ins 12 14 12 14, gap 6 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        this.art = art;
        setName("decision");
        who.setName("decision.who");
        rule = new RuleLink("decision.rule", intents::rule);
        draft.setName("decision.draft");
        choices = new ChoiceButtons("decision.choices", art, intents::choose);
        named(goOn, "goOn", intents::goOn);
        named(again, "again", intents::again);
        named(leave, "leave", intents::leave);
        who.setHorizontalAlignment(SwingConstants.LEADING);
        JPanel top = new JPanel(new MigLayout("ins 0, fillx", "[grow, fill][]"));
        top.setOpaque(false);
        top.add(who, "wmin 0");
        top.add(rule);
        add(top);
        add(question, "wmin 40");
        add(draft, "wmin 0");
        add(choices, "growx");
        add(goOn, "growx 0");
        add(advice, "wmin 40");
        add(again, "split 2, growx");
        add(leave, "growx");
    }

    private static void named(JButton button, String name, Runnable act) {
        button.setName("decision." + name);
        button.addActionListener(e -> act.run());
    }

    void show(DecisionView view, Texts texts) {
        boolean over = view.isOver();
        who.setVisible(!over);
        if (view.decider() != null) {
            who.setIcon(new EmblemIcon(art, view.decider().colour(), view.decider().emblem(), 22));
            who.setText(view.decider().name());
        }
        who.putClientProperty("FlatLaf.styleClass", "h3");
        rule.show(view.rule(), texts);
        question.setText(view.question());
        advice.setText(view.advice());
        advice.setVisible(!view.advice().isEmpty());
        draft.setVisible(!view.draft().isEmpty());
        draft.setText(ChoiceButtons.draft(view.draft()));
        goOn.setVisible(view.waiting() == DecisionView.Waiting.PAUSED);
        goOn.setText(texts.get("advice.goOn"));
        again.setVisible(over);
        again.setText(texts.get("end.again"));
        leave.setVisible(over);
        leave.setText(texts.get("end.new"));
        choices.show(view.choices());
        boolean calls = over || view.waiting() == DecisionView.Waiting.PERSON;
        dress("Regola.card.background", calls ? "Regola.card.deciding" : "Regola.card.border", 2);
    }
}
