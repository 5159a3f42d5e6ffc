package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A Suppositions is conditions that suppose the same move put together, so that it is made and taken back once for all
 * of them.
 */
final class Suppositions {
    private Suppositions() {}

    /** @return the conditions, those that suppose the same move as one where the first was */
    static List<Expr> together(List<Expr> conditions) {
        List<Expr> found = new ArrayList<>();
        for (Expr condition : conditions) {
            int same = sameMove(found, condition);
            if (same >= 0) found.set(same, both((Expr.SupposingMove) found.get(same), (Expr.SupposingMove) condition));
            else found.add(condition);
        }
        return found;
    }

    private static int sameMove(List<Expr> found, Expr condition) {
        if (!(condition instanceof Expr.SupposingMove move)) return -1;
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i) instanceof Expr.SupposingMove other
                    && Sameness.of(move.what(), other.what())
                    && Sameness.of(move.to(), other.to())) return i;
        }
        return -1;
    }

    private static Expr both(Expr.SupposingMove one, Expr.SupposingMove other) {
        Expr body = new Expr.Operation(Operator.AND, List.of(one.body(), other.body()), Type.TRUTH, one.span());
        return new Expr.SupposingMove(one.what(), one.to(), body, Type.TRUTH, one.span());
    }
}
