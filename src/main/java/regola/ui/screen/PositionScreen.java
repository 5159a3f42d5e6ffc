package regola.ui.screen;

import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.engine.value.Position;
import regola.ui.command.Command;
import regola.ui.position.PositionPanel;
import regola.ui.present.match.Resumption;
import regola.ui.present.position.PositionPresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.position.PositionView;
import regola.ui.view.position.PositionWishes;

/**
 * A PositionScreen is the page on which a position is set up. It is opened from a match and leads back there, or to a
 * new one.
 */
public final class PositionScreen implements Screen {
    /** The notice about what cannot be set up, pasted or copied. */
    private static final String NOTICE = "position";

    private final Fittings fittings;
    private final PositionPresenter presenter;
    private final Consumer<Resumption> play;
    private final Runnable firstPicture;
    private final JPanel frame = new JPanel(new BorderLayout());
    private PositionPanel panel;
    private MatchSetUp under;
    private boolean opening;
    private Texts texts;

    /**
     * @param play goes on with a match that begins here
     * @param firstPicture is run when the page has its first picture
     */
    public PositionScreen(Fittings fittings, Texts texts, Consumer<Resumption> play, Runnable firstPicture) {
        this.fittings = fittings;
        this.texts = texts;
        this.play = play;
        this.firstPicture = firstPicture;
        presenter = new PositionPresenter(fittings.worker(), view -> Fittings.later(() -> show(view)));
    }

    @Override
    public String name() {
        return "position";
    }

    @Override
    public JComponent component() {
        return frame;
    }

    /** @return the page as it stands, null before the first */
    PositionPanel panel() {
        return panel;
    }

    /** @param match where it stands; what lies face down in it for all is not shown until that is asked for */
    public void open(MatchSetUp setUp, Position match) {
        under = setUp;
        opening = true;
        panel = new PositionPanel(fittings.arts().apply(setUp.rules().game().id()), presenter, new Wishes());
        presenter.begin(setUp, match, problem -> Fittings.later(() -> tell("position.failed", List.of(problem))));
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.speak(next.language());
    }

    @Override
    public void feel(Feel next) {
        if (panel != null) panel.board().setLabels(next.labels());
    }

    @Override
    public void takeKeyboard() {
        if (panel != null) panel.board().requestFocusInWindow();
    }

    @Override
    public void left() {
        fittings.notices().away(NOTICE);
    }

    @Override
    public Set<Command> ready() {
        PositionView view = panel == null ? null : panel.view();
        Set<Command> ready = EnumSet.of(Command.NEW, Command.RULES, Command.SET_UP);
        if (view != null && view.isSound()) ready.add(Command.DRAFT);
        if (view != null && view.canUndo()) ready.add(Command.UNDO);
        if (view != null && view.canRedo()) ready.add(Command.REDO);
        return ready;
    }

    @Override
    public void perform(Command command) {
        switch (command) {
            case NEW -> fittings.doors().start();
            case RULES -> fittings.doors().ruleBook(under.rules());
            case SET_UP -> fittings.doors().back();
            case DRAFT ->
                presenter.record(match -> Fittings.later(() -> fittings.doors().makeLesson(match)));
            case UNDO -> presenter.undo();
            case REDO -> presenter.redo();
            default -> {}
        }
    }

    private void show(PositionView view) {
        panel.show(view, texts);
        if (opening) {
            opening = false;
            frame.removeAll();
            frame.add(panel);
            frame.revalidate();
            frame.repaint();
            firstPicture.run();
            panel.board().requestFocusInWindow();
        }
        fittings.refresh().run();
    }

    private void tell(String title, List<ProblemView> problems) {
        fittings.notices().tell(Notice.problem(NOTICE, Said.of(title)).with(problems));
    }

    /** Where one can go from here with the position. */
    private final class Wishes implements PositionWishes {
        @Override
        public void rule(String number) {
            fittings.doors().ruleBook(under.rules());
        }

        @Override
        public void copy() {
            presenter.copy(text -> Fittings.later(() -> {
                try {
                    clipboard().setContents(new StringSelection(text), null);
                    fittings.notices().say(NOTICE, Said.of("position.copied"));
                } catch (IllegalStateException taken) {
                    tell("position.clipboard.taken", List.of());
                }
            }));
        }

        @Override
        public void paste() {
            try {
                Object text = clipboard().getData(DataFlavor.stringFlavor);
                fittings.notices().away(NOTICE);
                presenter.paste(
                        String.valueOf(text), problems -> Fittings.later(() -> tell("position.refused", problems)));
            } catch (UnsupportedFlavorException | IOException nothing) {
                tell("position.clipboard.empty", List.of());
            } catch (IllegalStateException taken) {
                tell("position.clipboard.taken", List.of());
            }
        }

        private static Clipboard clipboard() {
            return Toolkit.getDefaultToolkit().getSystemClipboard();
        }

        @Override
        public void play() {
            presenter.play(match -> Fittings.later(() -> play.accept(match)));
        }

        @Override
        public void lesson() {
            perform(Command.DRAFT);
        }

        @Override
        public void leave() {
            fittings.doors().back();
        }
    }
}
