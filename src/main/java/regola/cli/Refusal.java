package regola.cli;

import java.util.Collection;
import regola.language.diagnostic.DidYouMean;

/** A Refusal is thrown when a command cannot do what it is asked. It carries the exit code and the words for people. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final int FAILED = 1;
    static final int WRONG_USAGE = 2;

    private final int exitCode;

    private Refusal(int exitCode, String message) {
        super(message, null, false, false);
        this.exitCode = exitCode;
    }

    /** The command was called in a way that makes no sense. */
    static Refusal usage(String what) {
        return new Refusal(WRONG_USAGE, "error: " + what);
    }

    /**
     * A name was given that does not exist.
     *
     * @param what such as {@code there is no game 'x'}
     * @param known the names that do exist
     */
    static Refusal unknown(String what, String name, Collection<String> known) {
        StringBuilder text = new StringBuilder(what);
        if (!known.isEmpty()) text.append("\n  why  there are: ").append(String.join(", ", known));
        DidYouMean.closest(name, known)
                .ifPresent(meant ->
                        text.append("\n  fix  did you mean '").append(meant).append("'?"));
        return usage(text.toString());
    }

    /** What the command was to do failed. @param message whole lines, as they shall stand */
    static Refusal failed(String message) {
        return new Refusal(FAILED, message);
    }

    int exitCode() {
        return exitCode;
    }
}
