package regola.ui.game;

import java.awt.CardLayout;
import java.awt.EventQueue;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javax.swing.JPanel;
import javax.swing.Timer;
import regola.ui.stage.StageButton;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.HintView;
import regola.ui.view.match.WhyView;

/**
 * A HelpSlot is the place of help below the board: a hint while the match goes on, and after it what could have been
 * done. Where nobody gives hints it is empty.
 */
final class HelpSlot extends JPanel {
    private static final long serialVersionUID = 1;
    /** For so long nobody has read what has just come. */
    private static final long UNREAD = 500_000_000L;
    /** What is looked for is mostly found before; what takes longer can be given up. */
    private static final long LONG = 2_000_000_000L;
    /** What has been thought about is read no sooner than so long after it has come. */
    private static final long JUST = 1_500_000_000L;

    private static final int MILLI = 1_000_000;

    private final StageButton hint = new StageButton("game.hint", StageButton.Style.PLAIN);
    private final StageButton lookBack = new StageButton("game.lookBack", StageButton.Style.PLAIN);
    private transient HintIntents help;
    private transient Runnable read = () -> {};
    private transient HintView told = HintView.NONE;
    private boolean ended;
    /** Whether those who ask read little: to them nothing is judged that they only think of. */
    private boolean children;

    private final transient LongSupplier clock;
    /** Whether it may be asked for now what comes only when a person decides again. */
    private boolean awaits;
    /** Somebody has asked too early, and gets it then. */
    private boolean wanted;
    /** Says beside the button what has no room on it. */
    private transient Consumer<String> beside = words -> {};
    /** What stands on the button meanwhile. */
    private String soon = "";

    /** When other words came, by the clock; empty if none did yet. */
    private transient OptionalLong changed = OptionalLong.empty();
    /** When a hint began to be looked for; empty while none is. */
    private transient OptionalLong begun = OptionalLong.empty();
    /** When what had been looked for came, with nothing left to ask; empty where it did not come so. */
    private transient OptionalLong found = OptionalLong.empty();

    private final Timer looking = new Timer((int) (LONG / MILLI), e -> offerStop());
    /** What stands on the button while what is looked for cannot be given up yet: what was pressed there. */
    private String pressed = "";

    private String stop = "";

    /** Why the last try was refused. */
    private transient WhyView refusal;
    /** Whether that is said now over what is told. */
    private boolean refused;

    private final Timer saying = new Timer(0, e -> heardOut());
    private transient Runnable then = () -> {};

    HelpSlot() {
        this(System::nanoTime);
    }

