package regola.teaching.read;

import java.util.List;
import java.util.Optional;
import regola.file.FileProblem;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonHeader;

/**
 * A LessonFile is what came of reading a lesson file.
 *
 * @param header   there if the file says at least which game it is about
 * @param lesson   there if there are no problems
 * @param problems everything found wrong, from top to bottom
 */
public record LessonFile(SourceText source, Optional<LessonHeader> header, Optional<Lesson> lesson, List<FileProblem> problems) {
    public LessonFile {
        problems = List.copyOf(problems);
    }

    /** Reads a lesson and holds it against the rules of its game. Throws for no text whatever. */
    public static LessonFile read(SourceText source, Games games) {
        throw new UnsupportedOperationException();
    }

    /** Reads only what the lesson says about itself, for lists of lessons. */
    public static Optional<LessonHeader> header(SourceText source) {
        throw new UnsupportedOperationException();
    }
}
