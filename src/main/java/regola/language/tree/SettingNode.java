package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A SettingNode is the form of a setting or a value given to one. */
public final class SettingNode {
    private SettingNode() {}

    /** A Form says which values a setting takes. */
    public sealed interface Form {
        Span span();
    }

    public record YesNo(Span span) implements Form {}

    public record Number(long least, long most, Span span) implements Form {}

    public record OneOf(List<Name> words, Span span) implements Form {
        public OneOf {
            words = List.copyOf(words);
        }
    }

    /** {@code 1 to 3 numbers from 1 to 4}. */
    public record Numbers(long fewest, long many, long least, long most, Span span) implements Form {}

    /** A Value is what a setting is set to. */
    public sealed interface Value {
        Span span();
    }

    public record TruthValue(boolean value, Span span) implements Value {}

    /** One number or several. */
    public record NumberValues(List<Whole> numbers, Span span) implements Value {
        public NumberValues {
            numbers = List.copyOf(numbers);
        }
    }

    public record WordValue(Name word, Span span) implements Value {}

    /** A Whole is a whole number as written, with its sign. */
    public record Whole(long value, Span span) {}
}
