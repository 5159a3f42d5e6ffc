package regola.ui.screen;

import java.awt.Point;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import regola.ui.command.Command;
import regola.ui.command.Menus;
import regola.ui.keep.OwnMenu;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.start.CourseOutline;
import regola.ui.present.start.Fronts;
import regola.ui.stage.Measure;
import regola.ui.start.GameImages;
import regola.ui.start.PathPanel;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.start.PathWishes;

/** A PathScreen is the page of the lessons of one game. */
public final class PathScreen implements Screen {
    private final Fittings fittings;
    private final Fronts fronts;
    private final CoursePresenter courses;
    private final Runnable studied;
    private final PathPanel panel;
    private final OwnMenu own;
    private Texts texts;
    private String game;
    private boolean children;

    /**
     * @param teaching makes the presenter of lessons, given what is to be done with its pictures, on the worker
     * @param studied is run when another learner is at work, or what was done may be another
     */
    public PathScreen(
            Fittings fittings,
            Fronts fronts,
            Function<Consumer<CourseView>, CoursePresenter> teaching,
            GameImages pictures,
            Runnable studied,
            Texts texts) {
        this.fittings = fittings;
        this.fronts = fronts;
        this.studied = studied;
        this.texts = texts;
        courses = teaching.apply(course -> Fittings.later(() -> show(course)));
        Learners learners = new Learners(fittings, courses, this::panel, () -> this.texts);
        panel = new PathPanel(
                pictures,
                fittings.arts(),
                new Wishes(),
                learners,
                under ->
                        fittings.doors().menu(under, List.of(item("path.learner", "path.who", panel()::openLearners))));
        panel.speak(texts);
        own = new OwnMenu(
                fittings.home(),
                fittings.likings(),
                fittings.worker(),
                notice -> {
                    fittings.notices().tell(notice);
                    fittings.notices().takeKeyboard();
                },
                fittings.notices()::away,
                this::entered);
    }

    private void menu(String title, String file, Point at) {
        if (!panel.isShowing() || panel.mode() == Measure.Mode.CHILDREN) return;
        JPopupMenu popup = new JPopupMenu();
        popup.setName("lesson.menu");
        popup.add(item("lesson.change", "own.change", () -> fittings.doors().changeLesson(file)));
        popup.add(own.ofLesson(file, title, texts));
        Menus.enlarge(popup, panel.measure());
        SwingUtilities.convertPointFromScreen(at, panel);
        popup.show(panel, at.x, at.y);
    }

    /** @param of a game's id */
    public void open(String of) {
        game = of;
        panel.expect(
                of,
                title(),
                fronts.game(of)
                        .map(front -> CourseOutline.of(front, texts.language()))
                        .orElse(CourseView.NONE));
        courses.open(of);
    }

    @Override
    public String name() {
        return "path";
    }

    @Override
    public JComponent component() {
        return panel;
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
        panel.head().openMenu();
    }

    public PathPanel panel() {
        return panel;
    }

    @Override
    public void entered() {
        if (game != null) courses.open(game);
    }

    @Override
    public void takeKeyboard() {
        panel.takeKeyboard();
    }

    @Override
    public void regained() {
        if (game != null) courses.open(game);
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        panel.speak(next);
        courses.speak(next.language());
    }

    @Override
    public void feel(Feel feel) {
        panel.setMotion(feel.motion());
        boolean changes = children != feel.children();
        children = feel.children();
        panel.setMode(feel.children() ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER);
        if (changes) entered();
    }

    @Override
    public Set<Command> ready() {
        Set<Command> ready = EnumSet.of(Command.NEW);
        if (!panel.course().lessons().isEmpty()) ready.add(Command.RULES);
        if (panel.leadsTo() != null) ready.add(Command.APART);
        return ready;
    }

    @Override
    public List<Handed> handouts() {
        if (panel.course().lessons().isEmpty()) return List.of();
        return Handed.sheets(title(), game, (part, paper) -> courses.worksheets(title(), part, paper));
    }

    private String title() {
        return fronts.game(game)
                .map(front -> front.title().text(texts.language()))
                .orElse(game);
    }

    @Override
    public void perform(Command command) {
        if (command == Command.NEW) fittings.doors().start();
        if (command == Command.RULES)
            courses.rules(rules -> Fittings.later(() -> fittings.doors().ruleBook(rules)));
        if (command == Command.APART && panel.leadsTo() != null)
            fittings.doors().apart(game, panel.leadsTo(), panel.leadsToStep());
    }

    private JMenuItem item(String name, String words, Runnable act) {
        JMenuItem item = new JMenuItem(texts.get(words));
        item.setName(name + ".item");
        item.addActionListener(e -> act.run());
        return item;
    }

    private void show(CourseView course) {
        if (course.game() == null || !course.game().equals(game)) return;
        Fronts.GameFront front = fronts.game(game).orElse(null);
        panel.show(children ? course.fit() : course, title(), front != null && front.trailer(), texts);
        studied.run();
        fittings.refresh().run();
    }

    /** Where one can go from the path. */
    private final class Wishes implements PathWishes {
        @Override
        public void learn(String of, String lesson) {
            fittings.doors().lesson(of, lesson);
        }

        @Override
        public void unfit(String of, String title) {
            fittings.notices()
                    .tell(Notice.problem("path.unfit", Said.of("path.unfit", title))
                            .offering(
                                    "path.unfit.mend",
                                    Said.of("path.unfit.mend"),
                                    () -> fittings.doors().edit(of, null)));
        }

        @Override
        public void menu(String lesson, String title, int x, int y) {
            courses.file(lesson, file -> Fittings.later(() -> PathScreen.this.menu(title, file, new Point(x, y))));
        }

        @Override
        public void play(String of) {
            fittings.doors().prepare(of, List.of());
        }

        @Override
        public void trailer(String of) {
            fittings.doors().trailer(of);
        }

        @Override
        public void book() {
            courses.book(book -> Fittings.later(() -> {
                if (panel.isShowing()) panel.showBook(book);
            }));
        }

        @Override
        public void leave() {
            fittings.doors().start();
        }
    }
}
