package regola.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import regola.file.FileBytes;
import regola.language.Games;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;

/** A LessonInspection is what one lesson file is found to be: its problems, rendered. */
record LessonInspection(List<String> errors, List<String> warnings) {
    static final String ENDING = ".md";
    private static final String FRONT = "---";
    private static final int LINE = 200;

    /** @return whether a file that lies in a folder is meant as a lesson: Markdown that begins with a front */
    static boolean isLesson(Path file) {
        if (!file.toString().endsWith(ENDING) || !Files.isRegularFile(file)) return false;
        try {
            String begun = new String(FileBytes.first(file, LINE), StandardCharsets.UTF_8);
            return begun.lines()
                    .findFirst()
                    .map(line -> line.stripTrailing().equals(FRONT))
                    .orElse(false);
        } catch (IOException e) {
            return true; // then reading it says what is wrong
        }
    }

    /** @param courses of the same games */
    static LessonInspection of(SourceText text, Games games, LessonCourses courses) {
        LessonFile read = LessonFile.read(text, games);
        if (read.lesson().isEmpty())
            return new LessonInspection(
                    read.problems().stream()
                            .map(DiagnosticRenderer::renderError)
                            .toList(),
                    List.of());
        Lesson lesson = read.lesson().get();
        List<Finding> findings = new ArrayList<>(LessonCheck.check(lesson));
        findings.addAll(courses.of(Path.of(text.name()), lesson));
        return new LessonInspection(
                rendered(findings.stream().filter(Finding::isError)),
                rendered(findings.stream().filter(f -> !f.isError())));
    }

    private static List<String> rendered(Stream<Finding> findings) {
        return findings.map(Finding::render).toList();
    }
}
