package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.accessibility.AccessibleContext;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Ruleset;
import regola.teaching.progress.Progress;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.classroom.ClassroomPanel;
import regola.ui.command.KeyTable;
import regola.ui.editor.EditorPanel;
import regola.ui.game.GamePanel;
import regola.ui.handout.HandoutPanel;
import regola.ui.help.AboutPanel;
import regola.ui.help.KeysPanel;
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
import regola.ui.support.ShippedShelf;
import regola.ui.support.UnnamedControls;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.editor.BesideIntents;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.match.DecisionIntents;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.ProjectorView;
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
import regola.ui.view.start.TileView;

/** Whatever the keyboard can come to has a name that a screen reader can say, on every page, in every language. */
@ExtendWith(OnEventThread.class)
class AccessibleNamesTest {
    @TempDir
    Path own;

    private final LibraryShelf shelf = ShippedShelf.GAMES;

    @BeforeEach
    void look() {
        Appearance.normal().install();
    }

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

    @Test
    void whatHasNoNameIsFound() {
        JPanel page = new JPanel();
        page.add(new JButton());
        page.add(new JButton("Start"));
        assertThat(UnnamedControls.in(page)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theShelfThePathAndThePageOfSetUpOfEachGame(String language) {
        Texts texts = Texts.in(language);
        List<ShelfView> shelves = new ArrayList<>();
        LibraryFronts fronts = new LibraryFronts(List::of, Path.of("nowhere/tutorials"), shelf);
        ShelfPresenter all = new ShelfPresenter(Runnable::run, fronts, () -> Progress.NONE, () -> false, shelves::add);
        all.speak(language);
        all.open();
        ShelfPanel start =
                new ShelfPanel(Deaf.to(GameImages.class), Deaf.to(ShelfWishes.class), u -> {}, u -> {}, u -> {});
        start.show(last(shelves), texts);
        assertThat(UnnamedControls.in(start)).isEmpty();
        List<SetUpView> pages = new ArrayList<>();
        SetUpPresenter setUp = new SetUpPresenter(Runnable::run, shelf, pages::add, ready -> {}, () -> 11);
        setUp.speak(language);
        List<CourseView> courses = new ArrayList<>();
        CoursePresenter course = new CoursePresenter(Runnable::run, ShippedShelf.LESSONS, new Unkept(), courses::add);
        course.speak(language);
        for (TileView tile : last(shelves).tiles()) {
            course.open(tile.game());
            PathPanel path = new PathPanel(
                    Deaf.to(GameImages.class),
                    game -> art(),
                    Deaf.to(PathWishes.class),
                    Deaf.to(LearnerWishes.class),
                    u -> {});
            path.show(last(courses), tile.title(), true, texts);
            assertThat(UnnamedControls.in(path)).as("to learn " + tile.id()).isEmpty();
            setUp.open(tile.game(), List.of());
            SetUpPanel panel = new SetUpPanel(
                    art(),
                    Deaf.to(GameImages.class),
                    Deaf.to(StartIntents.class),
                    Deaf.to(SetUpWishes.class),
                    under -> {});
            panel.show(last(pages), texts);
            assertThat(UnnamedControls.in(panel)).as("to play " + tile.id()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void aMatchOfEachGameWithItsPlacesPiecesAndDecision(String language) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        game.speak(language);
        for (var entry : shelf.entries()) {
            var read = shelf.read(entry.id(), List.of()).game();
            game.start(new MatchSetUp(Ruleset.of(read, read.seats().fewest(), Map.of()), 5, Set.of()));
            GamePanel panel = new GamePanel(art(), Deaf.to(GameIntents.class), Deaf.to(GameWishes.class));
            panel.boardPanel().setMotion(MotionLevel.NONE);
            panel.setSize(1280, 720);
            panel.boardPanel().setSize(800, 600);
            panel.show(last(pictures), Texts.in(language));
            assertThat(UnnamedControls.in(panel)).as(entry.id()).isEmpty();
            AccessibleContext board = panel.boardPanel().getAccessibleContext();
            assertThat(board.getAccessibleChildrenCount()).as(entry.id()).isPositive();
            for (int i = 0; i < board.getAccessibleChildrenCount(); i++) {
                AccessibleContext child = board.getAccessibleChild(i).getAccessibleContext();
                if (child.getAccessibleAction() == null) continue; // what holds buttons has none itself
                assertThat(child.getAccessibleName()).as(entry.id() + " " + i).isNotBlank();
            }
            assertThat(board.getAccessibleDescription())
                    .as(entry.id())
                    .contains(last(pictures).decision().question());
            ClassroomPanel classroom = new ClassroomPanel(
                    art(), Deaf.to(DecisionIntents.class), (key, number) -> {}, place -> {}, Texts.in(language));
            MatchView now = last(pictures);
            classroom.show(
                    new ProjectorView(
                            1,
                            now.title(),
                            now.board(),
                            OverlayView.NONE,
                            List.of(),
                            null,
                            now.decision().question(),
                            "",
                            "",
                            now.decision().choices()),
                    Texts.in(language));
            assertThat(UnnamedControls.in(classroom))
                    .as(entry.id() + " before a class")
                    .isEmpty();
            AccessibleContext decision = ((JPanel) named(panel, "decision")).getAccessibleContext();
            assertThat(decision.getAccessibleName())
                    .as(entry.id())
                    .contains(last(pictures).decision().question());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void everyStepOfTheLessonsOfAGame(String language) {
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
        presenter.speak(language);
        for (var lesson : lessons.lessons("china-moon")) {
            presenter.open(lesson.id());
            LessonPanel panel =
                    new LessonPanel(art(), Deaf.to(LessonIntents.class), Deaf.to(LessonWishes.class), false);
            panel.setMotion(MotionLevel.NONE);
            for (int step = 0; step < last(pictures).steps().size(); step++) {
                presenter.goTo(step);
                panel.show(last(pictures), Texts.in(language));
                assertThat(UnnamedControls.in(panel))
                        .as(lesson.id() + " " + step)
                        .isEmpty();
            }
            presenter.point(List.of(Ref.site("a40")));
            panel.show(last(pictures), Texts.in(language));
            assertThat(UnnamedControls.in(panel)).as(lesson.id() + " answered").isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void thePagesOfRules(String language) {
        List<BookView> books = new ArrayList<>();
        RuleBookPresenter book = new RuleBookPresenter(Runnable::run, books::add);
        book.speak(language);
        book.open(Ruleset.of(shelf.read("china-moon", List.of("flies")).game(), 3, Map.of()));
        book.showCodes(true);
        RulesPanel rules =
                new RulesPanel(art(), Deaf.to(RulesIntents.class), Deaf.to(RulesWishes.class), (below, items) -> {});
        for (BookPage page : last(books).pages()) {
            book.turnTo(page.id());
            rules.show(last(books), Texts.in(language));
            assertThat(UnnamedControls.in(rules)).as(page.id()).isEmpty();
        }

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
        editor.speak(language);
        editor.edit("china-moon", null);
        EditorPanel panel = new EditorPanel(
                List.of(),
                Deaf.to(EditorIntents.class),
                Deaf.to(EditorWishes.class),
                Deaf.to(BesideIntents.class),
                game -> null);
        panel.show(last(views), Texts.in(language));
        assertThat(UnnamedControls.in(panel)).as("naming a copy").isEmpty();
        editor.make(last(views).naming().proposal());
        editor.typed(
                last(views).front(),
                1,
                last(views).sheet().text().replace("move frogs to start", "move forgs to start"));
        panel.show(last(views), Texts.in(language));
        assertThat(UnnamedControls.in(panel)).as("a mistake").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void helpAndHandouts(String language) {
        Texts texts = Texts.in(language);
        assertThat(UnnamedControls.in(new KeysPanel(KeyTable.rows(), texts))).isEmpty();
        assertThat(UnnamedControls.in(
                        new AboutPanel(List.of(new AboutPanel.Fact("about.folder", "/home/somebody")), texts)))
                .isEmpty();
        List<HandoutPanel.Choice> choices = List.of(new HandoutPanel.Choice("handout.position", false));
        assertThat(UnnamedControls.in(new HandoutPanel("", choices, texts, (choice, form) -> {}, () -> {})))
                .isEmpty();
    }

    private static Component named(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container inner ? named(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }
}