    /** @param clock in billionths of a second */
    HelpSlot(LongSupplier clock) {
        super(new CardLayout());
        this.clock = clock;
        setOpaque(false);
        setVisible(false);
        add(hint, "hint");
        add(lookBack, "lookBack");
        JPanel nothing = new JPanel();
        nothing.setOpaque(false);
        add(nothing, "nothing");
        hint.addActionListener(e -> press(isSpace()));
        hint.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                want();
            }
        });
        lookBack.addActionListener(e -> help.lookBack());
        looking.setRepeats(false);
        saying.setRepeats(false);
    }

    /**
     * @param next gives hints, and looks back
     * @param asked is done when somebody asks for help, before it comes
     */
    void setHelp(HintIntents next, Runnable asked) {
        help = next;
        read = asked;
        wanted = false;
        setVisible(next != null);
    }

    /** @param next what is told instead of what is asked, until there is another */
    void tell(HintView next) {
        boolean same = next.stage() == told.stage()
                && next.head().equals(told.head())
                && next.sentence().equals(told.sentence());
        boolean came = told.stage() == HintView.Stage.THINKING && next.stage() == HintView.Stage.MOVE;
        if (!same) found = came ? OptionalLong.of(clock.getAsLong()) : OptionalLong.empty();
        if (!same) beside.accept("");
        if (!same) changed = OptionalLong.of(clock.getAsLong());
        if (next.stage() != HintView.Stage.THINKING) begun = OptionalLong.empty();
        else if (begun.isEmpty()) {
            begun = OptionalLong.of(clock.getAsLong());
            looking.restart();
        }
        told = next;
    }

    /** Whether a hint was asked for so shortly before: who presses twice means its next step, not that none comes. */
    private boolean isBegunWithin(long time) {
        return begun.isPresent() && clock.getAsLong() - begun.getAsLong() < time;
    }

    private void offerStop() {
        if (!told.thinks()) return;
        hint.setText(stop);
        hint.setKeyCap(children ? "" : "Esc");
    }

    /**
     * Over a hint a refusal is said for its time: then the hint is told again, which is on the board all the while.
     * Over the question which move is meant it stays.
     *
     * @param why why the last try was refused; null if it was not
     * @param after is done when that has been said
     * @return whether it is still to be said
     */
    boolean refuses(WhyView why, Runnable after) {
        then = after;
        boolean over = told.stage() != HintView.Stage.NONE;
        // What was said beside the button would stand over the reason.
        if (why != null && why != refusal) beside.accept("");
        if (why == null || !over) refused = false;
        else if (why != refusal) {
            refused = true;
            saying.setInitialDelay(Tempo.telling(why.sentence().length()));
            saying.restart();
        }
        // Whoever is asked for a move has nothing else to read: the words stay as long as the sign on the board.
        if (!refused || told.stage() == HintView.Stage.ASKING) saying.stop();
        refusal = why;
        return why != null && (refused || !over);
    }

    private void heardOut() {
        refused = false;
        then.run();
    }

    /**
     * One step on, and from the last away; who reads little is shown that one again instead. Pressing on never leads to
     * where moves do not count. Just after the words have changed a press meant what stood there before, so it does
     * nothing. A refusal that is said over the whole of a hint is put away first.
     *
     * @param bySpace the key for a hint gives up nothing: only the button does, which says so
     */
    void press(boolean bySpace) {
        if (!isSettled()) return;
        if (told.thinks() && !bySpace) {
            if (!isBegunWithin(LONG + UNREAD)) help.giveUp();
        } else if (isWhole() && refused) read.run();
        else if (isWhole() && !children) {
            if (!isJustFound()) help.away();
        } else {
            read.run();
            help.hint();
        }
    }

    /**
     * Why not another move? Whatever stands there: a press that is not heard would be followed by a move that counts.
     */
    void whyNot() {
        if (!hasHint() || children || told.stage() == HintView.Stage.KNOWN) return;
        boolean plays = told.play() != HintView.Play.NONE;
        if (told.asks() && !plays) return;
        read.run();
        if (plays) help.play();
        else help.whyNot();
    }

    /** @return the key of what stands where what is told can be seen on the board */
    String playing() {
        return switch (told.play()) {
            case NONE, FIRST -> "say.hint.play";
            case NEXT -> "say.hint.play.on";
            case AGAIN -> "say.hint.play.again";
        };
    }

    /** @return whether what is told has been there for so long that a press is about it */
    boolean isSettled() {
        return changed.isEmpty() || clock.getAsLong() - changed.getAsLong() >= UNREAD;
    }

    /** Whether what was thought about has come only just now: who pressed again while it did has not read it yet. */
    private boolean isJustFound() {
        return found.isPresent() && clock.getAsLong() - found.getAsLong() < JUST;
    }

    /** Nobody wants it any more. */
    void away() {
        if (help != null) help.away();
    }

    /** Whether a hint has been told to its end: the next press puts it away. */
    private boolean isWhole() {
        return told.stage() == HintView.Stage.MOVE;
    }

    private static boolean isSpace() {
        return EventQueue.getCurrentEvent() instanceof KeyEvent key && key.getKeyCode() == KeyEvent.VK_SPACE;
    }

    /** @param elsewhere whether one can look back from elsewhere */
    void setEnded(boolean elsewhere) {
        ended = elsewhere;
    }

    /** @param next is told why no hint can be asked for where that has no room on the button */
    void sayBeside(Consumer<String> next) {
        beside = next;
        hint.sayBeside(next);
    }

    /** Where no hint can be asked for it is said why; who only waits for the others has asked all the same. */
    void sayWhyNot() {
        want();
        hint.sayWhyNot();
    }

    private void want() {
        if (hint.isEnabled() || !awaits) return;
        wanted = true;
        hint.turnOff(soon);
        hint.sayWhyNot();
    }

    /** @return whether somebody who has asked too early gets a hint as soon as it can be told */
    boolean isWanted() {
        return wanted;
    }

    /** Who has asked while others moved gets the hint now, unless something else has come between. */
    private void answer() {
        if (!hasHint() || told.stage() != HintView.Stage.NONE) return;
        read.run();
        help.hint();
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

    /**
     * @param person whether a person decides here, or did so where somebody looks round in what was
     * @param past whether somebody looks round there, from where another button leads back to the match
     * @param later whether a person decides again after others
     */
    void show(DecisionView decision, boolean person, boolean past, boolean later, boolean forChildren, Texts texts) {
        children = forChildren;
        ((CardLayout) getLayout()).show(this, decision.isOver() ? ended || children ? "nothing" : "lookBack" : "hint");
        lookBack.setText(texts.get("say.lookBack"));
        String next = switch (told.stage()) {
            case NONE, BACK -> children ? "say.help" : "say.hint";
            case THINKING, JUDGING -> "say.hint.stop";
            case PIECE -> "say.hint.more";
            case MOVE -> children ? "say.help" : "say.hint.done";
            case ASKING, ANSWER -> past ? "say.hint.enough.past" : "say.hint.enough";
            case KNOWN -> "say.hint.back";
        };
        stop = texts.get("say.hint.stop");
        boolean waits = isBegunWithin(LONG);
        if (!told.thinks()) pressed = texts.get(next);
        hint.setText(waits ? pressed : texts.get(next));
        hint.setKeyCap(
                children
                        ? ""
                        : told.thinks() && !waits
                                ? "Esc"
                                : KeyEvent.getKeyText(
                                        GameKey.HINT.strokes().get(0).getKeyCode()));
        boolean tells = person && !decision.isForced();
        awaits = later && !person && !past && !decision.isOver();
        soon = texts.get("say.hint.soon");
        if (tells || told.stage() != HintView.Stage.NONE) hint.turnOn();
        else if (wanted && awaits) want();
        else if (!person) hint.turnOff(texts.get("say.hint.off"));
        else hint.turnOff(texts.get(children ? "child.hint.off" : "say.hint.forced"));
        if (wanted && tells && !past) EventQueue.invokeLater(this::answer);
        wanted &= awaits;
    }
}
