package regola.teaching.check;

import regola.file.FileProblem;
import regola.language.diagnostic.DiagnosticRenderer;

/**
 * A Finding is one thing that is wrong with a lesson, or that its author should look at.
 *
 * @param step    the id of the step, or null for the whole lesson
 * @param warning whether the lesson can be used all the same
 */
public record Finding(String step, boolean warning, FileProblem problem) {

    /** @return several lines, each with its line end, in the form of the language's diagnostics */
    public String render() {
        return DiagnosticRenderer.render(problem.span(), warning ? "warning" : "error", problem.what(), problem.why(), problem.fix());
    }
}
