package regola.engine.lower;

import java.util.List;
import java.util.Objects;
import regola.language.model.Expr;
import regola.language.model.Operator;

/**
 * A Sameness is whether two expressions say the same, wherever they are written. Loops and suppositions are only the same as
 * themselves.
 */
final class Sameness {
    private Sameness() {}

    static boolean of(Expr a, Expr b) {
        if (a == b) return true;
        if (a.getClass() != b.getClass() || !a.type().equals(b.type()) || !Objects.equals(own(a), own(b)) || own(a) == null) return false;
        List<Expr> inA = Exprs.children(a);
        List<Expr> inB = Exprs.children(b);
        if (inA.size() != inB.size()) return false;
        for (int i = 0; i < inA.size(); i++) if (!of(inA.get(i), inB.get(i))) return false;
        return true;
    }

    /** What an expression is beside its parts; null if it has to be the very same. */
    private static Object own(Expr expr) {
        if (expr instanceof Expr.Constant e) return e.value();
        if (expr instanceof Expr.None) return "none";
        if (expr instanceof Expr.Named e) return e.name();
        if (expr instanceof Expr.SiteSet e) return e.name();
        if (expr instanceof Expr.PieceClass e) return e.name();
        if (expr instanceof Expr.KindsOf e) return e.name();
        if (expr instanceof Expr.LineGroup e) return e.name();
        if (expr instanceof Expr.ZoneSite e) return e.zone();
        if (expr instanceof Expr.SettingValue e) return e.setting().name();
        if (expr instanceof Expr.VariableValue e) return e.variable().index();
        if (expr instanceof Expr.PropertyValue e) return e.property().index();
        if (expr instanceof Expr.Local e) return e.slot();
        if (expr instanceof Expr.Call e) return e.function();
        if (expr instanceof Expr.Operation e) return e.operator();
        if (expr instanceof Expr.Conditional) return "if";
        return null;
    }

    /**
     * @param conditions that must all hold
     * @return the same without those that hold anyway, because they begin with another of them and go on with "or"
     */
    static List<Expr> withoutImplied(List<Expr> conditions) {
        return conditions.stream().filter(one -> conditions.stream().noneMatch(other -> beginsWith(one, other))).toList();
    }

    private static boolean beginsWith(Expr condition, Expr other) {
        if (!Exprs.isOperation(condition, Operator.OR)) return false;
        Expr first = Exprs.operand(condition, 0);
        return of(first, other) || beginsWith(first, other);
    }
}
