package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;

/** What was never begun begins, whatever else was done. */
class GoOnWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | 0 | 0 | Begin lesson 1 | Begin
            en | 1 | 0 | Begin lesson 2 | Begin
            en | 1 | 1 | Go on with lesson 2 | Go on
            en | 1 | 3 | Go on with lesson 2, step 3 | Go on: step 3
            it | 1 | 0 | Comincia la lezione 2 | Comincia
            """)
    void onlyWhatWasBegunGoesOn(String language, int done, int step, String whole, String brief) {
        List<LessonCardView> lessons = List.of(
                new LessonCardView("g/1", 1, "One", "", "", done == 1 ? 3 : 0, 0, List.of()),
                new LessonCardView("g/2", 2, "Two", "", "", 0, step, List.of()));
        GoOnWords words =
                new GoOnWords(new CourseView("g", language, lessons, done, List.of(), ""), Texts.in(language));
        assertThat(words.whole()).isEqualTo(whole);
        assertThat(words.brief()).isEqualTo(brief);
    }
}
