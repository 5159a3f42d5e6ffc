package regola.ui.lesson;

import java.awt.CardLayout;
import java.awt.Rectangle;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.RuleCard;
import regola.ui.parts.Scrolling;
import regola.ui.parts.SteadyColumn;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.rules.RuleCardView;

/**
 * A LessonMargin is the column beside the board: the rules, answers to choose from, whatever of the match lies beside
 * the board, the hint, and what is offered. At the end the card with the stars stands in its place. It is as wide as a
 * line of some forty letters, whatever it shows, so that the board never changes its size.
 */
public final class LessonMargin extends SteadyColumn {
    private static final long serialVersionUID = 1;
    private static final String WORK = "work";
    private static final String END = "end";
    private static final String RULE = "rule";
    private static final double LETTERS = 24;
    private static final int HINT_LETTERS = 90;

    private final transient LessonIntents intents;
    private final CardLayout faces;
    private final RuleMargin rules;
    private final AnswersPanel answers;
    private final JLabel hintTitle = new JLabel();
    private final ProseText hint;
    private final Card hintCard = new Card(new MigLayout("ins 7 12 8 12, gap 0 2, wrap 1, fillx", "[grow, fill]"));
    private final ActButtons acts;
    private final EndCard end;
    private final RuleCard rule;
    private final JComponent beside;
    private final JPanel above = new JPanel(new MigLayout("ins 0, gap 0 8, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final JPanel work =
            new JPanel(new MigLayout("ins 0, gap 0 8, wrap 1, fill, hidemode 3", "[grow, fill]", "[grow, fill][][]"));
    private boolean reading;
    private boolean over;
    private boolean narrow;
    private boolean hinted;

    /**
     * @param beside what of the match lies beside the board
     * @param alone true if there is no page to go back to
     */
    public LessonMargin(LessonIntents intents, LessonWishes wishes, JComponent beside, boolean alone) {
        super(new CardLayout(), LETTERS);
        this.intents = intents;
        faces = (CardLayout) getLayout();
        setOpaque(false);
        setName("lesson.margin");
        rules = new RuleMargin(intents, wishes);
        answers = new AnswersPanel(intents);
        hint = new ProseText("lesson.hint", null, 1.05, false, HINT_LETTERS, wishes::rule);
        acts = new ActButtons(this::ask);
        end = new EndCard(intents, wishes, alone);
        hintTitle.setName("lesson.hint.title");
        hintTitle.putClientProperty("FlatLaf.styleClass", "small");
        hintCard.setName("lesson.hint.card");
        hintCard.add(hintTitle);
        hintCard.add(new Paragraphs(hint), "wmin 40");
        rule = new RuleCard(wishes::edit, wishes::closeRule);
        this.beside = beside;
        above.setOpaque(false);
        work.setOpaque(false);
        work.add(Scrolling.page(above), "wmin 0, h 20:60:, growy");
        take(List.of());
        work.add(acts);
        add(work, WORK);
        add(Scrolling.page(end), END);
        add(Scrolling.page(rule), RULE);
    }

    /**
     * Holds texts that have no room below the board: what is asked above the answers, all else below them.
     *
     * @param texts none where they stand below the board
     */
    void take(List<JComponent> texts) {
        above.removeAll();
        for (JComponent text : texts.subList(0, Math.min(1, texts.size()))) above.add(text, "wmin 40");
        above.add(answers, "wmin 40");
        for (JComponent text : texts.subList(Math.min(1, texts.size()), texts.size())) above.add(text, "wmin 40");
        if (texts.isEmpty()) work.add(hintCard, "wmin 40", Math.min(1, work.getComponentCount()));
        else above.add(hintCard, "wmin 40");
        above.add(rules, "wmin 40");
        above.add(beside, "wmin 40");
        revalidate();
    }

    /**
     * Where there is little room, none is kept for a hint that is not there; the buttons below it stay where they are.
     */
    void setNarrow(boolean little) {
        narrow = little;
        hintCard.setVisible(hinted || !narrow);
    }

    public void show(LessonView view, Texts texts) {
        rules.show(view.rules(), texts);
        answers.show(view.answers(), texts);
        boolean waits = view.offers(LessonAct.HINT) && !view.can(LessonAct.HINT);
        hintTitle.setText(texts.get(waits ? "lesson.hint.waits" : "lesson.hint"));
        hintTitle.setVisible(!view.hint().isEmpty());
        hint.show(view.hint());
        boolean news = !hinted && !view.hint().isEmpty();
        hinted = !view.hint().isEmpty();
        hintCard.setVisible(hinted || !narrow);
        hintCard.dress(
                view.hint().isEmpty() ? "Panel.background" : "Regola.hint.background",
                view.hint().isEmpty() ? "Panel.background" : "Regola.hint.border",
                1);
        hintCard.getAccessibleContext().setAccessibleName(view.hint().text());
        if (news && narrow)
            SwingUtilities.invokeLater(() -> hintCard.scrollRectToVisible(new Rectangle(hintCard.getSize())));
        acts.show(view, texts);
        if (view.end() != null) end.show(view.end(), texts);
        over = view.end() != null;
        turn();
    }

    /** Asks for something; where the answer may take a while, it is told that it is being worked on. */
    void ask(LessonAct act) {
        if (act == LessonAct.HINT || act == LessonAct.SHOW_ME || act == LessonAct.ANOTHER) acts.asked(act);
        intents.act(act);
    }

    /** Shows the card of a rule instead of all else, or puts it away. */
    public void showRule(RuleCardView card, Texts texts) {
        reading = card != null;
        if (card != null) rule.show(card, texts);
        turn();
        if (card != null) rule.takeKeyboard();
    }

    /** @return whether the card of a rule is shown */
    public boolean isReading() {
        return reading;
    }

    private void turn() {
        faces.show(this, reading ? RULE : over ? END : WORK);
    }
}
