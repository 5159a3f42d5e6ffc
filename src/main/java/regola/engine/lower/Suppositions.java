package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A Suppositions is conditions that suppose the same move, or the same rule done, put together, so that it is made and
 * taken back once for all of them.
 */
final class Suppositions {
    private Suppositions() {}

    /** @return the conditions, those that suppose the same as one where the first was */
    static List<Expr> together(List<Expr> conditions) {
        List<Expr> found = new ArrayList<>();
        for (Expr condition : conditions) {
            int same = 0;
            while (same < found.size() && !supposeTheSame(found.get(same), condition)) same++;
            if (same < found.size()) found.set(same, both(found.get(same), condition));
            else found.add(condition);
        }
        return found;
    }

    private static boolean supposeTheSame(Expr one, Expr other) {
        if (one instanceof Expr.SupposingMove a && other instanceof Expr.SupposingMove b)
            return Sameness.of(a.what(), b.what()) && Sameness.of(a.to(), b.to());
        return one instanceof Expr.SupposingRule a
                && other instanceof Expr.SupposingRule b
                && a.rule() == b.rule()
                && areTheSame(a.arguments(), b.arguments());
    }

    private static boolean areTheSame(List<Expr> some, List<Expr> others) {
        for (int i = 0; i < some.size(); i++) if (!Sameness.of(some.get(i), others.get(i))) return false;
        return true;
    }

    private static Expr both(Expr one, Expr other) {
        Expr body = new Expr.Operation(Operator.AND, List.of(body(one), body(other)), Type.TRUTH, one.span());
        if (one instanceof Expr.SupposingRule rule)
            return new Expr.SupposingRule(rule.rule(), rule.arguments(), body, Type.TRUTH, one.span());
        Expr.SupposingMove move = (Expr.SupposingMove) one;
        return new Expr.SupposingMove(move.what(), move.to(), body, Type.TRUTH, one.span());
    }

    private static Expr body(Expr supposing) {
        return supposing instanceof Expr.SupposingRule rule ? rule.body() : ((Expr.SupposingMove) supposing).body();
    }
}
