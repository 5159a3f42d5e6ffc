package regola.engine.lower;

import java.util.HashSet;
import java.util.Set;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A Tabled is the finding of what depends on one player and on nothing else: on whoever is to move, or on a player in a
 * slot. What goes through many things for that is computed for each player before the game begins.
 */
final class Tabled {
    private final Set<Integer> bound = new HashSet<>();
    private Expr input;
    private boolean another;

    private Tabled() {}

    /** @return what a loop depends on; null if that is nothing, more than one thing, or no player */
    static Expr input(Expr expr) {
        if (!(expr instanceof Expr.Each)) return null;
        Tabled found = new Tabled();
        found.look(expr);
        return found.another ? null : found.input;
    }

    private void look(Expr expr) {
        if (another) return;
        if (isPlayer(expr.type()) && Exprs.isOperation(expr, Operator.MOVER)) {
            another = input != null && !same(expr);
            input = expr;
        } else if (expr instanceof Expr.Local local && !bound.contains(local.slot())) {
            another = !isPlayer(local.type()) || input != null && !same(expr);
            input = expr;
        } else {
            another = expr.effects().readsMatch() || expr.effects().draws();
            for (Expr.Part part : expr.parts()) {
                if (part.isInRounds()) bound.add(part.binds().slot());
                look(part.expr());
            }
        }
    }

    private static boolean isPlayer(Type type) {
        return type.shape() == Type.Shape.ONE && type.base() == Type.Base.PLAYER;
    }

    private boolean same(Expr other) {
        if (!(input instanceof Expr.Local one)) return !(other instanceof Expr.Local);
        return other instanceof Expr.Local two && one.slot() == two.slot();
    }

    /** @return the same for one player, or for none */
    static Expr with(Expr expr, Expr input, int player) {
        boolean isInput = input instanceof Expr.Local one
                ? expr instanceof Expr.Local two && one.slot() == two.slot()
                : Exprs.isOperation(expr, Operator.MOVER);
        if (isInput) return new Expr.Constant(player, expr.type(), expr.span());
        return Exprs.rebuilt(expr, part -> with(part, input, player));
    }
}
