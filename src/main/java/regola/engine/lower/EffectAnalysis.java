package regola.engine.lower;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import regola.language.model.Effects;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Statement;

/**
 * An EffectAnalysis is the finding of what computing an expression does: what each form and each operator in it does by
 * its declaration, and what the functions do that it calls. Each function is looked at once.
 */
final class EffectAnalysis {
    private final Map<Function, Effects> known = new IdentityHashMap<>();

    /** @return the effects of an expression with everything inside and everything that it calls */
    Effects of(Expr expr) {
        Effects found = expr.effects();
        if (expr instanceof Expr.Call call) found = found.and(of(call.function()));
        for (Expr.Part part : expr.parts()) found = found.and(of(part.expr()));
        return found;
    }

    /** A function that calls itself may do so too often; one with {@code while} may not come to an end. */
    private Effects of(Function function) {
        Effects found = known.get(function);
        if (found != null) return found;
        known.put(function, Effects.MAY_FAIL); // while looking: who comes back here has called itself
        found = ofAll(function.body());
        known.put(function, found);
        return found;
    }

    private Effects ofAll(List<Statement> statements) {
        Effects found = Effects.PURE;
        for (Statement statement : statements) {
            if (statement instanceof Statement.While) found = found.and(Effects.MAY_FAIL);
            for (Expr expr : statement.expressions()) found = found.and(of(expr));
            for (List<Statement> block : statement.blocks()) found = found.and(ofAll(block));
        }
        return found;
    }

    boolean mayFail(Expr expr) {
        return of(expr).mayFail();
    }

    boolean draws(Expr expr) {
        return of(expr).draws();
    }

    /** @return true if the value is known when the game is set up */
    static boolean isFixed(Expr expr) {
        return Exprs.freeSlots(expr).isEmpty() && !readsMatch(expr);
    }

    /** What a function looks at is not asked: a call is never known at set-up. */
    private static boolean readsMatch(Expr expr) {
        return expr.effects().readsMatch() || expr.parts().stream().anyMatch(part -> readsMatch(part.expr()));
    }
}
