package regola.ui.game;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.RuleLink;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;

/**
 * A DecisionCard says whose decision it is and what is asked; where pointing does not say enough it offers a list.
 * Whatever it says, it takes the same room as long as the match lasts, so that what is below does not move under
 * anybody's hand.
 */
final class DecisionCard extends Card {
    private static final long serialVersionUID = 1;
    /** As many as the longest question of a game needs in a narrow column. */
    private static final int ROWS = 3;

    private final transient ArtStore art;
    private final JLabel emblem = new JLabel();
    private final JLabel who = new JLabel();
    private final Paragraph turn = new Paragraph("decision.turn", "Regola.muted", 0.93, false);
    private final RuleLink rule;
    private final JLabel legal = new JLabel();
    private final JPanel top =
            new JPanel(new MigLayout("ins 0, gap 8 0, fillx, hidemode 3", "[][grow, fill][]", "[][]"));
    private final Paragraph question =
            Paragraph.heading("decision.question", 1.08).atLeast(ROWS);
    private final Paragraph advice = Paragraph.muted("decision.advice");
    private final Draft draft = new Draft("decision.draft");
    private final JPanel help = new JPanel(new MigLayout("ins 0, gap 0 2, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final ChoiceList choices;
    private final DecisionSlot slot = new DecisionSlot();
    private final JButton goOn = new JButton();
    private final JButton again = new JButton();
    private final JButton leave = new JButton();
    private transient SeatView decider;

    DecisionCard(ArtStore art, GameIntents intents, GameWishes wishes) {
        super(new MigLayout("ins 10 14 12 14, gap 6 5, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        this.art = art;
        setName("decision");
        choices = new ChoiceList("decision.choices", art, intents::choose);
        rule = new RuleLink("decision.rule", wishes::rule);
        who.setName("decision.who");
        who.putClientProperty("FlatLaf.styleClass", "h3");
        legal.setName("decision.legal");
        legal.putClientProperty("FlatLaf.styleClass", "small");
        legal.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
        named(goOn, "goOn", intents::goOn);
        named(again, "again", wishes::again);
        named(leave, "leave", wishes::leave);
        top.setOpaque(false);
        top.add(emblem, "cell 0 0 1 2, aligny center");
        top.add(who, "cell 1 0, wmin 0");
        top.add(rule, "cell 2 0, alignx right");
        top.add(turn, "cell 1 1, wmin 40");
        top.add(legal, "cell 2 1, alignx right, aligny top");
        help.setOpaque(false);
        help.add(draft, "wmin 0");
        help.add(advice, "wmin 40");
        add(top, "wmin 0");
        add(question, "wmin 40");
        slot.add(help, "wmin 0");
        slot.add(choices, "growx, wmin 0, hmin 0");
        slot.add(goOn, "growx 0");
        slot.add(again, "split 2, growx");
        slot.add(leave, "growx");
        add(slot, "wmin 0");
    }

    private static void named(JButton button, String name, Runnable act) {
        button.setName("decision." + name);
        button.addActionListener(e -> act.run());
    }

    /** @param mover whose turn it is; the same as who decides, or somebody else, or null */
    void show(DecisionView view, SeatView mover, Texts texts) {
        boolean over = view.isOver();
        decider = view.decider();
        boolean elsewhere = decider != null && mover != null && !mover.id().equals(decider.id());
        emblem.setVisible(decider != null);
        if (decider != null) emblem.setIcon(emblemIcon());
        who.setText(decider == null ? texts.get("decision.over") : decider.name());
        turn.setVisible(!over);
        turn.setText(
                decider == null
                        ? ""
                        : elsewhere ? texts.get("decision.elsewhere", mover.name()) : texts.get("decision.own"));
        turn.stress(elsewhere);
        rule.show(view.rule(), texts);
        boolean counted = !over && view.legal() > 0;
        legal.setText(
                !counted
                        ? ""
                        : view.legal() == 1
                                ? texts.get("decision.legal.one")
                                : texts.get("decision.legal", view.legal()));
        question.atLeast(over ? 1 : ROWS).setText(view.question());
        draft.show(view.draft());
        advice.setText(view.advice());
        // A list says itself what is to be done; the words come back when it goes.
        advice.setVisible(view.choices().isEmpty());
        choices.show(view.choices());
        slot.grows(over);
        goOn.setVisible(view.waiting() == DecisionView.Waiting.PAUSED);
        goOn.setText(texts.get("advice.goOn"));
        again.setVisible(over);
        again.setText(texts.get("end.again"));
        leave.setVisible(over);
        leave.setText(texts.get("end.new"));
        boolean calls = over || view.waiting() == DecisionView.Waiting.PERSON;
        dress("Regola.card.background", calls ? "Regola.card.deciding" : "Regola.card.border", 2);
        getAccessibleContext().setAccessibleName(who.getText() + ". " + view.question());
        getAccessibleContext()
                .setAccessibleDescription((turn.getText() + ". " + legal.getText() + ". " + view.advice()).strip());
        revalidate();
    }

    private EmblemIcon emblemIcon() {
        return new EmblemIcon(art, decider.colour(), decider.emblem(), Scaled.px(32));
    }

    /** Chooses what bears the key of that number, if anything does. */
    void press(int number) {
        choices.press(number);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (decider != null) emblem.setIcon(emblemIcon());
    }
}
