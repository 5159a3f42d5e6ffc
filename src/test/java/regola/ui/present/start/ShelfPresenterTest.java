package regola.ui.present.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.Spoken;
import regola.teaching.progress.Progress;
import regola.teaching.progress.StepProgress;
import regola.ui.present.Errand;
import regola.ui.present.Rules;
import regola.ui.support.ShippedShelf;
import regola.ui.view.start.GoOnView;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.TileView;

/** The games from outside, and where somebody really was. */
class ShelfPresenterTest {
    private final List<ShelfView> pages = new ArrayList<>();
    private Progress progress = Progress.NONE;
    private boolean match;
    private final List<String> mine = new ArrayList<>();
    private final ShelfPresenter presenter =
            new ShelfPresenter(Runnable::run, new TwoGames(mine), () -> progress, () -> match, pages::add);

    /** One with two lessons, one with three of which nobody knows the steps. */
    private static final class TwoGames implements Fronts {
        private final List<String> mine;
        private int told;

        TwoGames(List<String> mine) {
            this.mine = mine;
        }

        @Override
        public List<GameFront> all() {
            told = mine.size();
            return Stream.concat(shipped().stream(), mine.stream().map(TwoGames::own))
                    .toList();
        }

        private static GameFront own(String id) {
            return new GameFront(
                    id,
                    id,
                    List.of(),
                    Spoken.same(id),
                    Spoken.SILENCE,
                    "2",
                    id + ".rules",
                    id,
                    false,
                    List.of(),
                    false);
        }

        @Override
        public List<GameFront> shipped() {
            return List.of(
                    front(
                            "few",
                            new LessonFront("few/1", Spoken.of("One", "Uno"), Spoken.SILENCE, List.of("a", "b", "c")),
                            lesson("few/2")),
                    front("many", lesson("many/1"), lesson("many/2"), lesson("many/3")));
        }

        private static LessonFront lesson(String id) {
            return new LessonFront(id, Spoken.same(id), Spoken.SILENCE, List.of("first", "second"));
        }

        private static GameFront front(String id, LessonFront... lessons) {
            return new GameFront(
                    id,
                    id,
                    List.of(),
                    Spoken.of(id + " en", id + " it"),
                    Spoken.SILENCE,
                    "2",
                    "",
                    "",
                    false,
                    List.of(lessons),
                    false);
        }

        @Override
        public boolean haveChanged() {
            return told != mine.size();
        }

        @Override
        public Optional<GameFront> game(String id) {
            return all().stream().filter(front -> front.id().equals(id)).findFirst();
        }
    }

    private ShelfView now() {
        return pages.get(pages.size() - 1);
    }

    private GoOnView goOn() {
        presenter.open();
        return now().goOn();
    }

    @Test
    void newcomersSeeFirstTheGameThatTeachesMostAndAreAskedWhich() {
        presenter.open();
        assertThat(now().tiles()).extracting(TileView::id).containsExactly("many", "few");
        assertThat(now().tiles()).extracting(TileView::title).containsExactly("many en", "few en");
        assertThat(now().goOn()).isNull();
        presenter.speak("it");
        assertThat(now().tiles()).extracting(TileView::title).containsExactly("many it", "few it");
    }

    @Test
    void newcomersAreToldWhereToBegin() {
        presenter.open();
        assertThat(now().begin().game()).isEqualTo("many");
        assertThat(now().begin().number()).isEqualTo(1);
        assertThat(now().begin().step()).isZero();
        progress = progress.done("many/1", 3, 0, 0);
        presenter.open();
        assertThat(now().goOn()).isNotNull();
        assertThat(now().begin()).isNull();
    }

    /** Somebody's own games stand first, and what has come since is said to be new. */
    @Test
    void whatSomebodyMadeStandsFirstAndWhatTheyMadeJustNowBeforeAll() {
        presenter.open();
        mine.add("hers");
        presenter.lookAgain();
        assertThat(now().tiles()).extracting(TileView::id).containsExactly("hers", "many", "few");
        mine.add("newer");
        presenter.lookAgain();
        assertThat(now().tiles()).extracting(TileView::id).containsExactly("newer", "hers", "many", "few");
        assertThat(now().tiles()).extracting(TileView::fresh).containsExactly(true, true, false, false);
        pages.clear();
        ShelfPresenter nextDay =
                new ShelfPresenter(Runnable::run, new TwoGames(mine), () -> progress, () -> match, pages::add);
        nextDay.open();
        assertThat(now().tiles()).extracting(TileView::id).containsExactly("hers", "newer", "many", "few");
        assertThat(now().tiles()).extracting(TileView::fresh).containsOnly(false);
    }

