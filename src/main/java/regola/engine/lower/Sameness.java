package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.language.model.Expr;
import regola.language.model.Operator;

/**
 * A Sameness is whether two expressions say the same, wherever they are written. Loops and suppositions are only the
 * same as themselves.
 */
final class Sameness {
    private static final Own OWN = new Own();

    private Sameness() {}

    static boolean of(Expr a, Expr b) {
        if (a == b) return true;
        if (a.getClass() != b.getClass() || !a.type().equals(b.type())) return false;
        Object own = a.accept(OWN);
        if (own == null || !own.equals(b.accept(OWN))) return false;
        List<Expr> inA = Exprs.children(a);
        List<Expr> inB = Exprs.children(b);
        if (inA.size() != inB.size()) return false;
        for (int i = 0; i < inA.size(); i++) if (!of(inA.get(i), inB.get(i))) return false;
        return true;
    }

    /**
     * @param conditions that must all hold
     * @return the same without those that hold anyway, because another of them is one of the things that they leave
     *     open with "or", and nothing that they ask before it may fail
     */
    static List<Expr> withoutImplied(List<Expr> conditions, EffectAnalysis effects) {
        return conditions.stream()
                .filter(one -> conditions.stream().noneMatch(other -> other != one && leavesOpen(one, other, effects)))
                .toList();
    }

    private static boolean leavesOpen(Expr condition, Expr other, EffectAnalysis effects) {
        for (Expr way : ways(condition)) {
            if (of(way, other)) return true;
            if (effects.mayFail(way)) return false;
        }
        return false;
    }

    /** @return what a condition leaves open, in the order in which it is asked; itself alone is none of them */
    private static List<Expr> ways(Expr condition) {
        if (!Exprs.isOperation(condition, Operator.OR)) return List.of();
        List<Expr> ways = new ArrayList<>();
        addWays(condition, ways);
        return ways;
    }

    private static void addWays(Expr condition, List<Expr> ways) {
        if (!Exprs.isOperation(condition, Operator.OR)) {
            ways.add(condition);
            return;
        }
        addWays(Exprs.operand(condition, 0), ways);
        addWays(Exprs.operand(condition, 1), ways);
    }

    /** What an expression is beside its parts; null if it has to be the very same. */
    private static final class Own implements Expr.Visitor<Object> {
        @Override
        public Object constant(Expr.Constant e) {
            return e.value();
        }

        @Override
        public Object none(Expr.None e) {
            return "none";
        }

        @Override
        public Object named(Expr.Named e) {
            return e.name();
        }

        @Override
        public Object siteSet(Expr.SiteSet e) {
            return e.name();
        }

        @Override
        public Object pieceClass(Expr.PieceClass e) {
            return e.name();
        }

        @Override
        public Object kindsOf(Expr.KindsOf e) {
            return e.name();
        }

        @Override
        public Object lineGroup(Expr.LineGroup e) {
            return e.name();
        }

        @Override
        public Object zoneSite(Expr.ZoneSite e) {
            return e.zone();
        }

        @Override
        public Object settingValue(Expr.SettingValue e) {
            return e.setting().name();
        }

        @Override
        public Object variableValue(Expr.VariableValue e) {
            return e.variable().index();
        }

        @Override
        public Object propertyValue(Expr.PropertyValue e) {
            return e.property().index();
        }

        @Override
        public Object attribute(Expr.Attribute e) {
            return e.choice().name();
        }

        @Override
        public Object local(Expr.Local e) {
            return e.slot();
        }

        @Override
        public Object call(Expr.Call e) {
            return e.function();
        }

        @Override
        public Object operation(Expr.Operation e) {
            return e.operator();
        }

        @Override
        public Object conditional(Expr.Conditional e) {
            return "if";
        }

        @Override
        public Object listOf(Expr.ListOf e) {
            return "list";
        }

        @Override
        public Object each(Expr.Each e) {
            return null;
        }

        @Override
        public Object supposingMove(Expr.SupposingMove e) {
            return null;
        }

        @Override
        public Object supposingShift(Expr.SupposingShift e) {
            return null;
        }

        @Override
        public Object supposingRule(Expr.SupposingRule e) {
            return null;
        }
    }
}
