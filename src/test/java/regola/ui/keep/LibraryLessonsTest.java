package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LibraryLessonsTest {
    @Test
    void aLessonIsReadThoughNoListOfLessonsWasAskedFor() {
        LibraryShelf shelf = new LibraryShelf();
        LibraryLessons lessons = new LibraryLessons(shelf::library, List.of());
        assertThat(lessons.read("china-moon/02-frogs-do-not-count").lesson()).isNotNull();
        assertThat(lessons.read("china-moon/no-such-lesson").problems()).isNotEmpty();
        assertThat(lessons.read("nowhere").problems()).isNotEmpty();
    }
}
