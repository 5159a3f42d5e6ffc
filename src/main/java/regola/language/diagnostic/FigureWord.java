package regola.language.diagnostic;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import regola.language.source.Message;
import regola.language.source.Span;

/** A FigureWord is a number written out, where rules have figures: {@code every three in a row}. */
public final class FigureWord {
    private static final List<String> ENGLISH = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");
    private static final List<String> ITALIAN = List.of(
            "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici",
            "dodici");

    private FigureWord() {}

    /** @return which number it is; empty if it is none */
    public static Optional<Integer> number(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        int value = Math.max(ENGLISH.indexOf(small), ITALIAN.indexOf(small));
        return value < 0 ? Optional.empty() : Optional.of(value);
    }

    /** @return the message for that word, in place of what would be said of any other; empty if it is no number */
    public static Optional<Diagnostic> at(String word, Span span, Diagnostic other) {
        return number(word)
                .map(value -> other.why("numbers are written in figures").fix(Message.of("write '{0}'", value)));
    }
}
