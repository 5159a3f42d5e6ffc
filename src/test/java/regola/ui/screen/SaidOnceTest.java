package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
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
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/** The card beside the guide says nothing that its bubble says word for word. */
@ExtendWith(OnEventThread.class)
class SaidOnceTest {
    private final LibraryShelf shelf = new LibraryShelf();
    private final LibraryLessons lessons = new LibraryLessons(shelf::library, List.of());
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            lessons,
            new Unkept(),
            InstantSource.system(),
            (wait, then) -> {},
            pictures::add,
            problems -> {});

    static Stream<String> games() {
        return new LibraryShelf()
                .library().games().stream().map(game -> game.id()).sorted();
    }

    /** Each lesson is read in one of the languages, where not in both. */
    private static int turn(String language) {
        return language.equals("en") ? 0 : 1;
    }

    @ParameterizedTest
    @MethodSource("games")
    void noSentenceStandsTwiceOnAPage(String game) {
        Appearance.normal().install();
        List<String> twice = new ArrayList<>();
        for (String language : List.of("en", "it")) {
            presenter.speak(language);
            for (LessonShelf.Entry lesson : Thorough.some(2, turn(language), lessons.lessons(game))) {
                presenter.open(lesson.id());
                List<LessonPanel> pages = List.of(panel(Measure.Mode.LEARNER), panel(Measure.Mode.CHILDREN));
                int steps = now().steps().size();
                for (int step = 0; step < steps; step++) {
                    presenter.goTo(step);
                    for (LessonPanel page : pages) {
                        page.show(now(), Texts.in(language));
                        for (String sentence : repeated(page))
                            twice.add(language + " " + lesson.id() + ", step " + (step + 1) + ": " + sentence);
                    }
                }
            }
        }
        assertThat(twice).isEmpty();
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    private LessonPanel panel(Measure.Mode mode) {
        LessonWishes deaf = Deaf.to(LessonWishes.class);
        LessonPanel panel = new LessonPanel(new ArtStore(ArtSource.ofProgram()), presenter, deaf, false);
        panel.setMotion(MotionLevel.NONE);
        panel.setMode(mode);
        return panel;
    }

    /** What is left of a card is read alone: it does not go on from a sentence that was left out. */
    @ParameterizedTest
    @MethodSource("games")
    void noCardBeginsInTheMiddle(String game) {
        Appearance.normal().install();
        List<String> cut = new ArrayList<>();
        for (String language : List.of("en", "it")) {
            presenter.speak(language);
            for (LessonShelf.Entry lesson : Thorough.some(2, turn(language), lessons.lessons(game))) {
                presenter.open(lesson.id());
                LessonPanel page = panel(Measure.Mode.LEARNER);
                int steps = now().steps().size();
                for (int step = 0; step < steps; step++) {
                    presenter.goTo(step);
                    page.show(now(), Texts.in(language));
                    Stream.of(spoken(page, "lesson.card").split("(?<=[.!?])\\s+"))
                            .skip(1)
                            .limit(1)
                            .filter(begins -> begins.matches("(Then|But|And|So|Poi|Ma|E|Quindi|Così)\\b.*"))
                            .forEach(begins -> cut.add(language + " " + lesson.id() + ": " + begins));
                }
            }
        }
        assertThat(cut).isEmpty();
    }

    /** What is read aloud of the card, but for its name, against what is read aloud of the bubble. */
    private static List<String> repeated(LessonPanel page) {
        String card = spoken(page, "lesson.card");
        String bubble = plain(spoken(page, "lesson.bubble"));
        return Stream.of(card.split("(?<=[.!?])\\s+"))
                .skip(1)
                .filter(sentence -> plain(sentence).strip().split(" ").length >= 3)
                .filter(sentence -> bubble.contains(plain(sentence)))
                .toList();
    }

    private static String plain(String text) {
        return " "
                + text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}]+", " ")
                        .strip() + " ";
    }

    private static String spoken(Container page, String name) {
        String words = named(page, name).getAccessibleContext().getAccessibleName();
        return words == null ? "" : words;
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component inner = each instanceof Container container ? named(container, name) : null;
            if (inner != null) return inner;
        }
        return null;
    }
}
