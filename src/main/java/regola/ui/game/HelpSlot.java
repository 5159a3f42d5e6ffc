package regola.ui.game;

import java.awt.CardLayout;
import javax.swing.JPanel;
import regola.ui.stage.StageButton;
import regola.ui.view.Texts;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.HintView;

/**
 * A HelpSlot is the place of help below the board: a hint while the match goes on, and after it what could have been
 * done. Where nobody gives hints it is empty.
 */
final class HelpSlot extends JPanel {
    private static final long serialVersionUID = 1;
    private final StageButton hint = new StageButton("game.hint", StageButton.Style.PLAIN);
    private final StageButton lookBack = new StageButton("game.lookBack", StageButton.Style.PLAIN);
    private transient HintIntents help;
    private transient Runnable asked = () -> {};
    private transient HintView told = HintView.NONE;
    private boolean ended;

    HelpSlot() {
        super(new CardLayout());
        setOpaque(false);
        setVisible(false);
        add(hint, "hint");
        add(lookBack, "lookBack");
        JPanel nothing = new JPanel();
        nothing.setOpaque(false);
        add(nothing, "nothing");
        hint.addActionListener(e -> asked.run());
        lookBack.addActionListener(e -> help.lookBack());
    }

    /**
     * @param next gives hints, and looks back
     * @param ask asks for a hint, or for more of it
     */
    void setHelp(HintIntents next, Runnable ask) {
        help = next;
        asked = ask;
        setVisible(next != null);
    }

    /** @param next what is told instead of what is asked, until there is another */
    void tell(HintView next) {
        told = next;
    }

    /** @param elsewhere whether one can look back from elsewhere */
    void setEnded(boolean elsewhere) {
        ended = elsewhere;
    }

    HintView told() {
        return told;
    }

    boolean isOffered() {
        return isVisible();
    }

    /** @return whether a hint can be asked for now */
    boolean hasHint() {
        return isVisible() && hint.isVisible() && hint.isEnabled();
    }

    /** @param past whether somebody looks round in what was, from where another button leads back to the match */
    void show(DecisionView decision, boolean past, boolean children, Texts texts) {
        ((CardLayout) getLayout()).show(this, decision.isOver() ? ended ? "nothing" : "lookBack" : "hint");
        lookBack.setText(texts.get("say.lookBack"));
        String next = switch (told.stage()) {
            case NONE -> children ? "say.help" : "say.hint";
            case THINKING -> "say.hint.stop";
            case PIECE -> "say.hint.more";
            case MOVE -> children ? "say.help.other" : "say.hint.whyNot";
            case ASKING, ANSWER -> past ? "say.hint.enough.past" : "say.hint.enough";
            case KNOWN -> "say.hint.back";
        };
        hint.setText(texts.get(next));
        hint.setKeyCap(children ? "" : "\u2423");
        boolean person = decision.waiting() == DecisionView.Waiting.PERSON;
        if (person && !decision.isForced() || told.stage() != HintView.Stage.NONE) hint.turnOn();
        else hint.turnOff(texts.get(person ? "say.hint.forced" : "say.hint.off"));
    }
}
