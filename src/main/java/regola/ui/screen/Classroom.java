package regola.ui.screen;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.time.InstantSource;
import javax.swing.SwingUtilities;
import regola.ui.classroom.ClassroomKey;
import regola.ui.classroom.ClassroomPanel;
import regola.ui.present.classroom.ClassroomPresenter;
import regola.ui.theme.EventThread;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.ProjectorView;
import regola.ui.work.Waiting;

/** A Classroom shows a page to a class, over the whole screen, and goes away again. For the event thread only. */
public final class Classroom {
    private static final String FOCUS = "permanentFocusOwner";

    private final PropertyChangeListener holding = this::hold;
    private final Fittings fittings;
    private final Projector projector;
    private final Runnable back;
    private final ClassroomPresenter presenter;
    private Lectern lectern;
    /** What had the keyboard. */
    private Component before;

    private ClassroomPanel panel;
    private Texts texts;
    /** True while the class waits for a position that is set up. */
    private boolean waiting;

    /** @param back gives the keyboard to the page when nobody looks any more */
    public Classroom(Fittings fittings, Projector projector, Runnable back, Texts texts) {
        this.fittings = fittings;
        this.projector = projector;
        this.back = back;
        this.texts = texts;
        presenter = new ClassroomPresenter(
                fittings.worker(), InstantSource.system(), new Waiting(), view -> Fittings.later(() -> show(view)));
    }

    public void speak(Texts next) {
        EventThread.check("what is shown to a class");
        texts = next;
        changed();
    }

    /** @param of what is shown; null for nothing */
    public void open(Lectern of, Feel feel) {
        EventThread.check("what is shown to a class");
        if (of == null || panel != null) return;
        lectern = of;
        before = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        panel = new ClassroomPanel(
                fittings.arts().apply(of.game()),
                of.presenter(),
                this::press,
                place -> presenter.letter(panel.view(), place),
                texts);
        panel.feel(feel.motion(), feel.labels());
        presenter.begin();
        lectern.project(true);
        projector.project(panel);
        changed();
        takeKeyboard();
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener(FOCUS, holding);
    }

    /** The page below, which cannot be seen, may take the keyboard for its own board when it is ready. */
    private void hold(PropertyChangeEvent change) {
        if (panel == null || !(change.getNewValue() instanceof Component owner)) return;
        boolean below = SwingUtilities.getWindowAncestor(owner) == SwingUtilities.getWindowAncestor(panel)
                && !SwingUtilities.isDescendingFrom(owner, panel);
        if (below) Fittings.later(this::takeKeyboard);
    }

    /** @return whether a class looks at something, which has the keyboard then */
    public boolean takeKeyboard() {
        if (panel != null) panel.board().requestFocusInWindow();
        return panel != null;
    }

    /** A page has come to the front; if a class waits for it, it is shown to the class again. */
    public void goOn(Lectern of, Feel feel) {
        EventThread.check("what is shown to a class");
        if (!waiting || of == null) return;
        waiting = false;
        open(of, feel);
    }

    /** A class waits for what is going to be begun. */
    public void expect() {
        EventThread.check("what is shown to a class");
        waiting = true;
    }

    /** No class waits any more. */
    public void forget() {
        EventThread.check("what is shown to a class");
        waiting = false;
    }

    /** @return whether a class looks at it */
    public boolean isOpen() {
        return panel != null;
    }

    public void close() {
        EventThread.check("what is shown to a class");
        if (panel == null) return;
        panel = null;
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removePropertyChangeListener(FOCUS, holding);
        lectern.project(false);
        projector.project(null);
        if (before != null && before.isShowing()) before.requestFocusInWindow();
        else back.run();
    }

    /** The page has another picture. */
    public void changed() {
        EventThread.check("what is shown to a class");
        if (panel == null) return;
        ProjectorView next = lectern.view();
        panel.tell(lectern.told());
        if (next == null || panel.view() != null && panel.view().serial() == next.serial()) return;
        panel.show(next, texts);
        presenter.follow(next);
    }

    private void show(ClassroomView view) {
        if (panel != null) panel.show(view);
    }

    /** Where no computer can be asked, that is said, until the key is pressed again. */
    private void ask() {
        if (lectern.ask(presenter)) return;
        boolean said = panel.told().stage() != HintView.Stage.NONE;
        panel.tell(
                said
                        ? HintView.NONE
                        : new HintView(
                                HintView.Stage.MOVE,
                                texts.get("hint.failed"),
                                texts.get("classroom.computer.none"),
                                OverlayView.NONE));
    }

    /** A vote that is there may be put away anywhere. */
    private void turnVote() {
        String none = panel.laid().vote() == null ? lectern.noVote() : "";
        if (none.isEmpty()) presenter.turnVote(panel.view());
        else panel.say(none);
    }

    private void press(ClassroomKey key, int number) {
        switch (key) {
            case ON -> panel.say(lectern.on(presenter, panel.laid()));
            case BACK -> panel.say(lectern.back(presenter));
            case LIGHTS -> presenter.turnLights();
            case BLANK -> presenter.turnBlank();
            case SPOTLIGHT -> presenter.turnSpotlight();
            case PEN -> presenter.take(ClassroomView.Tool.PEN);
            case ARROW -> presenter.take(ClassroomView.Tool.ARROW);
            case TIME -> presenter.addMinute();
            case TIME_AWAY -> presenter.endCountdown();
            case VOTE -> turnVote();
            case COUNT -> presenter.vote(number);
            case PLAY -> presenter.endVote();
            case UNCOUNT -> presenter.unvote();
            case CHOOSE -> lectern.answer(number);
            case COMPUTER -> ask();
            case SET_UP -> waiting = lectern.setUp();
            case LEAVE -> close();
            default -> {}
        }
    }
}
