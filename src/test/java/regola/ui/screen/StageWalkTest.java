package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.stage.Measure;
import regola.ui.support.ClippedText;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/**
 * The walk through every step of every lesson, as it is asked, hinted at, answered and shown: nothing that is offered
 * lies outside the page or is cut, nothing that can be pressed moves, no text is smaller than it should be, and
 * learners see no number of a rule and no name of a file.
 */
@ExtendWith(OnEventThread.class)
class StageWalkTest {
    private static final int[][] WINDOWS = {{1024, 700}, {1280, 800}, {1920, 1080}, {3840, 2160}, {640, 480}};
    private static final int[] ZOOMS = {100, 150, 200};
    /** Of all ways to look at a game's lessons, each build takes one in so many for each game. */
    private static final int WAYS = 30;

    private static final Pattern FOR_TEACHERS = Pattern.compile("\\b[A-Z]{2,3}[-\u2011]\\d|\\.rules\\b|\\.md\\b");
    /** With more letters a text may be written smaller. */
    private static final int LETTERS = Measure.LETTERS;

    private final LibraryShelf shelf = ShippedShelf.GAMES;
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

    /** A way to look at the lessons of a game. */
    private record Way(String game, int width, int height, int zoom, String language, Theme theme) {}

    static Stream<Way> ways() {
        List<Way> all = new ArrayList<>();
        List<String> games = ShippedShelf.GAMES.library().games().stream()
                .map(game -> game.id())
                .sorted()
                .toList();
        for (int each = 0; each < games.size(); each++) {
            List<Way> ofGame = new ArrayList<>();
            for (int[] window : WINDOWS)
                for (int zoom : ZOOMS)
                    for (String language : Texts.LANGUAGES) {
                        boolean least = window[0] < 1000; // the least window is for 100 % alone
                        Theme theme = Theme.values()[(zoom / 50 + window[0] / 64) % 2];
                        if (!least || zoom == 100)
                            ofGame.add(new Way(games.get(each), window[0], window[1], zoom, language, theme));
                    }
            int step = 5;
            for (int i = each % step; i < ofGame.size(); i += step) all.add(ofGame.get(i));
        }
        return all.stream();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void everyStepStandsStill(Way way) {
        new Appearance(way.theme(), way.zoom()).install();
        Texts texts = Texts.in(way.language());
        presenter.speak(way.language());
        ArtStore art = new ArtStore(shelf.of(way.game()).or(ArtSource.ofProgram()));
        int steps = 0;
        List<LessonShelf.Entry> all = lessons.lessons(way.game());
        for (int i = 0; i < all.size(); i += Thorough.step(6)) {
            LessonShelf.Entry lesson = all.get(i);
            presenter.open(lesson.id());
            LessonPanel panel = new LessonPanel(art, presenter, deaf(), false);
            panel.setMotion(MotionLevel.NONE);
            Map<String, Rectangle> fixed = new LinkedHashMap<>();
            for (int step = 0; step < now().steps().size(); step++) {
                presenter.goTo(step);
                settle();
                Map<String, Rectangle> before = look(panel, texts, way, fixed);
                for (LessonAct act : new LessonAct[] {LessonAct.HINT, LessonAct.HINT, LessonAct.SHOW_ME}) {
                    presenter.act(act);
                    settle();
                    stays(before, look(panel, texts, way, fixed), lesson.id() + " " + step + " " + act);
                }
                presenter.act(LessonAct.AGAIN);
                settle();
                for (int answer = now().answers().size() - 1; answer >= 0; answer--) {
                    presenter.answer(answer);
                    settle();
                    stays(before, look(panel, texts, way, fixed), lesson.id() + " " + step + " answer " + answer);
                }
                steps++;
            }
        }
        assertThat(steps).isGreaterThan(Math.min(10, 3 * all.size() / Thorough.step(6)));
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void settle() {
        for (int i = 0; i < 40 && now().acts().isEmpty(); i++) presenter.act(LessonAct.NEXT);
    }

    private static LessonWishes deaf() {
        return (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(), new Class<?>[] {LessonWishes.class}, (p, m, a) -> null);
    }

    /** @return where everything is that can be pressed and is no answer */
    private Map<String, Rectangle> look(LessonPanel panel, Texts texts, Way way, Map<String, Rectangle> fixed) {
        panel.show(now(), texts);
        Offscreen.lay(panel, way.width(), way.height());
        String where = way + ", " + now().title() + ", step " + (now().at() + 1) + ", " + now().state();
        assertThat(ClippedText.in(panel)).as(where).isEmpty();
        Map<String, Rectangle> pressed = new LinkedHashMap<>();
        Rectangle page = new Rectangle(panel.getSize());
        for (AbstractButton button : buttons(panel)) {
            Rectangle at = SwingUtilities.convertRectangle(button.getParent(), button.getBounds(), panel);
            assertThat(page.contains(at))
                    .as("%s: %s at %s", where, button.getName(), at)
                    .isTrue();
            assertThat(at.height)
                    .as("%s: %s is high enough", where, button.getName())
                    .isGreaterThanOrEqualTo(40);
            pressed.put(button.getName(), at);
        }
        assertThat(pressed).containsKeys("lesson.home", "lesson.menu", "lesson.act.hint", "lesson.act.main");
        assertThat(said(panel))
                .as(where)
                .noneMatch(words -> FOR_TEACHERS.matcher(words).find());
        // A verdict stands before the reply, and counts with it.
        boolean chip = now().state() == LessonState.SHOWN || now().state() == LessonState.HINT;
        boolean asLongAsLongest = letters(panel, "lesson.goal") <= LETTERS
                && letters(panel, "lesson.reply") <= (chip ? LETTERS * 2 / 3 : LETTERS);
        if (asLongAsLongest && way.width() > 1000 && now().end() == null)
            assertThat(panel.isFullSize())
                    .as("%s: letters are as large as they should be", where)
                    .isTrue();
        for (String name : List.of("lesson.home", "lesson.menu", "lesson.act.hint", "lesson.act.main"))
            assertThat(fixed.computeIfAbsent(name, n -> pressed.get(n)))
                    .as("%s: %s in all steps", where, name)
                    .isEqualTo(pressed.get(name));
        return pressed;
    }

    private static int letters(Container in, String name) {
        int letters = 0;
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName()))
                letters += each.getAccessibleContext().getAccessibleName().length();
            if (each instanceof Container inner) letters += letters(inner, name);
        }
        return letters;
    }

    private static void stays(Map<String, Rectangle> before, Map<String, Rectangle> after, String where) {
        TreeSet<String> both = new TreeSet<>(before.keySet());
        both.retainAll(after.keySet());
        for (String name : both)
            assertThat(after.get(name)).as("%s: %s stays", where, name).isEqualTo(before.get(name));
    }

    /**
     * @return what can be pressed in the block and in the head; what lies on the board or beside it moves with the
     *     match
     */
    private static List<AbstractButton> buttons(Container in) {
        List<AbstractButton> all = new ArrayList<>();
        for (Component each : in.getComponents()) {
            if (!each.isVisible() || each.getWidth() == 0) continue;
            String name = each.getName();
            if ("board".equals(name) || name != null && (name.startsWith("seat.") || name.equals("shared"))) continue;
            if (each instanceof AbstractButton button) all.add(button);
            else if (each instanceof Container inner) all.addAll(buttons(inner));
        }
        return all;
    }

    /** @return all that is written or read aloud on the page */
    private static List<String> said(Container in) {
        List<String> all = new ArrayList<>();
        for (Component each : in.getComponents()) {
            if (!each.isVisible()) continue;
            if (each instanceof AbstractButton button && button.getText() != null) all.add(button.getText());
            if (each instanceof JComponent part && part.getAccessibleContext() != null) {
                String name = part.getAccessibleContext().getAccessibleName();
                if (name != null) all.add(name);
            }
            if (each instanceof Container inner) all.addAll(said(inner));
        }
        return all;
    }
}
