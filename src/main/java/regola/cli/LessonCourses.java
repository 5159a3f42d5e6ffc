package regola.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.Games;
import regola.teaching.check.CourseCheck;
import regola.teaching.check.Finding;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;

/**
 * A LessonCourses holds lessons against the numbered lessons that lie before them in their folders. A lesson whose file
 * bears no number, or that lies alone, belongs to no course.
 */
final class LessonCourses {
    private static final String NUMBERED = "\\d\\d-.*\\.md";

    private final Games games;
    /** By folder, how far its course has been gone through. */
    private final Map<Path, Way> ways = new HashMap<>();

    private record Way(CourseCheck course, List<Path> files, int next) {}

    LessonCourses(Games games) {
        this.games = games;
    }

    /** @return what is found about the lesson as a part of its course; nothing if it is no part of one */
    List<Finding> of(Path file, Lesson lesson) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        Way way = ways.computeIfAbsent(folder, LessonCourses::begin);
        int place = way.files().indexOf(file.toAbsolutePath().normalize());
        if (place < 0 || way.files().size() < 2) return List.of();
        if (place < way.next()) way = begin(folder);
        for (int i = way.next(); i < place; i++) lesson(way.files().get(i)).ifPresent(way.course()::next);
        ways.put(folder, new Way(way.course(), way.files(), place + 1));
        return way.course().next(lesson);
    }

    private static Way begin(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> numbered = files.filter(
                            file -> file.getFileName().toString().matches(NUMBERED))
                    .sorted()
                    .toList();
            return new Way(new CourseCheck(), numbered, 0);
        } catch (IOException e) {
            return new Way(new CourseCheck(), List.of(), 0); // then nothing is known of other lessons
        }
    }

    /** What cannot be read is told where it is looked at itself. */
    private Optional<Lesson> lesson(Path file) {
        try {
            return LessonFile.read(TextFile.read(file), games).lesson();
        } catch (BadFile bad) {
            return Optional.empty();
        }
    }
}
