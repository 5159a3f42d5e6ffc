package regola.ui.screen;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.teaching.draft.LessonDraft;
import regola.teaching.draft.LessonForm;
import regola.ui.command.Command;
import regola.ui.keep.FormLessons;
import regola.ui.keep.KeptVersions;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.ShownFolder;
import regola.ui.make.LessonFormPanel;
import regola.ui.present.make.LessonFormPresenter;
import regola.ui.present.make.LessonFormStage;
import regola.ui.present.match.MatchRecord;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.make.LessonFormView;
import regola.ui.view.make.LessonFormWishes;

/** A LessonFormScreen is the page on which a lesson is filled in. It leads back to where the position came from. */
public final class LessonFormScreen implements Screen {
    private static final String NOTICE = "form";

    private final Fittings fittings;
    private final LessonFormPresenter presenter;
    private final Runnable toFront;
    private final JPanel frame = new JPanel(new BorderLayout());
    private LessonFormPanel panel;
    private Runnable back;
    private boolean opening;
    private Texts texts;
    private Feel feel;

    /** @param toFront is run when there is something to be seen on the page */
    public LessonFormScreen(Fittings fittings, Texts texts, Feel feel, Runnable toFront) {
        this.fittings = fittings;
        this.texts = texts;
        this.feel = feel;
        this.toFront = toFront;
        this.back = () -> fittings.doors().start();
        LibraryShelf shelf = new LibraryShelf(() -> LibraryShelf.folders(fittings.home(), fittings.likings()));
        presenter = new LessonFormPresenter(
                fittings.worker(),
                new FormLessons(
                        fittings.home().tutorials(),
                        shelf::latest,
                        new KeptVersions(fittings.home().folder().resolve("versions"), InstantSource.system())),
                new Stage());
        presenter.speak(texts.language());
    }

    /**
     * @param filling fills in, on the worker, what is known of that moment
     * @param leave back to where the position came from
     */
    public void make(MatchRecord match, Doors.LessonFilling filling, Runnable leave) {
        open(leave);
        fittings.worker().execute(() -> {
            LessonForm form = LessonDraft.of(match.rules(), match.seed(), match.start(), match.moves(), match.at());
            presenter.begin(match.rules(), filling.in(form));
        });
    }

    /** @param file of a lesson of somebody's own */
    public void change(String file, Runnable leave) {
        open(leave);
        presenter.change(file);
    }

    private void open(Runnable leave) {
        back = leave;
        opening = true;
    }

    @Override
    public String name() {
        return "form";
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
    public void takeKeyboard() {
        if (panel != null) panel.takeKeyboard();
    }

    @Override
    public void left() {
        presenter.leave();
        fittings.notices().away(NOTICE);
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.speak(next.language());
    }

    @Override
    public void feel(Feel next) {
        feel = next;
        if (panel != null) panel.board().setLabels(next.labels());
    }

    @Override
    public Set<Command> ready() {
        return EnumSet.of(Command.NEW);
    }

    @Override
    public void perform(Command command) {
        if (command == Command.NEW) fittings.doors().start();
    }

    private void show(LessonFormView view) {
        boolean first = opening;
        if (first) {
            opening = false;
            panel = new LessonFormPanel(fittings.arts().apply(view.game()), presenter, new Wishes());
            panel.board().setLabels(feel.labels());
            frame.removeAll();
            frame.add(panel);
            frame.revalidate();
            frame.repaint();
        }
        if (panel == null) return;
        panel.show(view, texts);
        if (first) {
            toFront.run();
            panel.takeKeyboard();
        }
        fittings.refresh().run();
    }

    private final class Wishes implements LessonFormWishes {
        @Override
        public void leave() {
            back.run();
        }

        @Override
        public void rule(String number) {
            fittings.notices().say("rule", Said.plain(number));
        }
    }

    /** What comes from the presenter. */
    private final class Stage implements LessonFormStage {
        @Override
        public void show(LessonFormView view) {
            Fittings.later(() -> LessonFormScreen.this.show(view));
        }

        @Override
        public void saved(String file) {
            Fittings.later(() -> fittings.notices().away(NOTICE));
        }

        @Override
        public void tryIt(String game, String lesson) {
            Fittings.later(() -> fittings.doors().lesson(game, lesson));
        }

        @Override
        public void failed(List<ProblemView> problems) {
            Fittings.later(() -> fittings.notices()
                    .tell(Notice.problem(NOTICE, Said.of("draft.failed")).with(problems)));
        }

        @Override
        public void refused(String file, List<ProblemView> problems) {
            Fittings.later(() -> {
                opening = false;
                Notice notice = problems.isEmpty()
                        ? Notice.offer(NOTICE, Said.of("form.text")).saying(Said.of("form.text.where", file))
                        : Notice.problem(NOTICE, Said.of("form.refused")).with(problems);
                if (!file.isEmpty()) notice = ShownFolder.offering(notice, Path.of(file), fittings.worker());
                fittings.notices().tell(notice);
            });
        }
    }
}
