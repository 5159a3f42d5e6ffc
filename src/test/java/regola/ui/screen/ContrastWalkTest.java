package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.engine.Ruleset;
import regola.teaching.progress.Progress;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.editor.EditorPanel;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryFronts;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.editor.EditorPresenter;
import regola.ui.present.editor.EditorStage;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.editor.OwnLessons;
import regola.ui.present.editor.UnsavedTexts;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.rules.RuleBookPresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.present.start.ShelfPresenter;
import regola.ui.rules.RulesPanel;
import regola.ui.start.GameImages;
import regola.ui.start.PathPanel;
import regola.ui.start.SetUpPanel;
import regola.ui.start.ShelfPanel;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.OnEventThread;
import regola.ui.support.PaintedContrast;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RulesIntents;
import regola.ui.view.rules.RulesWishes;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.PathWishes;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.StartIntents;

/** Words can be read on their ground, as both are painted, on every page, in each theme and state of each control. */
@ExtendWith(OnEventThread.class)
class ContrastWalkTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    @TempDir
    Path own;

    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final Texts texts = Texts.in("en");

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static ArtStore art() {
        return new ArtStore(ArtSource.ofProgram());
    }

    private static <T> T last(List<T> all) {
        return all.get(all.size() - 1);
    }

    private static void look(Container page, String where) {
        PaintedContrast seen = new PaintedContrast(page, WIDTH, HEIGHT);
        assertThat(seen.faint()).as(where).isEmpty();
        assertThat(seen.looked()).as(where).isPositive();
    }

    @Test
    void wordsThatCanHardlyBeReadAreFound() {
        Appearance.normal().install();
        JPanel page = new JPanel();
        page.setBackground(Color.WHITE);
        JLabel pale = new JLabel("pale");
        pale.setForeground(new Color(0xAAAAAA));
        page.add(pale);
        JLabel plain = new JLabel("plain");
        plain.setForeground(Color.BLACK);
        page.add(plain);
        PaintedContrast seen = new PaintedContrast(page, 300, 100);
        assertThat(seen.faint()).singleElement().asString().contains("pale");
        assertThat(seen.looked()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theLessonStage(Theme theme) {
        new Appearance(theme, 0).install();
        List<LessonView> pictures = new ArrayList<>();
        LibraryLessons lessons = ShippedShelf.LESSONS;
        LessonPresenter presenter = new LessonPresenter(
                Runnable::run,
                lessons,
                new Unkept(),
                InstantSource.system(),
                (wait, then) -> {},
                pictures::add,
                problems -> {});
        lessons.lessons("china-moon");
        presenter.open("china-moon/01-two-pads-a-hop");
        LessonPanel panel = new LessonPanel(art(), presenter, Deaf.to(LessonWishes.class), false);
        panel.setMotion(MotionLevel.NONE);
        for (int step : new int[] {0, 2, 5, 6}) {
            presenter.goTo(step);
            for (int i = 0; i < 40 && last(pictures).acts().isEmpty(); i++) presenter.act(LessonAct.NEXT);
            panel.show(last(pictures), texts);
            look(panel, "lesson, step " + step);
            presenter.act(LessonAct.HINT);
            panel.show(last(pictures), texts);
            look(panel, "lesson, step " + step + ", hint");
            if (!last(pictures).answers().isEmpty()) presenter.answer(3);
            else presenter.point(List.of(Ref.site("a40")));
            panel.show(last(pictures), texts);
            look(panel, "lesson, step " + step + ", " + last(pictures).state());
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theMatchStage(Theme theme) {
        new Appearance(theme, 0).install();
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        for (String id : List.of("china-moon", "nine-mens-morris", "nin-jan")) {
            var read = shelf.read(id, List.of()).game();
            game.start(new MatchSetUp(Ruleset.of(read, read.seats().fewest(), Map.of()), 5, Set.of()));
            GamePanel panel = new GamePanel(art(), game, Deaf.to(GameWishes.class));
            panel.move(MotionLevel.NONE);
            panel.setSize(WIDTH, HEIGHT);
            panel.show(last(pictures), texts);
            look(panel, id);
            game.point(List.of(Ref.piece("red-1")));
            game.point(List.of(Ref.site("a40")));
            panel.show(last(pictures), texts);
            look(panel, id + ", refused");
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void homePathAndSetUp(Theme theme) {
        new Appearance(theme, 0).install();
        List<ShelfView> shelves = new ArrayList<>();
        LibraryFronts fronts = new LibraryFronts(List::of, Path.of("nowhere/tutorials"), shelf);
        ShelfPresenter all = new ShelfPresenter(Runnable::run, fronts, () -> Progress.NONE, () -> false, shelves::add);
        all.open();
        ShelfPanel home =
                new ShelfPanel(Deaf.to(GameImages.class), Deaf.to(ShelfWishes.class), u -> {}, u -> {}, u -> {});
        home.show(last(shelves), texts);
        look(home, "home");
        List<CourseView> courses = new ArrayList<>();
        CoursePresenter course = new CoursePresenter(Runnable::run, ShippedShelf.LESSONS, new Unkept(), courses::add);
        course.open("nine-mens-morris");
        PathPanel path = new PathPanel(
                Deaf.to(GameImages.class),
                game -> art(),
                Deaf.to(PathWishes.class),
                Deaf.to(LearnerWishes.class),
                u -> {});
        path.show(last(courses), "Nine Men's Morris", true, texts);
        look(path, "path");
        List<SetUpView> pages = new ArrayList<>();
        SetUpPresenter setUp = new SetUpPresenter(Runnable::run, shelf, pages::add, ready -> {}, () -> 11);
        for (String id : List.of("china-moon", "moulin-rouge")) {
            setUp.open(id, List.of());
            SetUpPanel panel = new SetUpPanel(
                    art(),
                    Deaf.to(GameImages.class),
                    Deaf.to(StartIntents.class),
                    Deaf.to(SetUpWishes.class),
                    under -> {});
            panel.show(last(pages), texts);
            look(panel, "set-up of " + id);
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void thePagesOfRules(Theme theme) {
        new Appearance(theme, 0).install();
        List<BookView> books = new ArrayList<>();
        RuleBookPresenter book = new RuleBookPresenter(Runnable::run, books::add);
        book.open(Ruleset.of(shelf.read("china-moon", List.of("flies")).game(), 3, Map.of()));
        RulesPanel rules =
                new RulesPanel(art(), Deaf.to(RulesIntents.class), Deaf.to(RulesWishes.class), (below, items) -> {});
        for (BookPage page : last(books).pages()) {
            book.turnTo(page.id());
            rules.show(last(books), texts);
            look(rules, page.id());
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theEditor(Theme theme) {
        new Appearance(theme, 0).install();
        List<EditorView> views = new ArrayList<>();
        EditorStage stage = (EditorStage) Proxy.newProxyInstance(
                EditorStage.class.getClassLoader(), new Class<?>[] {EditorStage.class}, (proxy, method, args) -> {
                    if (args != null && args[0] instanceof EditorView view) views.add(view);
                    return null;
                });
        EditorPresenter editor = new EditorPresenter(
                Runnable::run,
                own,
                () -> List.of(own),
                UnsavedTexts.NOWHERE,
                OlderTexts.NOWHERE,
                OwnLessons.NONE,
                stage,
                () -> 1);
        editor.edit("china-moon", null);
        EditorPanel panel =
                new EditorPanel(List.of(), editor, Deaf.to(EditorWishes.class), editor.beside(), game -> null);
        panel.show(last(views), texts);
        withoutText(panel);
        look(panel, "naming a copy");
        editor.make(last(views).naming().proposal());
        editor.typed(
                last(views).front(),
                1,
                last(views).sheet().text().replace("move frogs to start", "move forgs to start"));
        panel.show(last(views), texts);
        withoutText(panel);
        look(panel, "a mistake");
    }

    /** The text itself cannot be painted where there is no screen. */
    private static void withoutText(Container in) {
        for (Component each : in.getComponents()) {
            if (each instanceof RSyntaxTextArea) each.setVisible(false);
            else if (each instanceof Container inner) withoutText(inner);
        }
    }
}