    @Test
    void whoLeftALessonInTheMiddleGoesOnAtThatVeryStep() {
        progress = progress.done("many/1", 3, 0, 0).at("few/1", "b", Map.of());
        assertThat(goOn()).isEqualTo(new GoOnView("few", "few en", "few/1", 1, "One", 2, 3));
        assertThat(now().tiles()).extracting(TileView::done).containsExactly(1, 0);
        assertThat(now().tiles()).extracting(TileView::lessons).containsExactly(3, 2);
    }

    @Test
    void whoEndedALessonGoesOnWithTheOneThatFollows() {
        progress = progress.done("many/1", 2, 1, 0);
        assertThat(goOn().lesson()).isEqualTo("many/2");
        assertThat(goOn().step()).isZero();
        progress = progress.done("many/3", 2, 1, 0);
        assertThat(goOn().lesson()).as("what was left out").isEqualTo("many/2");
    }

    @Test
    void whoHasDoneAllOfAGameGoesOnWhereTheyWereBefore() {
        progress =
                progress.at("many/2", "second", Map.of()).done("few/1", 3, 0, 0).done("few/2", 3, 0, 0);
        assertThat(goOn().lesson()).isEqualTo("many/2");
        assertThat(goOn().step()).isEqualTo(2);
    }

    /**
     * What was begun waits until it is done, also while other lessons are; looking in or doing once more is no more.
     */
    @ParameterizedTest
    @CsvSource({"0, second, many/2", "0, first, few/2", "2, second, few/2"})
    void whatWasLeftInTheMiddleIsOfferedAfterAnotherLessonToo(int stars, String step, String offered) {
        if (stars > 0) progress = progress.done("many/2", stars, 3, 0);
        progress = progress.at("many/2", step, Map.of()).done("few/1", 3, 0, 0);
        assertThat(goOn().lesson()).isEqualTo(offered);
        progress = progress.done("many/2", 3, 0, 0);
        presenter.refresh();
        assertThat(now().goOn().lesson()).isEqualTo("many/3");
    }

    @Test
    void aLessonThatIsLookedAtAgainDoesNotPushTheNextNewOneAway() {
        progress = progress.done("many/1", 3, 0, 0).done("many/2", 2, 1, 0).at("many/1", "second", Map.of());
        assertThat(goOn().lesson()).isEqualTo("many/3");
        assertThat(goOn().step()).isZero();
    }

    @Test
    void whereNothingNewIsLeftTheOneThatIsDoneOnceMoreIsGoneOnWith() {
        for (String id : List.of("many/1", "many/2", "many/3", "few/1", "few/2")) progress = progress.done(id, 3, 0, 0);
        assertThat(goOn()).isNull();
        progress = progress.at("few/1", "b", Map.of());
        presenter.refresh();
        assertThat(now().goOn().lesson()).isEqualTo("few/1");
        assertThat(now().goOn().step()).isEqualTo(2);
    }

    @Test
    void eachLearnerHasAPlaceOfTheirOwn() {
        progress = progress.by("Anna").at("many/2", "second", Map.of()).by("Bruno");
        assertThat(goOn()).isNull();
        assertThat(now().learners()).containsExactly("Anna", "Bruno");
        assertThat(now().learner()).isEqualTo("Bruno");
        progress = progress.by("Anna");
        presenter.refresh();
        assertThat(now().goOn().lesson()).isEqualTo("many/2");
    }

    /** Of somebody's own files there are too many, or one cannot be read: all else is there to be chosen. */
    @Test
    void whatCannotBeFoundLeavesTheGamesOfTheProgram() {
        List<Runnable> work = new ArrayList<>();
        Fronts stuck = new Fronts() {
            @Override
            public List<GameFront> all() {
                throw new IllegalStateException("no end of files");
            }

            @Override
            public List<GameFront> shipped() {
                return List.of(TwoGames.front("few"));
            }

            @Override
            public boolean haveChanged() {
                return true;
            }

            @Override
            public Optional<GameFront> game(String id) {
                return Optional.empty();
            }
        };
        ShelfPresenter shelf = new ShelfPresenter(work::add, stuck, () -> progress, () -> match, pages::add);
        shelf.open();
        ((Errand) work.remove(0)).givenUp().run();
        assertThat(now().tiles()).extracting(TileView::id).containsExactly("few");

        pages.clear();
        ShelfPresenter other = new ShelfPresenter(work::add, stuck, () -> progress, () -> match, pages::add);
        other.open();
        Runnable look = work.remove(0);
        assertThatThrownBy(look::run).hasMessage("no end of files");
        assertThat(now().tiles()).extracting(TileView::id).containsExactly("few");
    }

