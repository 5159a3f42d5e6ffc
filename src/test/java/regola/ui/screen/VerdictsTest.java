package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.WrongText;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.support.ShippedShelf;
import regola.ui.view.Texts;

/** What came of a try is said once: by the word before the reply, and not again by the reply of a lesson. */
class VerdictsTest {
    private static final Map<String, List<String>> SAID_BY_THE_CHIP = Map.of(
            "en",
                    List.of(
                            "legal",
                            "that works",
                            "you may do that",
                            "you may, but",
                            "allowed",
                            "not allowed",
                            "not that one",
                            "not this one"),
            "it",
                    List.of(
                            "si può,",
                            "si può:",
                            "non si può",
                            "non ci siamo",
                            "questa no:",
                            "questo no:",
                            "quella no."));

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void noReplyOfALessonSaysItsVerdictAgain(String language) {
        LibraryShelf shelf = ShippedShelf.GAMES;
        LibraryLessons lessons = ShippedShelf.LESSONS;
        List<String> again = new ArrayList<>();
        int read = 0;
        for (var game : shelf.library().games())
            for (var entry : lessons.lessons(game.id())) {
                Lesson lesson = lessons.read(entry.id()).lesson();
                for (LessonStep step : lesson.steps())
                    for (WrongText wrong : step.wrong()) {
                        read++;
                        String words = wrong.words().text(language);
                        String low = words.toLowerCase(Locale.ROOT);
                        if (SAID_BY_THE_CHIP.get(language).stream().anyMatch(low::startsWith))
                            again.add(lesson.id() + " " + step.id() + ": " + words);
                    }
            }
        assertThat(again).isEmpty();
        assertThat(read).isGreaterThan(300);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theWordsAreThoseOfTheChips(String language) {
        Texts texts = Texts.in(language);
        for (String chip : List.of("missed", "refused", "wrong")) {
            String words = texts.get("lesson.chip." + chip).toLowerCase(Locale.ROOT);
            assertThat(SAID_BY_THE_CHIP.get(language)).as(words).anyMatch(words::startsWith);
        }
    }
}
