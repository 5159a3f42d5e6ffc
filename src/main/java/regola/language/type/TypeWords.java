package regola.language.type;

import java.util.Locale;
import regola.language.model.Type;
import regola.language.source.Span;

/** TypeWords are how messages speak of types and of what stands in the file. */
final class TypeWords {
    private static final int LONGEST_QUOTE = 40;

    private TypeWords() {}

    /** @return the type with its article, as somebody would say it: {@code a number}, {@code a set of sites} */
    static String of(Type type) {
        if (type.base() == Type.Base.NOTHING) return type.shape() == Type.Shape.ONE ? "nothing" : "an empty list";
        return switch (type.shape()) {
            case ONE -> one(type);
            case SET -> "a set of " + many(type);
            case LIST -> "a list of " + many(type);
        };
    }

    private static String one(Type type) {
        return switch (type.base()) {
            case NUMBER -> "a number";
            case TRUTH -> "yes or no";
            case PLAYER -> "a player";
            case PIECE -> "a piece";
            case SITE -> "a site";
            case KIND -> "a kind of piece";
            case LINE -> "a line";
            case CHOICE -> "an item of '" + type.choice() + "'";
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
    static String both(Type a, Type b) {
        return of(a) + " and " + of(b);
    }

    /** @return what stands there, in quotes if it is short, else {@code this} */
    static String quote(Span span) {
        String text = text(span);
        return text.isEmpty() || text.length() > LONGEST_QUOTE || text.indexOf('\n') >= 0 ? "this" : "'" + text + "'";
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
    static String given(int count) {
        return count == 0 ? "is none" : count == 1 ? "is 1" : "are " + count;
    }

    /** @return {@code no value}, {@code 1 value} or {@code n values} */
    static String values(int count) {
        return count == 0 ? "no value" : count == 1 ? "1 value" : count + " values";
    }
}
