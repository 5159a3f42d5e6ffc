package regola.language.type;

import java.util.List;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.resolve.FrameSlots;
import regola.language.source.Span;

/**
 * Conversions make a value of one type into one of another where the language allows it without being asked: one
 * element into a set, a list into a set and back, a kind into the set of its pieces, none into anything that can be
 * absent.
 */
final class Conversions {
    /** The type of what could not be understood: it fits everywhere, since an error says so already. */
    static final Type BROKEN = new Type(Base.NOTHING, Type.Shape.ONE, "?");

    private Conversions() {}

    static Expr broken(Span span) {
        return new Expr.None(BROKEN, span);
    }

    static boolean isBroken(Expr value) {
        return value.type() == BROKEN;
    }

    /** @return true for none and [] before their use is known */
    static boolean isNothing(Type type) {
        return type.base() == Base.NOTHING;
    }

    /**
     * @param slots where a conversion that goes through a set takes its slot
     * @return the value as one of the wanted type, or null if it cannot be one
     */
    static Expr convert(Expr value, Type wanted, FrameSlots slots) {
        Type given = value.type();
        if (given.equals(wanted)) return value;
        if (given == BROKEN || wanted == BROKEN) return new Expr.None(wanted, value.span());
        if (isNothing(given))
            return canBeAbsent(wanted) && (given.shape() == Type.Shape.ONE || wanted.shape() != Type.Shape.ONE)
                    ? new Expr.None(wanted, value.span())
                    : null;
        return switch (wanted.shape()) {
            case ONE -> null;
            case SET -> toSet(value, wanted, slots);
            case LIST -> toList(value, wanted, slots);
        };
    }

    private static boolean canBeAbsent(Type type) {
        return type.shape() != Type.Shape.ONE || type.base() != Base.NUMBER && type.base() != Base.TRUTH;
    }

    private static Expr toSet(Expr value, Type wanted, FrameSlots slots) {
        Type given = value.type();
        if (given.element().equals(wanted.element())) {
            return operation(given.isList() ? Operator.TO_SET : Operator.SINGLETON, wanted, value);
        }
        if (wanted.base() != Base.PIECE || given.base() != Base.KIND) return null;
        return switch (given.shape()) {
            case ONE -> operation(Operator.PIECES_OF_KIND, wanted, value);
            case SET, LIST -> forEach(value, Operator.PIECES_OF_KIND, wanted, slots);
        };
    }

    private static Expr toList(Expr value, Type wanted, FrameSlots slots) {
        Type given = value.type();
        if (given.equals(wanted.element())) return new Expr.ListOf(List.of(value), wanted, value.span());
        Expr set = given.isSet() && given.element().equals(wanted.element())
                ? value
                : toSet(value, wanted.element().set(), slots);
        return set == null ? null : operation(Operator.TO_LIST, wanted, set);
    }

    static Expr operation(Operator operator, Type type, Expr operand) {
        return new Expr.Operation(operator, List.of(operand), type, operand.span());
    }

    /** @return what the operator gives for all elements together, as a set */
    static Expr forEach(Expr source, Operator operator, Type result, FrameSlots slots) {
        int slot = slots.take();
        Type element = source.type().element();
        Expr one = new Expr.Local(slot, "it", element, source.span());
        Type each = operator == Operator.PIECES_OF_KIND || operator == Operator.LINE_SITES ? result : result.element();
        Expr value = new Expr.Operation(operator, List.of(one), each, source.span());
        return new Expr.Each(Expr.Over.ALL, slot, "it", source, null, value, result, source.span());
    }

    /** @return the type that both can be converted to, or null */
    static Type common(Type a, Type b) {
        if (a.equals(b) || b == BROKEN) return a;
        if (a == BROKEN) return b;
        if (isNothing(a)) return withNothing(b, a);
        if (isNothing(b)) return withNothing(a, b);
        boolean many = a.shape() != Type.Shape.ONE || b.shape() != Type.Shape.ONE;
        if (a.element().equals(b.element())) return a.isSet() || b.isSet() ? a.set() : a.list();
        boolean kindAndPieces =
                a.base() == Base.KIND && b.base() == Base.PIECE || a.base() == Base.PIECE && b.base() == Base.KIND;
        Type pieces = a.base() == Base.PIECE ? a : b;
        return kindAndPieces && many && pieces.shape() != Type.Shape.ONE ? Type.PIECE.set() : null;
    }

    private static Type withNothing(Type known, Type nothing) {
        if (isNothing(known)) return known.shape() == Type.Shape.ONE ? nothing : known;
        if (!canBeAbsent(known)) return null;
        return nothing.shape() == Type.Shape.ONE || known.shape() != Type.Shape.ONE ? known : known.list();
    }

    /** @return the type of the set that the value is or can become part of */
    static Type asSet(Type type) {
        return type.element().set();
    }
}
