package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.view.lesson.CourseView;

/** While somebody looks at the way, the lesson that it leads to is read before all others. */
class LessonAheadTest {
    private final LibraryShelf games = new LibraryShelf();
    private final LibraryLessons lessons = new LibraryLessons(games::library, List.of());
    private final List<String> read = new ArrayList<>();
    private final List<CourseView> seen = new ArrayList<>();

    private final LessonShelf watched = new LessonShelf() {
        @Override
        public List<Entry> lessons(String game) {
            return lessons.lessons(game);
        }

        @Override
        public Reading read(String id) {
            read.add("next " + id);
            return lessons.read(id);
        }

        @Override
        public String file(String id) {
            return lessons.file(id);
        }

        @Override
        public Reading proved(String id) {
            read.add("proof " + id);
            return lessons.proved(id);
        }
    };

    @Test
    void whereTheWayLeadsIsMadeReadyOnce() {
        CoursePresenter course = new CoursePresenter(Runnable::run, watched, new Unkept(), seen::add);
        course.open("reversi");
        CourseView way = seen.get(0);
        String next = way.lessons().get(way.next()).id();
        assertThat(read).startsWith("next " + next);
        course.open("reversi");
        assertThat(read).containsOnlyOnce("next " + next);
    }
}
