package regola.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Span;
import regola.language.tree.Sentences;

/**
 * A SaidNumber is a number that a sentence says, in figures or as a word.
 *
 * @param words the list that it is in; null in figures
 * @param span where it stands, to the letter
 */
record SaidNumber(long value, List<String> words, String written, Span span) {
    private static final List<String> ENGLISH =
            List.of("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");
    private static final List<String> ENGLISH_ORDER =
            List.of("", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");
    private static final List<String> ITALIAN = List.of(
            "", "", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici");
    private static final List<String> ITALIAN_ORDER =
            List.of("", "", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona", "decima");

    /** "Six" is also "you are". */
    private static final String AMBIGUOUS = "sei";

    private static final Pattern WORD =
            Pattern.compile("[\\p{L}]+|(?<![\\p{L}\\p{N}.,-])[0-9]{1,6}(?![\\p{L}\\p{N}]|[.,][0-9])");

    private static final Pattern PLACE =
            Pattern.compile("(?<![\\p{L}\\p{N}-])[A-Za-z][A-Za-z-]*[0-9]{1,3}(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])");

    /** @return the numbers from 2 on, in order; not what a hole puts in */
    static List<SaidNumber> in(Sentences.Sentence sentence) {
        List<SaidNumber> found = new ArrayList<>();
        for (Sentences.Part part : sentence.parts()) {
            if (!(part instanceof Sentences.Words)) continue;
            Span span = part.span();
            Matcher word = WORD.matcher(span.source().text()).region(span.start(), span.end());
            while (word.find()) {
                Span at = new Span(span.source(), word.start(), word.end());
                SaidNumber number = of(word.group(), sentence.language(), at);
                if (number != null && number.value() > 1) found.add(number);
            }
        }
        return found;
    }

    /** @return where a sentence may name places, {@code e4} or {@code E4} */
    static List<Span> places(Sentences.Sentence sentence) {
        List<Span> found = new ArrayList<>();
        for (Sentences.Part part : sentence.parts()) {
            if (!(part instanceof Sentences.Words)) continue;
            Span span = part.span();
            Matcher word = PLACE.matcher(span.source().text()).region(span.start(), span.end());
            while (word.find()) found.add(new Span(span.source(), word.start(), word.end()));
        }
        return found;
    }

    private static SaidNumber of(String word, String language, Span at) {
        if (Character.isDigit(word.charAt(0))) return new SaidNumber(Long.parseLong(word), null, word, at);
        String small = word.toLowerCase(Locale.ROOT);
        if (small.equals(AMBIGUOUS)) return null;
        boolean italian = language.equals("it");
        for (List<String> words : List.of(italian ? ITALIAN : ENGLISH, italian ? ITALIAN_ORDER : ENGLISH_ORDER)) {
            int value = words.indexOf(small);
            if (value > 1) return new SaidNumber(value, words, word, at);
        }
        return null;
    }

    /** @return how another number is written in its place; null if there is no word for it */
    String instead(long other) {
        if (words == null) return Long.toString(other);
        if (other < 2 || other >= words.size())
            return words == ENGLISH || words == ITALIAN ? Long.toString(other) : null;
        String word = words.get((int) other);
        return Character.isUpperCase(written.charAt(0))
                ? Character.toUpperCase(word.charAt(0)) + word.substring(1)
                : word;
    }
}
