package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.Thorough;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
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

/** Hints and what is said to a solution that was shown have letters as large as all others, however long they are. */
@ExtendWith(OnEventThread.class)
class LettersTest {
    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final LibraryLessons lessons = ShippedShelf.LESSONS;
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run, lessons, new Unkept(), later(), (wait, then) -> {}, pictures::add, problems -> {});

    /** Between two looks at it minutes pass: every hint is open at once. */
    private static InstantSource later() {
        AtomicLong minutes = new AtomicLong();
        return () -> Instant.EPOCH.plusSeconds(60 * minutes.incrementAndGet());
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    @ParameterizedTest
    @CsvSource({"en, 100", "it, 100", "en, 150", "it, 150"})
    void helpIsWrittenAsLargeAsAllElse(String language, int zoom) {
        new Appearance(Theme.LIGHT, zoom).install();
        Texts texts = Texts.in(language);
        presenter.speak(language);
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(), new Class<?>[] {LessonWishes.class}, (p, m, a) -> null);
        List<String> small = new ArrayList<>();
        int looked = 0;
        for (var game : shelf.library().games()) {
            List<LessonShelf.Entry> all = lessons.lessons(game.id());
            LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
            panel.setMotion(MotionLevel.NONE);
            for (int i = 0; i < all.size(); i += Thorough.step(6)) {
                presenter.open(all.get(i).id());
                for (int step = 0; step < now().steps().size(); step++) {
                    presenter.goTo(step);
                    settle();
                    for (int hint = 0; hint < 2; hint++) {
                        if (!now().can(LessonAct.HINT)) continue;
                        presenter.act(LessonAct.HINT);
                        looked += look(panel, texts, small);
                    }
                    boolean asks = now().state() == LessonState.ASKING || now().state() == LessonState.HINT;
                    if (!asks) continue;
                    presenter.onward(true, () -> {}, () -> {});
                    settle();
                    looked += look(panel, texts, small);
                }
            }
        }
        assertThat(small).isEmpty();
        assertThat(looked).isGreaterThan(100);
    }

    private void settle() {
        for (int i = 0; i < 40 && now().acts().isEmpty(); i++) presenter.act(LessonAct.NEXT);
    }

    private int look(LessonPanel panel, Texts texts, List<String> small) {
        panel.show(now(), texts);
        Offscreen.lay(panel, 1280, 800);
        if (!panel.isFullSize()) small.add(now().title() + ", step " + (now().at() + 1) + ", " + now().state());
        return 1;
    }
}
