package regola.engine.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.language.model.Expr;
import regola.language.model.Type;

/**
 * A Steady is a part of an expression that stays the same while certain slots change, so that it need be computed only once.
 */
final class Steady {
    private static final int WORTH_KEEPING = 3;

    private Steady() {}

    /** @return the largest such parts, each once */
    static List<Expr> parts(Expr expr, Set<Integer> changing) {
        List<Expr> found = new ArrayList<>();
        find(expr, changing, found);
        return found;
    }

    private static void find(Expr expr, Set<Integer> changing, List<Expr> found) {
        if (Exprs.isAtomic(expr) || found.stream().anyMatch(known -> known == expr)) return;
        if (Exprs.freeSlots(expr).stream().noneMatch(changing::contains)) {
            if (Risk.isFixed(expr)) return;
            if (isWorthKeeping(expr)) {
                found.add(expr);
                return;
            }
        }
        if (expr instanceof Expr.SupposingMove || expr instanceof Expr.SupposingShift) return; // inside, the match is another
        if (expr instanceof Expr.Each each) {
            find(each.source(), changing, found);
            Set<Integer> inner = new HashSet<>(changing);
            inner.add(each.slot());
            if (each.condition() != null) find(each.condition(), inner, found);
            if (each.value() != null) find(each.value(), inner, found);
            return;
        }
        if (expr instanceof Expr.Conditional choice) addCondition(choice.condition(), changing, found);
        for (Expr child : Exprs.children(expr)) find(child, changing, found);
    }

    /** What decides between two values is always computed, so it is worth keeping although it is a truth. */
    private static void addCondition(Expr condition, Set<Integer> changing, List<Expr> found) {
        boolean steady = Exprs.freeSlots(condition).stream().noneMatch(changing::contains);
        if (steady && !Exprs.isAtomic(condition) && !Risk.isFixed(condition) && !Risk.mayFail(condition)) found.add(condition);
    }

    /** Truths are left where they are: what stands before them may decide without them. What may fail is left too. */
    private static boolean isWorthKeeping(Expr expr) {
        return (Exprs.size(expr) >= WORTH_KEEPING || expr instanceof Expr.Call) && expr.type().base() != Type.Base.TRUTH && !Risk.mayFail(expr);
    }
}
