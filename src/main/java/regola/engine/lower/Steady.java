package regola.engine.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.language.model.Expr;
import regola.language.model.Type;

/**
 * A Steady is a part of an expression that stays the same while certain slots change, so that it need be computed only
 * once.
 */
final class Steady {
    private static final int WORTH_KEEPING = 3;

    private final EffectAnalysis effects;
    private final List<Expr> found = new ArrayList<>();

    private Steady(EffectAnalysis effects) {
        this.effects = effects;
    }

    /** @return the largest such parts, each once */
    static List<Expr> parts(Expr expr, Set<Integer> changing, EffectAnalysis effects) {
        Steady steady = new Steady(effects);
        steady.find(expr, changing);
        return steady.found;
    }

    private void find(Expr expr, Set<Integer> changing) {
        if (Exprs.isAtomic(expr) || found.stream().anyMatch(known -> known == expr)) return;
        if (Exprs.freeSlots(expr).stream().noneMatch(changing::contains)) {
            if (EffectAnalysis.isFixed(expr)) return;
            if (isWorthKeeping(expr)) {
                found.add(expr);
                return;
            }
        }
        if (expr.parts().stream().anyMatch(Expr.Part::supposed)) return; // inside, the match is another
        if (expr instanceof Expr.Conditional choice) addCondition(choice.condition(), changing);
        for (Expr.Part part : expr.parts())
            find(part.expr(), part.isInRounds() ? with(changing, part.binds().slot()) : changing);
    }

    private static Set<Integer> with(Set<Integer> changing, int slot) {
        Set<Integer> more = new HashSet<>(changing);
        more.add(slot);
        return more;
    }

    /** What decides between two values is always computed, so it is worth keeping although it is a truth. */
    private void addCondition(Expr condition, Set<Integer> changing) {
        boolean steady = Exprs.freeSlots(condition).stream().noneMatch(changing::contains);
        if (steady && !Exprs.isAtomic(condition) && !EffectAnalysis.isFixed(condition) && !effects.mayFail(condition))
            found.add(condition);
    }

    /** Truths are left where they are: what stands before them may decide without them. What may fail is left too. */
    private boolean isWorthKeeping(Expr expr) {
        boolean costs = Exprs.size(expr) >= WORTH_KEEPING || expr instanceof Expr.Call;
        return costs && expr.type().base() != Type.Base.TRUTH && !effects.mayFail(expr);
    }
}
