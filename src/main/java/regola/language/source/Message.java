package regola.language.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * A Message is something said to people, kept apart in its words and the values in them until it is known who reads it:
 * {@code Message.of("'{0}' is declared twice", name)}. The words are English, and they are what {@link Translations}
 * looks up; so a message is never put together with {@code +}. A value that is itself made of words, such as {@code a
 * number}, is a Message too and is translated with the rest; any other value stands as it is.
 *
 * <p>A Message can be given wherever words are wanted, and is then its English. Who takes messages takes a
 * {@link CharSequence}: a text without values need not be made into a Message before, {@link #from} does that.
 */
public final class Message implements CharSequence {
    public static final String ENGLISH = "en";
    public static final Message NOTHING = new Message("", List.of(), null);

    private final String template;
    private final List<Object> values;
    private final UnaryOperator<String> told;

    private Message(String template, List<Object> values, UnaryOperator<String> told) {
        this.template = template;
        this.values = values;
        this.told = told;
    }

    /** @param template English, with holes {@code {0}}, {@code {1}} … for the values */
    public static Message of(String template, Object... values) {
        List<Object> kept = new ArrayList<>(values.length);
        for (Object value : values) kept.add(value instanceof Message ? value : String.valueOf(value));
        return new Message(template, List.copyOf(kept), null);
    }

    /** @return words as a Message, which they may be already */
    public static Message from(CharSequence words) {
        return words instanceof Message message ? message : words.isEmpty() ? NOTHING : of(words.toString());
    }

    /** @return words as they are in every language, such as what another program says */
    public static Message same(String words) {
        return of("{0}", words);
    }

    /** @param told gives the words in a language; for what a game says itself */
    public static Message told(UnaryOperator<String> told) {
        return new Message("", List.of(), told);
    }

    /**
     * @return the parts one after the other, {@code a, b, c}; a part that is no Message is the same in every language
     */
    public static Message joined(String between, List<? extends CharSequence> parts) {
        StringBuilder template = new StringBuilder();
        for (int i = 0; i < parts.size(); i++)
            template.append(i == 0 ? "" : between).append('{').append(i).append('}');
        return of(template.toString(), parts.toArray());
    }

    /** @return {@code a}, {@code a or b}, {@code a, b or c} */
    public static Message either(List<? extends CharSequence> parts) {
        int last = parts.size() - 1;
        if (last < 1) return joined("", parts);
        return of("{0} or {1}", joined(", ", parts.subList(0, last)), parts.get(last));
    }

    /** @return {@code a}, {@code a and b}, {@code a, b and c} */
    public static Message all(List<? extends CharSequence> parts) {
        int last = parts.size() - 1;
        if (last < 1) return joined("", parts);
        return of("{0} and {1}", joined(", ", parts.subList(0, last)), parts.get(last));
    }

    /** @return its English words without values; two messages of one kind have the same */
    public String template() {
        return template;
    }

    /** @return the English of a value */
    public String value(int number) {
        return values.get(number).toString();
    }

    /** @param language such as {@code it}; where there is no translation the words are English */
    public String in(String language) {
        if (told != null) return told.apply(language);
        String words =
                language.equals(ENGLISH) ? template : Translations.in(language).of(template);
        return values.isEmpty() ? words : fill(words, language);
    }

    /** Only {@code {number}} is a hole: braces have a meaning in rule files and occur in messages. */
    private String fill(String words, String language) {
        StringBuilder filled = new StringBuilder();
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            int end = c == '{' ? words.indexOf('}', i) : -1;
            int number = end < 0 ? -1 : number(words, i + 1, end);
            if (number >= 0 && number < values.size()) {
                Object value = values.get(number);
                filled.append(value instanceof Message message ? message.in(language) : value);
                i = end;
            } else {
                filled.append(c);
            }
        }
        return filled.toString();
    }

    private static int number(String words, int from, int to) {
        if (from == to || to - from > 3) return -1;
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = words.charAt(i) - '0';
            if (digit < 0 || digit > 9) return -1;
            number = number * 10 + digit;
        }
        return number;
    }

    @Override
    public boolean isEmpty() {
        return told == null ? template.isEmpty() : toString().isEmpty();
    }

    @Override
    public int length() {
        return toString().length();
    }

    @Override
    public char charAt(int index) {
        return toString().charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return toString().subSequence(start, end);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Message other
                && template.equals(other.template)
                && values.equals(other.values)
                && Objects.equals(told, other.told);
    }

    @Override
    public int hashCode() {
        return Objects.hash(template, values);
    }

    /** @return its English */
    @Override
    public String toString() {
        return in(ENGLISH);
    }
}
