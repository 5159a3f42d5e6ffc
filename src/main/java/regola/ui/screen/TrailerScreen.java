package regola.ui.screen;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.OverlayLayout;
import regola.ui.command.Command;
import regola.ui.present.trailer.TrailerPresenter;
import regola.ui.stage.Measure;
import regola.ui.trailer.TrailerPanel;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.trailer.TrailerView;
import regola.ui.view.trailer.TrailerWishes;

/** A TrailerScreen is the page on which the trailer of a game is watched. It leads back to where it was opened. */
public final class TrailerScreen implements Screen {
    private final Fittings fittings;
    private final Consumer<JComponent> menu;
    private final Runnable front;
    private final TrailerPresenter presenter;
    private final JPanel frame = new JPanel() {
        private static final long serialVersionUID = 1;

        @Override
        public boolean isOptimizedDrawingEnabled() {
            return false; // what says that it is being opened lies over the page
        }
    };
    private final Opening opening = new Opening(this::leave, this::goOn);
    private String game = "";
    private TrailerPanel panel;
    private Runnable back = () -> {};
    private Texts texts;
    private Feel feel;

    /** How a presenter is made, given what is to be done with its pictures and with what is wrong, on the worker. */
    @FunctionalInterface
    public interface Making {
        TrailerPresenter presenter(Consumer<TrailerView> screen, Consumer<List<ProblemView>> failed);
    }

    /**
     * @param menu opens the menu below the component that it gets
     * @param front is run when a trailer is being opened, to bring the page to the front
     */
    public TrailerScreen(
            Fittings fittings, Making making, Consumer<JComponent> menu, Texts texts, Feel feel, Runnable front) {
        this.fittings = fittings;
        this.menu = menu;
        this.texts = texts;
        this.feel = feel;
        this.front = front;
        frame.setLayout(new OverlayLayout(frame));
        frame.add(opening);
        presenter = making.presenter(
                view -> Fittings.later(() -> show(view)), problems -> Fittings.later(() -> failed(problems)));
        presenter.speak(texts.language());
    }

    @Override
    public String name() {
        return "trailer";
    }

    @Override
    public JComponent component() {
        return frame;
    }

    @Override
    public boolean hasTools() {
        return false;
    }

    @Override
    public boolean isStage() {
        return true;
    }

    /** @return the page as it stands, null before the first trailer */
    public TrailerPanel panel() {
        return panel;
    }

    /**
     * @param ofGame the game's id
     * @param from leads back to where it was opened
     */
    public void open(String ofGame, Runnable from) {
        back = from;
        if (panel == null || !ofGame.equals(game))
            panel = new TrailerPanel(fittings.arts().apply(ofGame), presenter, new Wishes(), menu);
        game = ofGame;
        feel(feel);
        frame.removeAll();
        frame.add(opening);
        opening.begin(texts.get("trailer.opening"));
        frame.revalidate();
        front.run();
        opening.requestFocusInWindow();
        presenter.open(ofGame);
    }

    @Override
    public void left() {
        presenter.leave();
    }

    @Override
    public void takeKeyboard() {
        if (opening.isVisible()) opening.requestFocusInWindow();
        else if (panel != null) panel.takeKeyboard();
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.speak(next.language());
    }

    @Override
    public void feel(Feel next) {
        feel = next;
        if (panel == null) return;
        panel.move(next.motion());
        panel.setMode(next.children() ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER);
    }

    @Override
    public Set<Command> ready() {
        return Set.of(Command.NEW);
    }

    @Override
    public List<Handed> handouts() {
        if (panel == null || panel.view() == null) return List.of();
        return List.of(Handed.film("handout.trailer", game, presenter::film));
    }

    @Override
    public void perform(Command command) {
        if (command == Command.NEW) fittings.doors().start();
    }

    private void leave() {
        back.run();
    }

    private void goOn() {
        panel.goOn();
    }

    private void show(TrailerView view) {
        panel.show(view, texts);
        if (panel.getParent() == null) {
            frame.add(panel);
            frame.revalidate();
            frame.repaint();
            opening.there(panel::takeKeyboard);
        }
        fittings.refresh().run();
    }

    private void failed(List<ProblemView> problems) {
        leave();
        fittings.notices()
                .tell(Notice.problem("trailer", Said.of("trailer.failed")).with(problems));
    }

    /** Where one can go from here. */
    private final class Wishes implements TrailerWishes {
        @Override
        public void learn(String lesson) {
            fittings.doors().lesson(game, lesson);
        }

        @Override
        public void leave() {
            TrailerScreen.this.leave();
        }
    }
}
