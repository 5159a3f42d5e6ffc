package regola.language;

import java.util.List;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.resolve.MergedGame;
import regola.language.tree.Declaration;
import regola.language.tree.ExprNode;
import regola.language.tree.StatementNode;
import regola.language.tree.TreeWalk;

/** A BoxUse sees whether pieces may come out of the box while a game is played: what stays in it then is never seen. */
final class BoxUse {
    private static final String BOX = "box";

    private BoxUse() {}

    /**
     * @param merged what the game was made of
     * @return whether that may be; only what moves from places that are named or chosen is sure to leave it alone
     */
    static boolean isTakenFrom(CheckedGame game, MergedGame merged) {
        return merged.declarations().stream()
                        .filter(each -> !(each instanceof Declaration.Start))
                        .anyMatch(BoxUse::speaksOfIt)
                || game.rules().stream().filter(rule -> rule != game.start()).anyMatch(BoxUse::mayTake)
                || game.turn() == null
                || mayTake(game.turn());
    }

    /** Whoever changes a piece into another kind puts it into the box and takes the other out of it. */
    private static boolean speaksOfIt(Declaration declaration) {
        boolean[] found = {false};
        TreeWalk.each(
                declaration,
                node -> found[0] |= node instanceof StatementNode.Change
                        || node instanceof ExprNode.NameUse use
                                && use.name().text().equals(BOX));
        return found[0];
    }

    private static boolean mayTake(Rule rule) {
        return mayTake(rule.body());
    }

    private static boolean mayTake(List<Statement> steps) {
        return steps.stream()
                .anyMatch(step -> step instanceof Statement.Move move && !isSomewhere(move.pieces())
                        || step.blocks().stream().anyMatch(BoxUse::mayTake));
    }

    private static boolean isSomewhere(Expr pieces) {
        if (!(pieces instanceof Expr.Operation of)) return false;
        return switch (of.operator()) {
            case ON_SITE, ON_SITES, TOP, STACK -> true;
            case ONE, RANDOM, OWNED -> isSomewhere(of.operands().get(0));
            default -> false;
        };
    }
}
