package regola.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.Games;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.Message;
import regola.language.source.Trouble;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.read.LessonFile;

/** A LessonCommand opens one lesson alone, or has it solved without a window. */
@Command(
        name = "lesson",
        header = "Opens a lesson in its own window, or solves it without one.",
        sortOptions = false,
        description = {
            "",
            "With --check each step is solved by the machine the way the lesson shows it, hints are followed, and what the lesson "
                    + "says about wrong tries is tried.",
            "The window speaks the language that was chosen in it, or that of the machine, unless --language says otherwise."
        },
        footer = {"", "Examples:", "  regola lesson my-lesson.md", "  regola lesson my-lesson.md --check --language it"
        })
final class LessonCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @ParentCommand
    private RootCommand root;

    @Parameters(paramLabel = "FILE", description = "a lesson file (Markdown)")
    private Path file;

    @Option(names = "--check", description = "solves it without a window")
    private boolean check;

    @Mixin
    private LibraryOptions library;

    @Override
    public Integer call() throws BadFile {
        Games games = library.open(List.of(), root.lessonWindow());
        LessonFile read = LessonFile.read(TextFile.read(CommandArguments.file(file)), games);
        Lesson lesson = read.lesson().orElseThrow(() -> Refusal.failed(rendered(read.problems())));
        if (check) return check(lesson, games);
        root.lessonWindow().show(lesson, library.isLanguageSaid() ? library.language() : null);
        return 0;
    }

    private String rendered(List<Trouble> problems) {
        return DiagnosticRenderer.renderErrors(
                problems.stream().map(each -> each.in(library.language())).toList());
    }

    private int check(Lesson lesson, Games games) {
        List<Finding> findings = new ArrayList<>(LessonCheck.check(lesson));
        findings.addAll(new LessonCourses(games).of(file, lesson));
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine()
                .getErr()
                .print(findings.stream()
                        .map(found -> found.render(library.language()))
                        .collect(Collectors.joining("\n")));
        for (LessonStep step : lesson.steps()) {
            boolean failed = findings.stream()
                    .anyMatch(finding -> finding.isError() && step.id().equals(finding.step()));
            Message came = failed ? Message.of("FAILED") : Message.of("solved");
            out.println(came.in(library.language()) + "  " + step.id() + "  "
                    + step.goal().text(library.language()));
        }
        return findings.stream().anyMatch(Finding::isError) ? Refusal.FAILED : 0;
    }
}
