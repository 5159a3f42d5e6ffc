package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.support.ClippedText;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.tray.SeatTray;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.lesson.MessageView;

/** The page of a lesson, laid out without a display: nothing is cut off, and the board stays where it is. */
@ExtendWith(OnEventThread.class)
class LessonPageTest {
    /** The first step of the first lesson in which something is to be done; before it, scenes tell about it. */
    private static final int FIRST_HOP = 3;

    private final LibraryLessons lessons = ShippedShelf.LESSONS;
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            lessons,
            new Unkept(),
            InstantSource.system(),
            (wait, then) -> {},
            pictures::add,
            problems -> {});

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    @ParameterizedTest
    @CsvSource({
        "en, LIGHT, 1280, 776, 100",
        "it, DARK, 1024, 676, 100",
        "it, LIGHT, 1024, 676, 150",
        "it, LIGHT, 1920, 1056, 200",
        "it, LIGHT, 1280, 716, 200"
    })
    void nothingIsCutOffAndTheBoardStaysWhereItIs(String language, Theme theme, int width, int height, int zoom) {
        new Appearance(theme, zoom).install();
        Texts texts = Texts.in(language);
        presenter.speak(language);
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(),
                new Class<?>[] {LessonWishes.class},
                (proxy, method, args) -> null);
        for (var lesson : lessons.lessons("china-moon")) {
            presenter.open(lesson.id());
            LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
            panel.boardPanel().setMotion(MotionLevel.NONE);
            Rectangle board = show(panel, texts, width, height);
            presenter.point(List.of(Ref.piece("red-1")));
            presenter.point(List.of(Ref.site("a40")));
            assertThat(show(panel, texts, width, height)).as(lesson.id()).isEqualTo(board);
            presenter.act(LessonAct.HINT);
            assertThat(show(panel, texts, width, height)).as(lesson.id()).isEqualTo(board);
            for (int step = 0; step < now().steps().size(); step++) {
                presenter.goTo(step);
                assertThat(show(panel, texts, width, height))
                        .as(lesson.id() + " " + step)
                        .isEqualTo(board);
                assertThat(cut(panel)).as(lesson.id() + " " + step).isEmpty();
            }
        }
    }

    /** A box that would only say what the sides are called is not worth a way there. */
    @ParameterizedTest
    @CsvSource({
        "croak/01-hop-and-look, false",
        "croak/02-take-a-frog-take-a-queen, true",
        "china-moon/01-two-pads-a-hop, true"
    })
    void nothingLeadsToTheSidesWhereOnlyTheirNamesWouldStand(String lesson, boolean leads) {
        Appearance.normal().install();
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(),
                new Class<?>[] {LessonWishes.class},
                (proxy, method, args) -> null);
        presenter.open(lesson);
        LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        show(panel, Texts.in("en"), 1280, 800);
        assertThat(named(panel, "lesson.foot.seats").isVisible()).isEqualTo(leads);
        assertThat(named(panel, "lesson.foot.story").isVisible()).isTrue();
    }

    /**
     * Those who read little have no row of small buttons: the one for help shows a scene again, and helps afterwards.
     */
    @Test
    void childrenSeeASceneAgain() {
        Appearance.normal().install();
        Texts texts = Texts.in("en");
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(),
                new Class<?>[] {LessonWishes.class},
                (proxy, method, args) -> null);
        presenter.open("china-moon/01-two-pads-a-hop");
        LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        panel.setMode(Measure.Mode.CHILDREN);
        for (int i = 0; i < 20 && now().state() == LessonState.BUSY; i++) presenter.act(LessonAct.HINT);
        show(panel, texts, 1280, 800);
        AbstractButton help = (AbstractButton) named(panel, "lesson.act.hint");
        assertThat(now().state()).isEqualTo(LessonState.TELL);
        assertThat(help.isEnabled()).isTrue();
        assertThat(help.getText()).isEqualTo("See again");
        int before = pictures.size();
        help.doClick(0);
        assertThat(pictures.size()).as("it is shown from its beginning").isGreaterThan(before);
        for (int step = 0; now().state() != LessonState.ASKING; step++) presenter.goTo(step);
        show(panel, texts, 1280, 800);
        assertThat(help.getText()).isEqualTo("Help");
    }

    /** Where the answer was told the question can be answered once more, beside the way on. */
    @Test
    void whoWasToldTheAnswerCanTryAgain() {
        Appearance.normal().install();
        Texts texts = Texts.in("en");
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(),
                new Class<?>[] {LessonWishes.class},
                (proxy, method, args) -> null);
        lessons.lessons("china-moon");
        presenter.open("china-moon/01-two-pads-a-hop");
        LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        int foretold = now().steps().size() - 3;
        presenter.goTo(foretold);
        presenter.point(List.of(Ref.site("a5")));
        show(panel, texts, 1280, 800);
        AbstractButton hint = (AbstractButton) named(panel, "lesson.act.hint");
        assertThat(hint.getText()).isEqualTo("Hint");
        presenter.point(List.of(Ref.site("a3")));
        show(panel, texts, 1280, 800);
        assertThat(now().told()).containsExactly(foretold);
        assertThat(hint.getText()).isEqualTo("Try again");
        hint.doClick(0);
        presenter.point(List.of(Ref.site("a4")));
        assertThat(now().told()).as("found after all").isEmpty();
    }

    @Test
    void whoAsksForAHintThatHasToBeWaitedForGetsItWhenItIsThere() {
        Appearance.normal().install();
        Texts texts = Texts.in("en");
        List<Runnable> waiting = new ArrayList<>();
        Instant[] now = {Instant.EPOCH};
        LessonPresenter timed = new LessonPresenter(
                Runnable::run,
                lessons,
                new Unkept(),
                () -> now[0],
                (wait, then) -> waiting.add(then),
                pictures::add,
                problems -> {});
        lessons.lessons("china-moon");
        timed.open("china-moon/01-two-pads-a-hop");
        timed.goTo(FIRST_HOP);
        LessonPanel panel = new LessonPanel(
                new ArtStore(ArtSource.ofProgram()),
                timed,
                (LessonWishes) Proxy.newProxyInstance(
                        LessonWishes.class.getClassLoader(),
                        new Class<?>[] {LessonWishes.class},
                        (proxy, method, args) -> null),
                false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        timed.act(LessonAct.HINT);
        show(panel, texts, 1280, 776);
        String first = now().hint().text();
        assertThat(now().can(LessonAct.HINT))
                .as("the next one has to be waited for")
                .isFalse();
        Component hint = named(panel, "lesson.act.hint");
        assertThat(hint.getAccessibleContext().getAccessibleDescription()).isEqualTo("Wait…");
        timed.pointOff(0, 0);
        show(panel, texts, 1280, 776);
        assertThat(hint.getAccessibleContext().getAccessibleDescription())
                .as("something was tried")
                .isEqualTo("One moment!");
        hint.dispatchEvent(new MouseEvent(
                hint, MouseEvent.MOUSE_PRESSED, 0, MouseEvent.BUTTON1_DOWN_MASK, 5, 5, 1, false, MouseEvent.BUTTON1));
        assertThat(now().hint().text()).isEqualTo(first);
        now[0] = now[0].plusSeconds(10);
        List.copyOf(waiting).forEach(Runnable::run);
        show(panel, texts, 1280, 776);
        assertThat(now().hint().text()).as("the press counts").isNotEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void whyThereIsNoHintStandsWholeOnItsButton(String language) {
        Texts said = Texts.in(language);
        presenter.speak(language);
        presenter.open("china-moon/01-two-pads-a-hop");
        presenter.goTo(FIRST_HOP);
        LessonPanel panel = new LessonPanel(
                new ArtStore(ArtSource.ofProgram()),
                presenter,
                (LessonWishes) Proxy.newProxyInstance(
                        LessonWishes.class.getClassLoader(),
                        new Class<?>[] {LessonWishes.class},
                        (proxy, method, args) -> null),
                false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        for (String key : List.of(
                "lesson.off.hint",
                "lesson.off.hint.match",
                "lesson.off.hint.told",
                "lesson.off.hint.wait",
                "lesson.off.hint.soon",
                "lesson.off.busy")) {
            for (int[] window : new int[][] {{1024, 700}, {1280, 776}, {1920, 1056}}) {
                show(panel, said, window[0], window[1]);
                StageButton hint = (StageButton) named(panel, "lesson.act.hint");
                hint.turnOff(said.get(key));
                hint.sayWhyNot();
                assertThat(hint.showsAll()).as(key + " at " + window[0]).isTrue();
                assertThat(hint.said()).isEqualTo(said.get(key));
            }
        }
    }

    /** Beside a bulb, and with larger letters, there is less room for it. */
    @ParameterizedTest
    @CsvSource({"en", "it"})
    void whyNothingCanBePressedStandsWholeBeforeChildrenToo(String language) {
        Texts said = Texts.in(language);
        presenter.speak(language);
        presenter.open("china-moon/01-two-pads-a-hop");
        presenter.goTo(FIRST_HOP);
        LessonPanel panel = new LessonPanel(
                new ArtStore(ArtSource.ofProgram()),
                presenter,
                (LessonWishes) Proxy.newProxyInstance(
                        LessonWishes.class.getClassLoader(),
                        new Class<?>[] {LessonWishes.class},
                        (proxy, method, args) -> null),
                false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        panel.setMode(Measure.Mode.CHILDREN);
        for (int[] window : new int[][] {{1024, 700}, {1280, 776}, {1920, 1056}}) {
            show(panel, said, window[0], window[1]);
            StageButton hint = (StageButton) named(panel, "lesson.act.hint");
            StageButton main = (StageButton) named(panel, "lesson.act.main");
            assertThat(hint.hasSign()).isTrue();
            for (String key : said.keys()) {
                if (!key.startsWith("lesson.off.")) continue;
                StageButton button = key.startsWith("lesson.off.hint") || key.equals("lesson.off.busy") ? hint : main;
                button.turnOff(said.get(key));
                button.sayWhyNot();
                assertThat(button.showsAll()).as(key + " at " + window[0]).isTrue();
            }
            hint.turnOn();
            for (String key : List.of("lesson.child.help", "lesson.more", "lesson.act.show.me", "lesson.thinks")) {
                hint.setText(said.get(key));
                assertThat(hint.showsAll()).as(key + " at " + window[0]).isTrue();
            }
        }
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component found = each instanceof Container inner ? named(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    @ParameterizedTest
    @CsvSource({"en", "it"})
    void anAnswerIsThereToBeRead(String language) {
        Appearance.normal().install();
        Texts texts = Texts.in(language);
        presenter.speak(language);
        lessons.lessons("china-moon");
        presenter.open("china-moon/01-two-pads-a-hop");
        presenter.goTo(FIRST_HOP);
        LessonPanel panel = new LessonPanel(
                new ArtStore(ArtSource.ofProgram()),
                presenter,
                (LessonWishes) Proxy.newProxyInstance(
                        LessonWishes.class.getClassLoader(), new Class<?>[] {LessonWishes.class}, (p, m, a) -> null),
                false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        show(panel, texts, 1280, 776);
        for (int step = 0; step < now().steps().size() && !isRefused(); step++) {
            presenter.goTo(step);
            while (now().acts().isEmpty()) presenter.act(LessonAct.NEXT);
            presenter.point(List.of(Ref.piece("red-1")));
            presenter.point(List.of(Ref.site("a40")));
        }
        show(panel, texts, 1280, 776);
        assertThat(now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        assertThat(cut(panel)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"640, 480", "800, 600"})
    void inASmallWindowAllTraysStandInOneRowAndTheBoardHasTheRest(int width, int height) {
        Appearance.normal().install();
        lessons.lessons("china-moon");
        presenter.open("china-moon/01-two-pads-a-hop");
        LessonPanel panel = new LessonPanel(
                new ArtStore(ArtSource.ofProgram()),
                presenter,
                (LessonWishes) Proxy.newProxyInstance(
                        LessonWishes.class.getClassLoader(), new Class<?>[] {LessonWishes.class}, (p, m, a) -> null),
                false);
        panel.boardPanel().setMotion(MotionLevel.NONE);
        Rectangle board = show(panel, Texts.in("en"), width, height);
        List<Rectangle> trays = Stream.of(panel.getComponents())
                .filter(each -> each instanceof SeatTray && each.isVisible())
                .map(Component::getBounds)
                .toList();
        assertThat(trays).hasSize(3).allMatch(tray -> tray.y == trays.get(0).y && tray.height <= board.height / 3);
        for (int i = 0; i < 3; i++)
            for (int j = i + 1; j < 3; j++)
                assertThat(trays.get(i).intersects(trays.get(j))).isFalse();
        assertThat(cut(panel)).isEmpty();
    }

    /** A colour takes along what it has, not what has not been spoken of yet. */
    @Test
    void noMalesLeaveThatHaveNotCome() {
        lessons.lessons("croak");
        presenter.open("croak/02-take-a-frog-take-a-queen");
        presenter.goTo(2);
        for (int i = 0; i < 20 && now().state() == LessonState.BUSY; i++) presenter.act(LessonAct.HINT);
        assertThat(now().match().shared().stream().flatMap(zone -> zone.piles().stream()))
                .isNotEmpty()
                .noneMatch(pile -> pile.piece().art().startsWith("male"));
    }

    static Stream<Arguments> games() {
        return Shipped.games().stream()
                .flatMap(game -> Stream.of(Measure.Mode.CHILDREN, Measure.Mode.LEARNER)
                        .filter(mode -> mode == Measure.Mode.CHILDREN || game.equals("china-moon"))
                        .map(mode -> Arguments.of(game, mode)));
    }

    /** Whatever somebody comes to own in a step, each place of the board stays where it was when the step began. */
    @ParameterizedTest
    @MethodSource("games")
    void withinAStepNothingOfTheBoardMoves(String game, Measure.Mode mode) {
        Appearance.normal().install();
        Texts texts = Texts.in("en");
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(), new Class<?>[] {LessonWishes.class}, (p, m, a) -> null);
        List<String> moved = new ArrayList<>();
        for (var lesson : Thorough.some(2, mode.ordinal(), lessons.lessons(game))) {
            presenter.open(lesson.id());
            LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
            panel.boardPanel().setMotion(MotionLevel.NONE);
            panel.setMode(mode);
            for (int step = 0; step < now().steps().size(); step++) {
                presenter.goTo(step);
                if (now().match() == null || now().match().board().isEndless()) continue;
                corners(panel, texts);
                List<Point> before = corners(panel, texts);
                for (int i = 0; i < 8; i++) presenter.act(LessonAct.HINT);
                presenter.act(LessonAct.SHOW_ME);
                for (int i = 0; i < 20 && now().state() == LessonState.BUSY; i++) {
                    presenter.shown(now().serial());
                    if (now().state() == LessonState.BUSY) presenter.act(LessonAct.HINT);
                }
                if (now().at() == step
                        && now().end() == null
                        && !corners(panel, texts).equals(before))
                    moved.add(lesson.id() + " " + (step + 1) + " " + now().state());
            }
        }
        assertThat(moved).isEmpty();
    }

    /** @return where the first and the last place of the board are seen */
    private List<Point> corners(LessonPanel panel, Texts texts) {
        show(panel, texts, 1280, 800);
        List<SiteView> sites = now().match().board().sites();
        return Stream.of(sites.get(0), sites.get(sites.size() - 1))
                .map(site -> panel.boardPanel().pointOf(site.id()))
                .toList();
    }

    private boolean isRefused() {
        return now().message() != null && now().message().sort() == MessageView.Sort.REFUSED;
    }

    private static List<String> cut(LessonPanel panel) {
        return ClippedText.in(panel);
    }

    private Rectangle show(LessonPanel panel, Texts texts, int width, int height) {
        panel.show(now(), texts);
        Offscreen.lay(panel, width, height);
        return panel.boardPanel().getBounds();
    }
}
