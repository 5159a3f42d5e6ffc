package regola.ui.workshop;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.ui.view.make.BookEntry;

/** A BookCall is the line that a recipe asks somebody to write themselves, so that there is something to be seen. */
final class BookCall {
    private static final Pattern ASKED = Pattern.compile("“((?:do|require) [a-zA-Z0-9-]+)\\(");

    private BookCall() {}

    /** @return whether the rules have that line already */
    static boolean isIn(String rules, BookEntry entry) {
        Matcher asked = ASKED.matcher(entry.trying().getOrDefault("en", ""));
        return asked.find() && rules.lines().map(String::strip).anyMatch(line -> line.startsWith(asked.group(1) + "("));
    }
}
