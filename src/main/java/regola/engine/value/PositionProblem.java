package regola.engine.value;

import java.util.List;
import java.util.stream.Collectors;
import regola.language.source.Quoted;
import regola.language.source.Trouble;

/** A PositionProblem is thrown for a position that does not fit the rules; it names everything that is wrong. */
public final class PositionProblem extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<Problem> problems;

    public PositionProblem(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /**
     * A Problem is one thing that does not fit.
     *
     * @param path where inside the position, such as {@code zones.pond.a5}; empty for the whole
     * @param said what is wrong
     * @param rule the number of the rule that says so; null if it is no rule of the game
     * @param sites where pieces would have to be taken away or put; empty if that would not help
     */
    public record Problem(String path, Spoken said, String rule, List<String> sites) {
        public Problem {
            Spoken whole = said;
            said = language -> Quoted.inMessage(whole.text(language));
            path = Quoted.inMessage(path);
            sites = List.copyOf(sites);
        }

        public Problem(String path, String message) {
            this(path, Spoken.same(message), null, List.of());
        }

        /** @return what is wrong, in English */
        public String message() {
            return said.text("en");
        }

        /** @return whether every name in it is known, so that it can be seen and mended on the board */
        public boolean isOfPlacing() {
            return rule != null || !sites.isEmpty();
        }

        /** @param language in which it is told, "en" or "it" */
        public Trouble trouble(String language) {
            return Trouble.inPosition(path, said.text(language));
        }

        @Override
        public String toString() {
            return trouble("en").toString();
        }
    }

    public List<Problem> problems() {
        return problems;
    }
}
