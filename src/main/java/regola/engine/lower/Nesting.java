package regola.engine.lower;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Statement;

/**
 * A Nesting is how many functions are inside each other at most when one is asked. Whether an answer is remembered must
 * not decide whether the limit of depth is reached; so only where few are inside each other may it be left open.
 */
final class Nesting {
    private static final int FEW = 100, ENDLESS = 1_000_000;

    private final Map<Function, Integer> known = new IdentityHashMap<>();

    /** @return false for functions that may come to ask themselves, and for what supposes rules */
    boolean isShallow(Function function) {
        return depth(function) <= FEW;
    }

    private int depth(Function function) {
        Integer before = known.get(function);
        if (before != null) return before;
        known.put(function, ENDLESS); // while looking: who asks itself never ends
        int found = Math.min(ENDLESS, 1 + ofStatements(function.body()));
        known.put(function, found);
        return found;
    }

    private int ofStatements(List<Statement> statements) {
        int most = 0;
        for (Statement s : statements) {
            for (Expr each : s.expressions()) most = Math.max(most, of(each));
            for (List<Statement> block : s.blocks()) most = Math.max(most, ofStatements(block));
        }
        return most;
    }

    private int of(Expr expr) {
        if (expr instanceof Expr.SupposingRule) return ENDLESS;
        int most = expr instanceof Expr.Call call ? depth(call.function()) : 0;
        for (Expr.Part part : expr.parts()) most = Math.max(most, of(part.expr()));
        return most;
    }
}
