package regola.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.Trailer;

/**
 * A LessonWindow opens one lesson in a window of its own, draws trailers, and knows where the window finds a person's
 * own rules. The commands know no window and draw nothing; whoever starts the program hands one in.
 */
@FunctionalInterface
public interface LessonWindow {

    /**
     * Shows the lesson and returns when its window has been closed.
     *
     * @param language in which to begin, "en" or "it"; null for that of the person's window
     */
    void show(Lesson lesson, String language);

    /** @return the folders where the window looks for a person's own rule files; some may not be there */
    default List<Path> ruleFolders() {
        return List.of();
    }

    /**
     * @param language "en" or "it"
     * @return the bytes of an animated picture of a trailer that can be played
     */
    default byte[] film(Trailer trailer, String language) {
        throw Refusal.usage("there is nothing here that draws", "", "start the program itself: regola trailer …");
    }

    /** @param folders says which; asked when a command wants to know */
    default LessonWindow withRules(Supplier<List<Path>> folders) {
        return with(folders, this::film);
    }

    /**
     * @param folders says which; asked when a command wants to know
     * @param films makes animated pictures of trailers in a language
     */
    default LessonWindow with(Supplier<List<Path>> folders, BiFunction<Trailer, String, byte[]> films) {
        LessonWindow shown = this;
        return new LessonWindow() {
            @Override
            public void show(Lesson lesson, String language) {
                shown.show(lesson, language);
            }

            @Override
            public List<Path> ruleFolders() {
                return folders.get();
            }

            @Override
            public byte[] film(Trailer trailer, String language) {
                return films.apply(trailer, language);
            }
        };
    }

    /** Where there is no window, that is said, and how to do without. */
    LessonWindow NONE = (lesson, language) -> {
        throw Refusal.usage(
                "there is no window here to show the lesson in", "", "write --check to have it solved without one");
    };
}
