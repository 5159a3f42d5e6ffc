package regola.language.model;

import java.util.Objects;

/**
 * A Type says what an expression yields: one value of a base, or a set or list of them.
 *
 * @param base what the values are
 * @param shape one value, a set (no order, nothing twice) or a list (ordered, may repeat)
 * @param choice the name of the choice type when base is CHOICE, else null
 */
public record Type(Base base, Shape shape, String choice) {

    /** What values are. NOTHING is the type of {@code none} before its use is known. */
    public enum Base {
        NUMBER,
        TRUTH,
        PLAYER,
        PIECE,
        SITE,
        KIND,
        LINE,
        CHOICE,
        NOTHING
    }

    public enum Shape {
        ONE,
        SET,
        LIST
    }

    public static final Type NUMBER = one(Base.NUMBER);
    public static final Type TRUTH = one(Base.TRUTH);
    public static final Type PLAYER = one(Base.PLAYER);
    public static final Type PIECE = one(Base.PIECE);
    public static final Type SITE = one(Base.SITE);
    public static final Type KIND = one(Base.KIND);
    public static final Type LINE = one(Base.LINE);
    public static final Type NOTHING = one(Base.NOTHING);

    /** By hand, since it is asked so often that what is made for records costs a third of pointing at a wrong move. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Type type
                        && base == type.base
                        && shape == type.shape
                        && Objects.equals(choice, type.choice);
    }

    @Override
    public int hashCode() {
        return (31 * base.hashCode() + shape.hashCode()) * 31 + Objects.hashCode(choice);
    }

    public static Type one(Base base) {
        return new Type(base, Shape.ONE, null);
    }

    public static Type choice(String name) {
        return new Type(Base.CHOICE, Shape.ONE, name);
    }

    public Type set() {
        return new Type(base, Shape.SET, choice);
    }

    public Type list() {
        return new Type(base, Shape.LIST, choice);
    }

    /** @return the type of one value of a set or list */
    public Type element() {
        return shape == Shape.ONE ? this : new Type(base, Shape.ONE, choice);
    }

    public boolean isSet() {
        return shape == Shape.SET;
    }

    public boolean isList() {
        return shape == Shape.LIST;
    }

    /** @return the type as the rule file would write it */
    @Override
    public String toString() {
        String word = switch (base) {
            case TRUTH -> "yes or no";
            case CHOICE -> choice;
            case NOTHING -> "none";
            default -> base.name().toLowerCase(java.util.Locale.ROOT);
        };
        return switch (shape) {
            case ONE -> word;
            case SET -> "set of " + word;
            case LIST -> "list of " + word;
        };
    }
}
