package regola.file;

import java.util.List;
import java.util.stream.Collectors;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.Message;
import regola.language.source.Trouble;

/**
 * A BadFile is thrown when a file cannot be read or written, or does not hold what it should; it names everything
 * found.
 */
public final class BadFile extends Exception {
    private static final long serialVersionUID = 1;
    private final transient List<Trouble> problems;

    public BadFile(List<Trouble> problems) {
        super(problems.stream().map(Trouble::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    public BadFile(Trouble problem) {
        this(List.of(problem));
    }

    public List<Trouble> problems() {
        return problems;
    }

    /** @return all problems for people, with an empty line between them */
    public String render() {
        return render(Message.ENGLISH);
    }

    /** As {@link #render()}, in this language. */
    public String render(String language) {
        return DiagnosticRenderer.renderErrors(
                problems.stream().map(problem -> problem.in(language)).toList());
    }
}
