package regola.engine.lower;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Statement;

/**
 * A Risk is a way in which computing an expression may fail or may not be moved: it is then not computed before its turn.
 */
final class Risk {
    private static final Set<Operator> MAY_FAIL =
            EnumSet.of(Operator.DIVIDE, Operator.MODULO, Operator.ITEM, Operator.RANDOM, Operator.RANGE, Operator.ONE,
                    Operator.COLUMN, Operator.ROW);
    private static final Set<Operator> READ_THE_MATCH = EnumSet.of(
            Operator.MOVER, Operator.PLAYERS, Operator.NEXT_PLAYER, Operator.SITE, Operator.SITES_OF_PIECES, Operator.ON_SITE,
            Operator.ON_SITES, Operator.TOP, Operator.STACK, Operator.HEX, Operator.RAY, Operator.DISTANCE, Operator.TIMES_SEEN,
            Operator.TURN_NUMBER, Operator.RANDOM);

    private Risk() {}

    static boolean mayFail(Expr expr) {
        return mayFail(expr, new HashSet<>());
    }

    private static boolean mayFail(Expr expr, Set<Function> seen) {
        if (expr instanceof Expr.PropertyValue) return true;
        if (expr instanceof Expr.Operation e && MAY_FAIL.contains(e.operator())
                && (e.operator() != Operator.ONE || e.operands().get(0).type().isList())) return true;
        if (expr instanceof Expr.Call call && seen.add(call.function())) {
            for (Statement statement : call.function().body()) if (mayFail(statement, seen)) return true;
        }
        for (Expr child : Exprs.children(expr)) if (mayFail(child, seen)) return true;
        return false;
    }

    private static boolean mayFail(Statement statement, Set<Function> seen) {
        for (Expr expr : Statements.expressions(statement)) if (mayFail(expr, seen)) return true;
        for (Statement inner : Statements.inner(statement)) if (mayFail(inner, seen)) return true;
        return false;
    }

    /** @return true if the value is known when the game is set up */
    static boolean isFixed(Expr expr) {
        return Exprs.freeSlots(expr).isEmpty() && !readsTheMatch(expr);
    }

    private static boolean readsTheMatch(Expr expr) {
        if (expr instanceof Expr.VariableValue || expr instanceof Expr.PropertyValue || expr instanceof Expr.Call
                || expr instanceof Expr.SupposingMove || expr instanceof Expr.SupposingShift) return true;
        if (expr instanceof Expr.Operation e && READ_THE_MATCH.contains(e.operator())) return true;
        for (Expr child : Exprs.children(expr)) if (readsTheMatch(child)) return true;
        return false;
    }
}
