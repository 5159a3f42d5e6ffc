package regola.language.diagnostic;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Span;

/**
 * A Repair is a fix that is so simple that a machine can make it: other text in place of some.
 *
 * @param span what to replace; empty where something is to be put in
 * @param text what to put there; empty where something is to be left out
 */
public record Repair(Span span, String text) {
    private static final Pattern MEANT = Pattern.compile("did you mean '([^']+)'\\?");
    private static final Pattern MISSING = Pattern.compile("write '([^']+)' here");
    private static final Pattern INSTEAD = Pattern.compile("write (?:'([a-z ]+)'|([^a-zA-Z' ]+))");
    private static final String LEAVE_OUT = "leave it out";

    /** @return empty where a person has to think */
    public static Optional<Repair> of(Diagnostic diagnostic) {
        Span span = diagnostic.span();
        String fix = diagnostic.fix();
        Matcher meant = MEANT.matcher(fix);
        if (meant.matches()) return Optional.of(new Repair(span, meant.group(1)));
        Matcher missing = MISSING.matcher(fix);
        if (missing.matches() && diagnostic.code() == DiagnosticCode.MISSING)
            return Optional.of(putIn(span, missing.group(1)));
        Matcher instead = INSTEAD.matcher(fix);
        if (instead.matches())
            return Optional.of(new Repair(span, instead.group(1) != null ? instead.group(1) : instead.group(2)));
        if (fix.equals(LEAVE_OUT)) return Optional.of(new Repair(span, ""));
        return Optional.empty();
    }

    /** What is missing is reported right behind the word before it. */
    private static Repair putIn(Span span, String word) {
        String text = span.source().text();
        boolean blankFollows = span.start() >= text.length() || Character.isWhitespace(text.charAt(span.start()));
        return new Repair(new Span(span.source(), span.start(), span.start()), " " + word + (blankFollows ? "" : " "));
    }

    /** @return the whole text with the repair made */
    public String made() {
        String all = span.source().text();
        return all.substring(0, span.start()) + text + all.substring(span.end());
    }
}
