package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
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
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Slots;
import regola.ui.stage.TextSize;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
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

    private static final LibraryShelf SHELF = ShippedShelf.GAMES;
    private final LibraryLessons lessons = ShippedShelf.LESSONS;

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

    /** For children the door is nearly as high as wide: the picture is there, and the words are whole. */
    @ParameterizedTest
    @MethodSource("games")
    void theDoorForChildrenHasThePictureOfTheLesson(String game) {
        BufferedImage red = new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 64; i++) red.setRGB(i % 8, i / 8, 0xFF0000);
        Measure measure = new Measure(1280, 800, 1, 1, Measure.Mode.CHILDREN);
        for (LessonShelf.Entry entry : lessons.lessons(game)) {
            for (String language : Texts.LANGUAGES) {
                NextDoor door = new NextDoor();
                door.setPictures((lesson, on) -> red);
                door.measure(measure);
                door.setBounds(Slots.of(measure).answers());
                door.lead(
                        entry.id(),
                        Texts.in(language).get("lesson.end.next"),
                        entry.title().text(language),
                        "");
                assertThat(door.showsAll()).as(entry.id() + " " + language).isTrue();
                BufferedImage seen = new BufferedImage(door.getWidth(), door.getHeight(), BufferedImage.TYPE_INT_ARGB);
                Graphics2D g = seen.createGraphics();
                door.paintComponent(g);
                g.dispose();
                assertThat(seen.getRGB(door.getWidth() / 5, door.getHeight() / 2))
                        .isEqualTo(0xFFFF0000);
            }
        }
    }

    /** A picture that sticks out of its frame, or is cut off by it, looks broken when it is large. */
    @ParameterizedTest
    @MethodSource("games")
    void picturesWithAGroundKeepToTheirFrame(String game) {
        ArtStore art = new ArtStore(SHELF.of(game).or(ArtSource.ofProgram()));
        int size = 200;
        for (LessonShelf.Entry entry : lessons.lessons(game)) {
            for (CardView card : cards(lessons.read(entry.id()).lesson(), "en")) {
                if (card.picture() == null) continue;
                BufferedImage seen = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
                Graphics2D g = seen.createGraphics();
                CardPane.drawing(art, card, size).paintIcon(null, g, 0, 0);
                g.dispose();
                int ground = seen.getRGB(size / 2, 4);
                boolean framed =
                        ground >>> 24 == 255 && seen.getRGB(4, size / 2) == ground && seen.getRGB(0, 0) >>> 24 == 0;
                if (!framed) continue; // it stands free, or is a square with sharp corners
                Shape frame = Brush.cardFrame(0, 0, size);
                for (int x = 0; x < size; x++) {
                    for (int y = 0; y < size; y++) {
                        boolean inside = frame.contains(x - 1, y - 1, 3, 3);
                        if (!inside && frame.intersects(x - 1, y - 1, 3, 3)) continue;
                        assertThat(seen.getRGB(x, y) >>> 24)
                                .as(card.picture() + " at " + x + "," + y)
                                .isEqualTo(inside ? 255 : 0);
                    }
                }
            }
        }
    }

    /** A card is no larger than what stands on it needs. */
    @Test
    void oneCardAloneIsNotMostlyEmpty() {
        Appearance.normal().install();
        CardView card = new CardView("a", null, null, null, "Name", "A sentence.");
        ArtStore art = new ArtStore(file -> Optional.empty());
        KnownPane pane = pane(art, Measure.of(1280, 800, 1), List.of(card), "en");
        assertThat(pane.cards().get(0).getHeight()).isBetween(60, 130);
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
