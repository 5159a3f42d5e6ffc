package regola.ui.present.trailer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.engine.value.Spoken;
import regola.teaching.ShippedLessons;
import regola.teaching.read.TrailerFile;
import regola.ui.present.ProblemViews;
import regola.ui.view.ProblemView;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.TravelView;
import regola.ui.view.handout.FilmView;
import regola.ui.view.trailer.TrailerView;
import regola.ui.view.trailer.TrailerView.Run;

/** Somebody watches trailers, with a clock that goes when it is told to and nothing to look at. */
class TrailerPresenterTest {
    private final List<TrailerView> pictures = new ArrayList<>();
    private final List<ProblemView> failures = new ArrayList<>();
    private final List<Wait> waiting = new ArrayList<>();
    private final TrailerPresenter presenter = new TrailerPresenter(
            Runnable::run,
            TrailerPresenterTest::read,
            (wait, then) -> waiting.add(new Wait(wait, then)),
            pictures::add,
            failures::addAll);

    private record Wait(Duration lasting, Runnable then) {}

    private static TrailerShelf.Reading read(String game) {
        TrailerFile file =
                TrailerFile.read(ShippedLessons.source(Path.of("tutorials", game, "trailer.md")), ShippedLessons.GAMES);
        return new TrailerShelf.Reading(
                file.trailer().orElse(null),
                ProblemViews.of(file.problems()),
                new TrailerShelf.Next("01", 1, Spoken.of("Three in a line", "Tre in fila")));
    }

    private TrailerView now() {
        return pictures.get(pictures.size() - 1);
    }

    /** The window has shown the last picture, and then its time passes. */
    private void pass() {
        presenter.shown(now().serial());
        List<Wait> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(wait -> wait.then().run());
    }

    @TestFactory
    Stream<DynamicTest> everyTrailerRunsByItselfFromTheFirstSceneToItsEnd() {
        return ShippedLessons.GAMES.ids().stream()
                .map(game -> DynamicTest.dynamicTest(game, () -> {
                    TrailerPresenterTest watcher = new TrailerPresenterTest();
                    watcher.presenter.open(game);
                    assertThat(watcher.failures).isEmpty();
                    assertThat(watcher.now().scene()).isZero();
                    int happened = 0;
                    long millis = 0;
                    while (watcher.now().run() == Run.RUNNING) {
                        watcher.presenter.shown(watcher.now().serial());
                        millis += watcher.waiting.get(0).lasting().toMillis();
                        watcher.pass();
                        if (!watcher.now().match().happenings().isEmpty()) happened++;
                    }
                    TrailerView end = watcher.now();
                    assertThat(end.run()).isEqualTo(Run.OVER);
                    assertThat(end.scene()).isEqualTo(end.count() - 1);
                    assertThat(end.match().decision().decider())
                            .as("the match is over")
                            .isNull();
                    assertThat(happened).as("moves that were seen").isGreaterThanOrEqualTo(4);
                    int all = end.lengths().stream().mapToInt(length -> length).sum();
                    assertThat(all).isBetween(30_000, 60_000);
                    assertThat(millis)
                            .as("what stands still is less than all of it")
                            .isBetween(all / 2L, (long) all);
                }));
    }

    @Test
    void whatIsSaidStaysAsLongAsTheSceneAndChangesWithTheLanguage() {
        presenter.open("nine-mens-morris");
        pass();
        assertThat(now().scene()).isEqualTo(1);
        String said = now().caption();
        pass();
        assertThat(now().scene()).isEqualTo(1);
        assertThat(now().match().happenings()).anyMatch(TravelView.class::isInstance);
        assertThat(now().caption()).isEqualTo(said);
        presenter.speak("it");
        assertThat(now().language()).isEqualTo("it");
        assertThat(now().caption()).isNotEqualTo(said);
        assertThat(now().lesson().title()).isEqualTo("Tre in fila");
        assertThat(now().match().happenings()).as("nothing happens anew").isEmpty();
        pass();
        assertThat(now().overlay().rings()).as("the mill is lit").hasSize(3);
    }

    @Test
    void aRingIsSeenToTurn() {
        presenter.open("moulin-rouge");
        while (now().match().happenings().stream().noneMatch(RotationView.class::isInstance)
                && now().run() == Run.RUNNING) pass();
        assertThat(now().run()).isEqualTo(Run.RUNNING);
    }

    @Test
    void stoppedNothingGoesOnUntilItMay() {
        presenter.open("nine-mens-morris");
        presenter.shown(now().serial());
        presenter.pause();
        assertThat(now().run()).isEqualTo(Run.PAUSED);
        int before = pictures.size();
        waiting.forEach(one -> one.then().run());
        waiting.clear();
        pass();
        assertThat(pictures).as("no timer goes on").hasSize(before);
        presenter.pause();
        assertThat(now().run()).isEqualTo(Run.RUNNING);
        pass();
        assertThat(now().scene()).isEqualTo(1);
    }

