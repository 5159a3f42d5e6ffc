package regola.engine.lower;

import java.util.List;
import java.util.function.Predicate;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Statement;

/** A Statements is what can be said about statements by looking at them. */
final class Statements {
    private Statements() {}

    /**
     * @param light what is no work although there is a loop
     * @return true if there is a loop, a rule supposed, or a call of a heavy function, among these or inside of one
     */
    static boolean isAnyHeavy(List<Statement> statements, Predicate<Function> heavy, Predicate<Expr> light) {
        for (Statement s : statements) {
            if (s instanceof Statement.While || s instanceof Statement.Repeat || s instanceof Statement.ForEach)
                return true;
            if (s.expressions().stream().anyMatch(e -> isHeavy(e, heavy, light))) return true;
            if (s.blocks().stream().anyMatch(block -> isAnyHeavy(block, heavy, light))) return true;
        }
        return false;
    }

    private static boolean isHeavy(Expr expr, Predicate<Function> heavy, Predicate<Expr> light) {
        if (light.test(expr)) return false;
        if (expr instanceof Expr.Call call && heavy.test(call.function())) return true;
        if (expr instanceof Expr.SupposingRule) return true;
        return expr.parts().stream().anyMatch(part -> part.isInRounds() || isHeavy(part.expr(), heavy, light));
    }

    /** @return true if there is such a statement among these, or inside of one */
    static boolean contain(List<Statement> statements, Class<? extends Statement> kind) {
        return statements.stream()
                .anyMatch(s -> kind.isInstance(s) || s.blocks().stream().anyMatch(block -> contain(block, kind)));
    }
}
