package regola.file;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A BadFile is thrown when a file cannot be read or written, or does not hold what it should; it names everything
 * found.
 */
public final class BadFile extends Exception {
    private static final long serialVersionUID = 1;
    private final transient List<FileProblem> problems;

    public BadFile(List<FileProblem> problems) {
        super(problems.stream().map(BadFile::line).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    public BadFile(FileProblem problem) {
        this(List.of(problem));
    }

    private static String line(FileProblem problem) {
        return (problem.span() == null ? problem.file() : problem.span().toString()) + ": " + problem.what();
    }

    public List<FileProblem> problems() {
        return problems;
    }

    /** @return all problems for people, with an empty line between them */
    public String render() {
        return problems.stream().map(FileProblem::render).collect(Collectors.joining("\n"));
    }
}
