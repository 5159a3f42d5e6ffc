package regola.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regola.file.FileBytes;
import regola.language.Games;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.check.TrailerCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.teaching.read.TrailerFile;

/** A LessonInspection is what one lesson file, or the file of a trailer, is found to be: its problems, rendered. */
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
    static LessonInspection of(SourceText text, Games games, LessonCourses courses, String language) {
        if (TrailerFile.isTrailer(text.name())) {
            TrailerFile read = TrailerFile.read(text, games);
            return of(read.trailer().map(TrailerCheck::check), read.problems(), language);
        }
        LessonFile read = LessonFile.read(text, games);
        return of(read.lesson().map(lesson -> check(lesson, Path.of(text.name()), courses)), read.problems(), language);
    }

    private static List<Finding> check(Lesson lesson, Path file, LessonCourses courses) {
        List<Finding> findings = new ArrayList<>(LessonCheck.check(lesson));
        findings.addAll(courses.of(file, lesson));
        return findings;
    }

    /** @param checked what was found in what could be read; empty if it could not */
    private static LessonInspection of(Optional<List<Finding>> checked, List<Trouble> problems, String language) {
        if (checked.isEmpty())
            return new LessonInspection(
                    problems.stream()
                            .map(problem -> DiagnosticRenderer.renderError(problem.in(language)))
                            .toList(),
                    List.of());
        List<Finding> findings = checked.get();
        return new LessonInspection(
                rendered(findings.stream().filter(Finding::isError), language),
                rendered(findings.stream().filter(f -> !f.isError()), language));
    }

    private static List<String> rendered(Stream<Finding> findings, String language) {
        return findings.map(finding -> finding.render(language)).toList();
    }
}
