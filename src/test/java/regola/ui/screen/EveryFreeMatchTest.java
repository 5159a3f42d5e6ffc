package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.support.Deaf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.match.ChoiceView;

/**
 * In the matches within lessons of every game it is said briefly what is asked and what was done, in letters to read.
 */
@ExtendWith(OnEventThread.class)
class EveryFreeMatchTest {
    private static final int MOVES = 5;
    private static final int WATCHED = 60;
    /** As an author may write them, and that one may go on. */
    private static final int ASKED = 125;

    private static final int TOLD = 90 + 50;

    private final LibraryLessons lessons = ShippedShelf.LESSONS;
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            lessons,
            new Unkept(),
            InstantSource.system(),
            (wait, then) -> then.run(),
            pictures::add,
            problems -> {});

    static Stream<Arguments> all() {
        return Shipped.games().stream().flatMap(game -> Stream.of("en", "it").map(in -> Arguments.of(game, in)));
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void watch() {
        for (int i = 0; i < WATCHED && now().state() == LessonState.BUSY; i++) presenter.shown(now().serial());
    }

    @ParameterizedTest
    @MethodSource("all")
    void itIsSaidBrieflyWhatIsAskedAndDone(String game, String language) {
        Appearance.normal().install();
        presenter.speak(language);
        // Every second lesson, in one of the languages.
        int turn = Texts.LANGUAGES.indexOf(language);
        for (var lesson : Thorough.some(2 * Texts.LANGUAGES.size(), turn, lessons.lessons(game))) {
            presenter.open(lesson.id());
            LessonPanel panel =
                    new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, Deaf.to(LessonWishes.class), false);
            panel.boardPanel().setMotion(MotionLevel.NONE);
            for (int step = 0; step < now().steps().size(); step++) {
                presenter.goTo(step);
                watch();
                // Nothing but a match is skipped.
                if (now().can(LessonAct.NEXT) && !now().leads()) play(lesson.id() + " " + step, panel, language);
            }
        }
    }

    private void play(String which, LessonPanel panel, String language) {
        String first = now().goal().text();
        Random random = new Random(7);
        for (int i = 0; i < MOVES && now().match().decision().legal() > 0; i++) {
            List<ChoiceView> moves = now().match().decision().moves();
            if (moves.isEmpty()) return;
            presenter.choose(moves.get(random.nextInt(moves.size())).key());
            watch();
            String said = now().goal().text() + " | " + now().explanation().text();
            // Some steps end before the match does: then they are as any step that is done.
            if (now().state() == LessonState.RIGHT) return;
            assertThat(now().goal().text()).as(which).isNotEqualTo(first).hasSizeBetween(3, ASKED);
            assertThat(now().explanation().text()).as(which).hasSizeLessThanOrEqualTo(TOLD);
            panel.show(now(), Texts.in(language));
            panel.boardPanel().arrive();
            Offscreen.lay(panel, 1280, 800);
            assertThat(panel.isFullSize()).as(which + " " + said).isTrue();
        }
    }
}
