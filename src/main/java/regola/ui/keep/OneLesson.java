package regola.ui.keep;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.library.GameLibrary;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.ui.present.ProblemViews;
import regola.ui.present.lesson.LessonShelf;

/** A OneLesson is the shelf with one lesson on it, whatever it is called. */
public final class OneLesson implements LessonShelf {
    private final Supplier<Reading> reads;
    private Reading read;

    public OneLesson(Lesson lesson) {
        reads = () -> new Reading(lesson, List.of());
    }

    /** @param games the games as they are */
    public OneLesson(Path file, Supplier<GameLibrary> games) {
        reads = () -> {
            try {
                LessonFile lesson = LessonFile.read(TextFile.read(file), games.get());
                return new Reading(lesson.lesson().orElse(null), ProblemViews.of(lesson.problems()));
            } catch (BadFile bad) {
                return new Reading(null, ProblemViews.of(bad.problems()));
            }
        };
    }

    private Reading read() {
        if (read == null) read = reads.get();
        return read;
    }

    @Override
    public List<Entry> lessons(String game) {
        Lesson lesson = read().lesson();
        return lesson == null
                ? List.of()
                : List.of(new Entry(
                        lesson.id(),
                        lesson.header().title(),
                        lesson.header().idea(),
                        lesson.header().chapter(),
                        List.of()));
    }

    @Override
    public Reading read(String id) {
        return read();
    }
}
