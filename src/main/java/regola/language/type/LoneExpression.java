package regola.language.type;

import regola.language.diagnostic.Diagnostics;
import regola.language.model.CheckedGame;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Type;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.NameUses;
import regola.language.resolve.Scope;
import regola.language.tree.ExprNode;

/** A LoneExpression is an expression outside of any rule file, checked against a finished game. */
public final class LoneExpression {
    private LoneExpression() {}

    /**
     * @param wanted the type it must have, or null for any
     * @return the checked expression; it may be used only if there is no error among the problems
     */
    public static CompiledCondition check(CheckedGame game, ExprNode node, Type wanted, Diagnostics problems) {
        FinishedGame finished = new FinishedGame(game);
        CheckContext checking = new CheckContext(
                finished.names(),
                NameUses.forgotten(),
                finished,
                problems,
                new Reasons(),
                new Echoes(),
                new SupposedRules(),
                true,
                true);
        FrameSlots slots = new FrameSlots();
        ExprChecker exprs = new ExprChecker(checking, Scope.outermost(slots), false);
        Expr value = wanted == null ? exprs.infer(node) : exprs.want(node, wanted, "a condition");
        checking.supposed().check(checking);
        return new CompiledCondition(value, slots.count());
    }
}
