package regola.engine.value;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A PositionProblem is thrown for a position that does not fit the rules; it names everything that is wrong.
 */
public final class PositionProblem extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<Problem> problems;

    public PositionProblem(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** @param path where inside the position, such as {@code zones.pond.a5}; empty for the whole */
    public record Problem(String path, String message) {
        @Override
        public String toString() {
            return path.isEmpty() ? message : path + ": " + message;
        }
    }

    public List<Problem> problems() {
        return problems;
    }
}
