package regola.ui.screen;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.teaching.progress.Progress;
import regola.teaching.progress.ProgressTable;
import regola.ui.help.HelpWindow;
import regola.ui.keep.MatchChooser;
import regola.ui.present.ProblemViews;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.start.ProgressPanel;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.start.LearnerWishes;

/**
 * A Learners tells what became of what learners have done: forgotten things can be put back as long as the notice
 * stands, and all of it can be saved as a table. For the event thread only.
 */
final class Learners implements LearnerWishes {
    private static final String FORGOTTEN = "forgotten";
    private static final String TABLE = "table";
    private static final int WIDTH = 820;
    private static final int HEIGHT = 460;
    /** A byte order mark: without it spreadsheets take letters with accents for others. */
    private static final String MARK = "\ufeff";

    private final Fittings fittings;
    private final CoursePresenter courses;
    private final Supplier<? extends Component> parent;
    private final Supplier<Texts> texts;

    /** @param parent stands behind what asks for files */
    Learners(Fittings fittings, CoursePresenter courses, Supplier<? extends Component> parent, Supplier<Texts> texts) {
        this.fittings = fittings;
        this.courses = courses;
        this.parent = parent;
        this.texts = texts;
    }

    @Override
    public void learner(String name) {
        EventThread.check("who learns");
        courses.learner(name);
    }

    @Override
    public void forgetLearner() {
        EventThread.check("who learns");
        courses.forget(before -> Fittings.later(() -> forgotten(before)));
    }

    @Override
    public void removeLearner() {
        EventThread.check("who learns");
        courses.remove(before -> Fittings.later(() -> forgotten(before)));
    }

    /** @param before how it was */
    private void forgotten(Progress before) {
        EventThread.check("who learns");
        Said who = before.now().isEmpty() ? Said.of("learner.nobody") : Said.plain(before.now());
        fittings.notices()
                .tell(Notice.word(FORGOTTEN, Said.of("learner.forgotten", who))
                        .offering("back", Said.of("learner.put.back"), () -> {
                            courses.putBack(before);
                            fittings.notices().away(FORGOTTEN);
                        })
                        .everywhere());
    }

    @Override
    public void showProgress() {
        EventThread.check("who learns");
        courses.table(view -> Fittings.later(() -> {
            Texts now = texts.get();
            ProgressPanel content = new ProgressPanel(view, now, this::exportProgress);
            new HelpWindow(
                            SwingUtilities.getWindowAncestor(parent.get()),
                            content,
                            now.get("learner.more"),
                            WIDTH,
                            HEIGHT)
                    .setVisible(true);
        }));
    }

    @Override
    public void exportProgress() {
        EventThread.check("who learns");
        Texts now = texts.get();
        new MatchChooser(parent.get(), now)
                .saveTable(Handouts.folder(fittings), now.get("learner.file"))
                .ifPresent(file -> {
                    Handouts.remember(fittings, file);
                    courses.progress(progress -> write(progress, now, file));
                });
    }

    private void write(Progress progress, Texts now, Path file) {
        List<String> head = List.of(now.get("learner.table").split(", "));
        try {
            SafeWriter.write(file, MARK + ProgressTable.of(progress, head));
            Fittings.later(() -> fittings.notices()
                    .tell(Notice.word(TABLE, Said.of("saved.title", file.getFileName()))
                            .saying(Said.of("learner.saved", file))));
        } catch (BadFile bad) {
            Fittings.later(() -> fittings.notices()
                    .tell(Notice.problem(TABLE, Said.of("save.failed", file.getFileName()))
                            .with(ProblemViews.of(bad.problems()))
                            .offering("again", Said.of("save.again"), this::exportProgress)
                            .everywhere()));
        }
    }
}
