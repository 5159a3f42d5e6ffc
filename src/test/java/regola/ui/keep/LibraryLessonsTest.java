package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lessons of the library, as a window that has just been opened asks for them. */
class LibraryLessonsTest {
    private static LibraryLessons fresh() {
        return new LibraryLessons(new LibraryShelf()::library, List.of());
    }

    @Test
    void whoGoesOnWhereTheyWereIsTheFirstToAskForALesson() {
        assertThat(fresh().read("china-moon/01-two-pads-a-hop").lesson()).isNotNull();
    }

    @Test
    void aLessonThatIsGoneIsToldOf() {
        assertThat(fresh().read("china-moon/00-none").lesson()).isNull();
        assertThat(fresh().read("none").problems()).isNotEmpty();
    }
}
