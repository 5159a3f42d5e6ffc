package regola.language.type;

import java.util.EnumSet;
import java.util.Set;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * SetUpValues are what is known before there is a match, so that a board can depend on it: numbers and settings, and
 * what is computed of them.
 */
final class SetUpValues {
    /** The engine computes the same ones when it sets a game up. */
    private static final Set<Operator> COMPUTED = EnumSet.of(
            Operator.ADD,
            Operator.SUBTRACT,
            Operator.MULTIPLY,
            Operator.NEGATE,
            Operator.LESS,
            Operator.AT_MOST,
            Operator.EQUAL,
            Operator.AND,
            Operator.OR,
            Operator.NOT);

    private SetUpValues() {}

    /** @return the first part of the expression that is not known yet; null if all of it is */
    static Expr unknown(Expr value) {
        if (Conversions.isNothing(value.type()) || value instanceof Expr.None) return null; // told already
        if (value instanceof Expr.Constant
                || value instanceof Expr.SettingValue && value.type().shape() == Type.Shape.ONE) return null;
        if (!(value instanceof Expr.Operation operation) || !COMPUTED.contains(operation.operator())) return value;
        for (Expr operand : operation.operands()) {
            Expr unknown = unknown(operand);
            if (unknown != null) return unknown;
        }
        return null;
    }
}
