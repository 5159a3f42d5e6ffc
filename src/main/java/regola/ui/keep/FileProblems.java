package regola.ui.keep;

import java.util.List;
import regola.file.BadFile;
import regola.file.FileProblem;
import regola.language.source.Span;
import regola.ui.view.ProblemView;

/** A FileProblems makes what is wrong with files into what the window shows. */
public final class FileProblems {
    private FileProblems() {}

    static ProblemView view(FileProblem problem) {
        return new ProblemView(
                problem.span() == null ? problem.file() : place(problem.span()),
                problem.what(),
                problem.why(),
                problem.fix());
    }

    public static List<ProblemView> views(BadFile bad) {
        return views(bad.problems());
    }

    public static List<ProblemView> views(List<FileProblem> problems) {
        return problems.stream().map(FileProblems::view).toList();
    }

    /** @return file and line; empty if nobody knows */
    static String place(Span span) {
        return span == null ? "" : span.source().name() + ":" + span.line();
    }
}
