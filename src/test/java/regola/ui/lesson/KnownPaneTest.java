package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.present.picture.Cards;
import regola.ui.present.picture.Tongue;
import regola.ui.stage.Measure;
import regola.ui.stage.Slots;
import regola.ui.stage.TextSize;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.CardView;

/** What the end of a lesson shows is whole for every lesson, wherever it is seen. */
@ExtendWith(OnEventThread.class)
class KnownPaneTest {
    private static final int[][] WINDOWS = {
        {1280, 800, 100}, {1024, 700, 100}, {1280, 800, 150}, {1920, 1080, 100}, {1024, 700, 200}, {640, 480, 100}
    };

    private static final LibraryShelf SHELF = new LibraryShelf();
    private final LibraryLessons lessons = new LibraryLessons(SHELF::library, List.of());

    static Stream<String> games() {
        return SHELF.library().games().stream().map(game -> game.id()).sorted();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    @ParameterizedTest
    @MethodSource("games")
    void allCardsAndTheDoorAreWhole(String game) {
        Appearance.normal().install();
        ArtStore art = new ArtStore(SHELF.of(game).or(ArtSource.ofProgram()));
        List<LessonShelf.Entry> all = lessons.lessons(game);
        for (LessonShelf.Entry entry : all) {
            Lesson lesson = lessons.read(entry.id()).lesson();
            for (String language : Texts.LANGUAGES) {
                List<CardView> cards = cards(lesson, language);
                assertThat(cards).as(entry.id()).isNotEmpty();
                for (int[] window : WINDOWS) {
                    Measure measure = Measure.of(window[0], window[1], window[2] / 100.0);
                    String where = entry.id() + " " + language + " " + window[0] + "x" + window[1] + " " + window[2];
                    KnownPane pane = pane(art, measure, cards, language);
                    assertThat(pane.cards()).as(where).allMatch(EndCard::isWhole);
                    if (window[0] == 1280 && window[2] == 100)
                        assertThat(pane.cards()).as(where).allMatch(card -> card.drawn() >= 90);
                    NextDoor door = new NextDoor();
                    door.measure(measure);
                    door.setBounds(Slots.of(measure).answers());
                    door.lead(
                            entry.id(),
                            Texts.in(language).get("lesson.end.next"),
                            entry.title().text(language),
                            "");
                    assertThat(door.showsAll()).as(where + ": the door").isTrue();
                }
            }
        }
    }

    private static KnownPane pane(ArtStore art, Measure measure, List<CardView> cards, String language) {
        KnownPane pane = new KnownPane(art);
        pane.measure(measure);
        pane.show(3, cards, Texts.in(language));
        pane.setBounds(Slots.of(measure).board());
        pane.doLayout();
        return pane;
    }

    private static List<CardView> cards(Lesson lesson, String language) {
        Cards drawn = new Cards(lesson.rules().game(), new Tongue(lesson.rules(), language));
        List<CardView> cards = new ArrayList<>();
        for (LessonStep step : lesson.steps()) if (step.card() != null) cards.add(drawn.of(step.card()));
        return cards;
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "2560, 1440"})
    void theWordsOfACardThatIsAloneAreAsLargeAsTheRoomIs(int width, int height) {
        Appearance.normal().install();
        CardView card = new CardView("a", null, null, null, "A hop", "Your frog hops over two pads, none counts.");
        Measure measure = Measure.of(width, height, 1);
        KnownPane pane = pane(new ArtStore(file -> Optional.empty()), measure, List.of(card), "en");
        assertThat(pane.cards().get(0).letters()).isGreaterThanOrEqualTo(measure.text(TextSize.TITLE));
    }

    @Test
    void cardsComeAfterTheStarsAndAreThereAtOnceWhereLittleMayMove() {
        Appearance.normal().install();
        CardView card = new CardView("a", null, null, null, "Name", "A sentence.");
        ArtStore art = new ArtStore(file -> Optional.empty());
        KnownPane pane = pane(art, Measure.of(1280, 800, 1), List.of(card, card), "en");
        pane.await();
        assertThat(pane.cards()).allMatch(each -> each.there() == 0);
        pane.come(MotionLevel.REDUCED);
        assertThat(pane.cards()).allMatch(each -> each.there() == 1);
        pane.await();
        pane.come(MotionLevel.FULL);
        assertThat(pane.isMoving()).isTrue();
        pane.finish();
        assertThat(pane.cards()).allMatch(each -> each.there() == 1);
    }
}
