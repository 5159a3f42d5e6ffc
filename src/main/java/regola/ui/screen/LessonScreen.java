package regola.ui.screen;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.OverlayLayout;
import regola.ui.command.Command;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.match.Thinking;
import regola.ui.stage.Measure;
import regola.ui.start.GameImages;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;

/**
 * A LessonScreen is the page of a lesson. Each game's lessons get a panel of their own, with the drawings of the game.
 */
public final class LessonScreen implements Screen {
    static final String NAME = "lesson";

    private final Fittings fittings;
    private final boolean alone;
    private final Runnable front;
    private final LessonPresenter presenter;
    private final LessonReading reading;
    private final JPanel frame = new JPanel() {
        private static final long serialVersionUID = 1;

        @Override
        public boolean isOptimizedDrawingEnabled() {
            return false; // what says that it is being opened lies over the page
        }
    };
    private final Opening opening;
    private String game = "";
    private LessonPanel panel;
    private Texts texts;
    private Feel feel;
    /** What lessons are known by; null where there are no pictures. */
    private GameImages pictures;

    /** How a presenter is made, given what is to be done with its pictures and with what is wrong, on the worker. */
    @FunctionalInterface
    public interface Making {
        LessonPresenter presenter(Consumer<LessonView> screen, Consumer<List<ProblemView>> failed);
    }

    /**
     * @param thinking finds out how to look ahead, for hints
     * @param alone true if there is no page to go back to
     * @param front is run when a lesson is being opened, to bring the page to the front: until its first picture it
     *     says so
     */
    public LessonScreen(
            Fittings fittings,
            Making making,
            Thinking thinking,
            boolean alone,
            Texts texts,
            Feel feel,
            Runnable front) {
        this.fittings = fittings;
        this.alone = alone;
        this.texts = texts;
        this.feel = feel;
        this.front = front;
        opening = new Opening(() -> fittings.doors().out());
        frame.setLayout(new OverlayLayout(frame));
        frame.add(opening);
        presenter = making.presenter(
                view -> Fittings.later(() -> show(view)), problems -> Fittings.later(() -> failed(problems)));
        presenter.advised(thinking);
        presenter.naming(feel.naming());
        reading = new LessonReading(fittings, presenter, () -> panel, () -> this.texts, () -> alone ? null : game);
    }

    /** @param from what lessons are known by */
    public void setPictures(GameImages from) {
        pictures = from;
    }

    @Override
    public String name() {
        return NAME;
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

    @Override
    public void openMenu() {
        if (panel != null) panel.head().openMenu();
    }

    /** @return the page as it stands, null before the first lesson */
    public LessonPanel panel() {
        return panel;
    }

    /**
     * @param ofGame the game's id
     * @param trial whether somebody sees how the lesson goes that they write
     * @param match whether it is opened from the page of a match
     */
    public void open(String ofGame, String id, boolean trial, boolean match) {
        prepare(ofGame);
        Runnable back = match ? fittings.doors()::back : null;
        panel.setBack(back);
        reading.from(back);
        panel.setTrial(trial);
        if (trial) presenter.tryOut(id);
        else presenter.open(id);
    }

    /**
     * @param ofGame the game's id
     * @param step at which it begins, from 0
     */
    public void openAt(String ofGame, String id, int step) {
        prepare(ofGame);
        panel.setBack(null);
        reading.from(null);
        presenter.openAt(id, step);
    }

    private void prepare(String ofGame) {
        if (panel == null || !ofGame.equals(game)) {
            panel = new LessonPanel(fittings.arts().apply(ofGame), presenter, reading, alone);
            panel.onPictures((lesson, on) -> pictures == null ? null : pictures.ofLesson(ofGame, lesson, 0, on));
            panel.onMenu(fittings.doors()::menu);
            panel.hear(fittings.hearing()::play, fittings.hearing().reader());
            fittings.hearing().look(fittings.worker());
        }
        game = ofGame;
        feel(feel);
        begin();
    }

    /** Back to the lesson that was left, where the learner left it. */
    public void again() {
        begin();
        presenter.comeBack();
    }

    /** The page comes to the front at once, and says that a lesson is being opened. */
    private void begin() {
        frame.removeAll();
        frame.add(opening);
        opening.begin(texts.get("lesson.opening"));
        frame.revalidate();
        front.run();
        frame.paintImmediately(frame.getVisibleRect());
        opening.requestFocusInWindow();
    }

    @Override
    public void left() {
        presenter.leave();
        fittings.hearing().reader().hush();
        reading.closeRule();
    }

    @Override
    public void takeKeyboard() {
        if (opening.isVisible()) opening.requestFocusInWindow();
        else if (panel != null) panel.boardPanel().requestFocusInWindow();
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.speak(next.language());
        reading.readAgain();
    }

    @Override
    public void feel(Feel next) {
        feel = next;
        presenter.naming(next.naming());
        if (panel == null) return;
        panel.setMotion(next.motion());
        panel.boardPanel().setLabels(next.labels() && !next.children());
        panel.setTeacher(isNumbered());
        panel.setMode(next.children() ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER);
    }

    /** Whether numbers of rules are said. */
    private boolean isNumbered() {
        return feel.teacher() && !feel.children();
    }

    @Override
    public Set<Command> ready() {
        Set<Command> ready = EnumSet.noneOf(Command.class);
        LessonView view = panel == null ? null : panel.view();
        if (!alone) ready.addAll(List.of(Command.NEW, Command.RULES, Command.APART));
        if (view != null && view.can(LessonAct.AGAIN)) ready.add(Command.RESTART);
        if (view != null && view.can(LessonAct.TAKE_BACK)) ready.add(Command.UNDO);
        return ready;
    }

    @Override
    public Lectern lectern() {
        boolean here = panel != null && panel.getParent() != null; // not while one is being opened
        boolean stands = here && panel.view() != null && panel.view().match() != null;
        return stands ? new LessonLectern(game, presenter, () -> panel.view(), this::isNumbered) : null;
    }

    @Override
    public List<Handed> handouts() {
        if (panel == null || panel.view() == null) return List.of();
        return List.of(
                Handed.pages("handout.lesson", game, presenter::handout),
                Handed.film("handout.step", game, presenter::film));
    }

    @Override
    public void perform(Command command) {
        switch (command) {
            case APART -> apart();
            case NEW -> fittings.doors().start();
            case RULES ->
                presenter.rules(rules -> Fittings.later(() -> fittings.doors().ruleBook(rules)));
            case RESTART -> presenter.act(LessonAct.AGAIN);
            case UNDO -> presenter.act(LessonAct.TAKE_BACK);
            default -> {}
        }
    }

    /** The lesson that is here now, which need not be the one that was opened by hand, at the very step. */
    private void apart() {
        String of = game;
        presenter.where((id, step) -> Fittings.later(() -> fittings.doors().apart(of, id, step)));
    }

    private void show(LessonView view) {
        panel.show(view, texts);
        if (panel.getParent() == null) {
            frame.add(panel);
            frame.revalidate();
            frame.repaint();
            opening.there(() -> panel.boardPanel().requestFocusInWindow());
        }
        fittings.refresh().run();
    }

    private void failed(List<ProblemView> problems) {
        boolean none = opening.isVisible() && panel.getParent() == null;
        if (none && alone) opening.begin(texts.get("lesson.failed"));
        else if (none) fittings.doors().out();
        fittings.notices()
                .tell(Notice.problem("lesson", Said.of("lesson.failed")).with(problems));
    }
}