    @Test
    void aGameWhoseRulesHoldErrorsIsMarkedUntilTheyHold() {
        presenter.open();
        presenter.holds("few", false);
        assertThat(now().tiles()).extracting(TileView::broken).containsExactly(false, true);
        presenter.holds("few", true);
        assertThat(now().tiles()).extracting(TileView::broken).containsExactly(false, false);
    }

    @Test
    void aVariantThatBeginsOnABareBoardIsPicturedSo() {
        Shelf shelf = ShippedShelf.GAMES;
        List<String> bare = List.of("free-opening");
        for (GameScene scene :
                List.of(GameScene.of(shelf, "reversi", bare, "en"), GameScene.cover(shelf, "reversi", bare, "en")))
            assertThat(scene.board().sites())
                    .isNotEmpty()
                    .allMatch(site -> site.pieces().isEmpty());
        assertThat(GameScene.beginsEmpty(shelf, "reversi", bare, Map.of(), 2))
                .as("it is no other moment that is shown")
                .isFalse();
        assertThat(GameScene.cover(shelf, "nine-mens-morris", List.of("ludii"), "en")
                        .board()
                        .sites())
                .as("there that is nothing new")
                .anyMatch(site -> !site.pieces().isEmpty());
        assertThat(GameScene.beginsEmpty(shelf, "nine-mens-morris", List.of("ludii"), Map.of(), 2))
                .isTrue();
    }

    @Test
    void aBareBoardIsPicturedInTheMiddleOfAMatch() {
        GameScene scene = GameScene.of(Rules.shelf("army-of-frogs"), "army-of-frogs", List.of(), "en");
        assertThat(scene.holds()).isTrue();
        assertThat(scene.board().sites().stream().filter(site -> !site.pieces().isEmpty()))
                .hasSizeGreaterThan(3);
        Shelf broken = new Shelf() {
            @Override
            public List<Entry> entries() {
                return List.of();
            }

            @Override
            public Reading read(String game, List<String> variants) {
                return new Reading(null, List.of());
            }
        };
        assertThat(GameScene.of(broken, "any", List.of(), "en").holds()).isFalse();
    }

    @Test
    void whoOnlyLookedIntoALessonGoesOnWithTheMatchBefore() {
        progress = progress.done("many/1", 3, 0, 0).at("few/1", null, Map.of());
        presenter.open();
        assertThat(pages.get(pages.size() - 1).match()).isTrue();
        progress = progress.at("few/1", "b", Map.of());
        presenter.open();
        assertThat(pages.get(pages.size() - 1).match())
                .as("the lesson was begun")
                .isFalse();
    }

    @Test
    void aLessonLeftInItsFirstStepAfterSomethingWasDoneInItIsGoneOnWith() {
        progress = progress.at("few/1", "a", Map.of("a", new StepProgress(false, 1, 0, false)))
                .done("many/1", 3, 0, 0);
        assertThat(goOn().lesson()).isEqualTo("few/1");
        assertThat(goOn().step()).isEqualTo(1);
    }

    @Test
    void aMatchLeadsOnToTheLessonThatIsNextForWhoeverHasBegunWithLessons() {
        CourseAhead course = new CourseAhead(new TwoGames(mine), () -> progress);
        assertThat(course.of("many", "en")).as("nobody is at lessons").isEmpty();
        progress = progress.done("many/1", 3, 0, 0);
        assertThat(course.of("many", "en").orElseThrow().lesson()).isEqualTo("many/2");
        assertThat(course.of("many", "en").orElseThrow().number()).isEqualTo(2);
        assertThat(course.of("few", "en")).as("lessons of another game").isEmpty();
        progress = progress.at("many/3", "second", Map.of());
        assertThat(course.of("many", "en").orElseThrow().lesson()).isEqualTo("many/3");
        assertThat(course.of("many", "it").orElseThrow().title()).isEqualTo("many it");
        progress = progress.done("many/2", 3, 0, 0).done("many/3", 3, 0, 0);
        assertThat(course.of("many", "en")).as("all are done").isEmpty();
    }
}
