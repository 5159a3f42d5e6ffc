package regola.language.type;

import java.util.Locale;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;

/** TypeWords are how messages speak of types and of what stands in the file. */
final class TypeWords {
    private static final int LONGEST_QUOTE = 40;

    private TypeWords() {}

    /** @return the type with its article, as somebody would say it: {@code a number}, {@code a set of sites} */
    static Message of(Type type) {
        if (type.base() == Type.Base.NOTHING)
            return type.shape() == Type.Shape.ONE ? Message.of("nothing") : Message.of("an empty list");
        return switch (type.shape()) {
            case ONE -> Message.from(one(type));
            case SET -> Message.of("a set of {0}", Message.from(many(type)));
            case LIST -> Message.of("a list of {0}", Message.from(many(type)));
        };
    }

    private static CharSequence one(Type type) {
        return switch (type.base()) {
            case NUMBER -> "a number";
            case TRUTH -> "yes or no";
            case PLAYER -> "a player";
            case PIECE -> "a piece";
            case SITE -> "a site";
            case KIND -> "a kind of piece";
            case LINE -> "a line";
            case CHOICE -> Message.of("an item of '{0}'", type.choice());
            case NOTHING -> "nothing";
        };
    }

    private static String many(Type type) {
        return switch (type.base()) {
            case NUMBER -> "numbers";
            case TRUTH -> "yes or no";
            case PLAYER -> "players";
            case PIECE -> "pieces";
            case SITE -> "sites";
            case KIND -> "kinds";
            case LINE -> "lines";
            case CHOICE -> "'" + type.choice() + "'";
            case NOTHING -> "nothing";
        };
    }

    /** @return the word for one such thing, as in the types of the language */
    static String word(Type.Base base) {
        return base.name().toLowerCase(Locale.ROOT);
    }

    /** @return {@code a number and a player}; for two of the same type, both are named all the same */
    static Message both(Type a, Type b) {
        return Message.of("{0} and {1}", of(a), of(b));
    }

    /** @return what stands there, in quotes if it is short, else {@code this} */
    static Message quote(Span span) {
        String text = text(span);
        return text.isEmpty() || text.length() > LONGEST_QUOTE || text.indexOf('\n') >= 0
                ? Message.of("this")
                : Message.of("'{0}'", text);
    }

    /** @return what stands there, or {@code …} if it is long: for putting it into a suggestion */
    static String sample(Span span) {
        String text = text(span);
        return text.isEmpty() || text.length() > LONGEST_QUOTE || text.indexOf('\n') >= 0 ? "…" : text;
    }

    private static String text(Span span) {
        return span.source()
                .text()
                .substring(
                        span.start(),
                        Math.max(
                                span.start(),
                                Math.min(span.end(), span.source().text().length())));
    }

    /** @return {@code is none}, {@code is 1} or {@code are n} */
    static Message given(int count) {
        if (count < 2) return Message.of(count == 0 ? "is none" : "is 1");
        return Message.of("are {0}", count);
    }

    /** @return {@code no value}, {@code 1 value} or {@code n values} */
    static Message values(int count) {
        if (count < 2) return Message.of(count == 0 ? "no value" : "1 value");
        return Message.of("{0} values", count);
    }
}