    @Test
    void whatStandsStillIsWhatIsTold() {
        presenter.open("nine-mens-morris");
        pass();
        assertThat(now().scene()).isEqualTo(1);
        assertThat(lies("a1")).as("the scene has just begun").isFalse();
        presenter.pause();
        assertThat(lies("a1")).as("the man that the caption places").isTrue();
        presenter.pause();
        assertThat(now().scene()).isEqualTo(1);
        assertThat(lies("a1")).as("the scene is played anew").isFalse();
        presenter.pause();
        presenter.goTo(3);
        assertThat(lies("f4")).as("the man that the caption takes").isFalse();
        presenter.back();
        assertThat(lies("f4")).isTrue();
    }

    private boolean lies(String place) {
        return !now().match().board().site(place).orElseThrow().pieces().isEmpty();
    }

    @Test
    void scenesAreGoneThroughByHand() {
        presenter.open("nine-mens-morris");
        int count = now().count();
        presenter.pause();
        for (int i = 1; i < count; i++) {
            presenter.forward();
            assertThat(now().scene()).isEqualTo(i);
            assertThat(now().run()).isEqualTo(Run.PAUSED);
        }
        presenter.forward();
        assertThat(now().scene()).isEqualTo(count - 1);
        presenter.goTo(2);
        presenter.back();
        assertThat(now().scene()).isEqualTo(1);
        presenter.back();
        presenter.back();
        assertThat(now().scene()).isZero();
        presenter.goTo(count);
        assertThat(now().scene()).isZero();
    }

    @Test
    void aClickThatComesWhileTimeRunsEndsThatTime() {
        presenter.open("nine-mens-morris");
        presenter.shown(now().serial());
        presenter.forward();
        assertThat(now().scene()).isEqualTo(1);
        List<Wait> old = List.copyOf(waiting);
        waiting.clear();
        old.forEach(wait -> wait.then().run());
        assertThat(now().match().happenings())
                .as("the time of the scene before is no more")
                .isEmpty();
    }

    @Test
    void atHalfSpeedItStandsStillTwiceAsLong() {
        presenter.open("nine-mens-morris");
        presenter.shown(now().serial());
        Duration usual = waiting.get(0).lasting();
        waiting.clear();
        presenter.slow();
        assertThat(now().slow()).isTrue();
        presenter.shown(now().serial());
        assertThat(waiting.get(0).lasting()).isEqualTo(usual.multipliedBy(2));
        presenter.slow();
        assertThat(now().slow()).isFalse();
    }

    @Test
    void fromItsEndItBeginsAnew() {
        presenter.open("nine-mens-morris");
        while (now().run() == Run.RUNNING) pass();
        presenter.pause();
        assertThat(now().run()).isEqualTo(Run.RUNNING);
        assertThat(now().scene()).isZero();
        while (now().run() == Run.RUNNING) pass();
        presenter.back();
        assertThat(now().run()).as("whoever goes back wants to see it again").isEqualTo(Run.RUNNING);
        assertThat(now().scene()).isEqualTo(now().count() - 2);
    }

    @Test
    void whoeverLeavesIsNotFollowed() {
        presenter.open("nine-mens-morris");
        presenter.shown(now().serial());
        presenter.leave();
        int before = pictures.size();
        waiting.forEach(one -> one.then().run());
        presenter.forward();
        assertThat(pictures).hasSize(before);
    }

    @Test
    void whatIsWrongIsTold() {
        TrailerPresenter broken = new TrailerPresenter(
                Runnable::run,
                game -> new TrailerShelf.Reading(
                        null, List.of(new ProblemView("trailer.md:3", "it is wrong", "", "")), null),
                (wait, then) -> waiting.add(new Wait(wait, then)),
                pictures::add,
                failures::addAll);
        broken.open("nine-mens-morris");
        assertThat(failures).extracting(ProblemView::what).containsExactly("it is wrong");
        broken.pause();
        assertThat(pictures).isEmpty();
    }

    @Test
    void theFilmHasAPictureForEachBeatAndLastsAsLong() {
        presenter.open("nine-mens-morris");
        List<FilmView> films = new ArrayList<>();
        presenter.film(films::add);
        FilmView film = films.get(0);
        assertThat(film.title()).isEqualTo("What is Nine Men's Morris?");
        // Eight scenes and six moves.
        assertThat(film.frames()).hasSize(14);
        int all = now().lengths().stream().mapToInt(length -> length).sum();
        assertThat(film.frames().stream().mapToInt(FilmView.Frame::millis).sum())
                .isBetween(all - 50, all);
        assertThat(film.frames().get(1).caption())
                .isEqualTo(film.frames().get(2).caption());
        assertThat(film.frames()).noneMatch(frame -> frame.caption().isBlank());
    }
}
