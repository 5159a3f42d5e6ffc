package regola.engine.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import regola.language.model.Expr;
import regola.language.model.Operator;

/**
 * An Exprs is what can be said about expressions by looking at them: what they consist of, and which slots they read.
 */
final class Exprs {
    private Exprs() {}

    /** @return the expressions directly inside, in the order in which they are computed */
    static List<Expr> children(Expr expr) {
        return expr.parts().stream().map(Expr.Part::expr).toList();
    }

    /** @return the expression with each direct part replaced */
    static Expr rebuilt(Expr expr, UnaryOperator<Expr> change) {
        return expr.rebuilt(new Expr.Rebuilding() {
            @Override
            public Expr part(Expr.Part part) {
                return change.apply(part.expr());
            }

            @Override
            public int slot(int bound) {
                return bound;
            }
        });
    }

    /** @return the slots that it reads and does not bind itself */
    static Set<Integer> freeSlots(Expr expr) {
        Set<Integer> free = new HashSet<>();
        addFree(expr, free);
        return free;
    }

    private static void addFree(Expr expr, Set<Integer> free) {
        if (expr instanceof Expr.Local local) free.add(local.slot());
        for (Expr.Part part : expr.parts()) {
            if (part.isInRounds()) addFree(part, free);
            else addFree(part.expr(), free);
        }
    }

    private static void addFree(Expr.Part inRounds, Set<Integer> free) {
        Set<Integer> inside = freeSlots(inRounds.expr());
        inside.remove(inRounds.binds().slot());
        free.addAll(inside);
    }

    static boolean reads(Expr expr, int slot) {
        return freeSlots(expr).contains(slot);
    }

    /** @return the parts of a condition that must all hold, in the order written */
    static List<Expr> conjuncts(Expr condition) {
        if (!(condition instanceof Expr.Operation e) || e.operator() != Operator.AND) return List.of(condition);
        List<Expr> parts = new ArrayList<>(conjuncts(e.operands().get(0)));
        parts.addAll(conjuncts(e.operands().get(1)));
        return parts;
    }

    static boolean isOperation(Expr expr, Operator operator) {
        return expr instanceof Expr.Operation e && e.operator() == operator;
    }

    static Expr operand(Expr expr, int index) {
        return ((Expr.Operation) expr).operands().get(index);
    }

    static boolean isLocal(Expr expr, int slot) {
        return expr instanceof Expr.Local local && local.slot() == slot;
    }

    /**
     * @return true for values that cost nothing to compute again: what is known at set-up or lies in a slot, and whose
     *     turn it is
     */
    static boolean isAtomic(Expr expr) {
        return expr.parts().isEmpty() && expr.effects().isPure() || isOperation(expr, Operator.MOVER);
    }

    /** @return true if some function is called, or a rule is run, to compute it */
    static boolean calls(Expr expr) {
        if (expr instanceof Expr.Call || expr instanceof Expr.SupposingRule) return true;
        for (Expr child : children(expr)) if (calls(child)) return true;
        return false;
    }

    /** @return one more than the highest slot that occurs in it */
    static int slots(Expr expr) {
        int slots = expr instanceof Expr.Local local ? local.slot() + 1 : 0;
        for (Expr.Part part : expr.parts()) {
            if (part.isInRounds()) slots = Math.max(slots, slots(part.binds()));
            slots = Math.max(slots, slots(part.expr()));
        }
        return slots;
    }

    static int size(Expr expr) {
        int size = 1;
        for (Expr child : children(expr)) size += size(child);
        return size;
    }
}
