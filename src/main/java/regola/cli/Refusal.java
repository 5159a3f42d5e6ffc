package regola.cli;

import java.nio.file.Path;
import java.util.Collection;
import java.util.function.UnaryOperator;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;

/** A Refusal is thrown when a command cannot do what it is asked. It carries the exit code and the words for people. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final int FAILED = 1;
    static final int WRONG_USAGE = 2;

    private final int exitCode;
    private final transient UnaryOperator<String> said;

    private Refusal(int exitCode, UnaryOperator<String> said) {
        super(said.apply(Message.ENGLISH), null, false, false);
        this.exitCode = exitCode;
        this.said = said;
    }

    private Refusal(int exitCode, CharSequence what, CharSequence why, CharSequence fix) {
        this(
                exitCode,
                language -> "%s: %s%s%s"
                        .formatted(
                                Message.of("error").in(language),
                                Message.from(what).in(language),
                                part("why", Message.from(why), language),
                                part("fix", Message.from(fix), language)));
    }

    private static String part(String label, Message words, String language) {
        return words.isEmpty() ? "" : "\n  " + Message.of(label).in(language) + "  " + words.in(language);
    }

    /** The command was called in a way that makes no sense. */
    static Refusal usage(CharSequence what) {
        return usage(what, "", "");
    }

    /** The same, with the reason and what to do about it, which may be empty. */
    static Refusal usage(CharSequence what, CharSequence why, CharSequence fix) {
        return new Refusal(WRONG_USAGE, what, why, fix);
    }

    /**
     * A name was given that does not exist.
     *
     * @param what such as {@code there is no game 'x'}
     * @param known the names that do exist
     */
    static Refusal unknown(CharSequence what, String name, Collection<String> known) {
        return usage(
                what,
                known.isEmpty() ? "" : Message.of("there are: {0}", String.join(", ", known)),
                DidYouMean.asFix(name, known));
    }

    /** A file was named that does not end as such files do. */
    static Refusal ending(Path file, String ending) {
        return usage(
                Message.of("'{0}' does not end in {1}", file, ending),
                "",
                Message.of("write --out {0}{1}", file, ending));
    }

    /** What the command was to do cannot be done; the reason and what to do about it may be empty. */
    static Refusal failing(CharSequence what, CharSequence why, CharSequence fix) {
        return new Refusal(FAILED, what, why, fix);
    }

    /** What the command was to do failed. @param message whole lines, as they shall stand */
    static Refusal failed(String message) {
        return new Refusal(FAILED, language -> message);
    }

    /** @return what is said, in this language where it can be */
    String in(String language) {
        return said.apply(language);
    }

    int exitCode() {
        return exitCode;
    }
}
