package regola.rulebook;

import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Operator;

/**
 * A Crowding says where there are fewer pieces than places: such a part of the board is never full, and what would
 * happen if it were has no place in the rulebook.
 */
final class Crowding {
    private final Ruleset rules;

    Crowding(Ruleset rules) {
        this.rules = rules;
    }

    /** @return whether pieces are asked for on every place of a named part of the board, and there are too few */
    boolean isNeverFull(Expr.Each every) {
        if (every.over() != Expr.Over.EVERY || !(every.source() instanceof Expr.SiteSet)) return false;
        if (!(every.condition() instanceof Expr.Operation some) || some.operator() != Operator.SOME) return false;
        if (!(some.operands().get(0) instanceof Expr.Operation on) || on.operator() != Operator.ON_SITE) return false;
        boolean here = on.operands().stream()
                .anyMatch(operand -> operand instanceof Expr.Local local && local.slot() == every.slot());
        Expr pieces = all(on.operands().get(0));
        if (!here || pieces == null) return false;
        try {
            Match match = Match.start(rules, 1);
            return number(match, pieces) < number(match, every.source());
        } catch (RuleFailure failed) {
            return false; // where nothing can be counted, nothing is left out
        }
    }

    /** @return the declared pieces of which these are some; null if they may be others */
    private static Expr all(Expr pieces) {
        if (pieces instanceof Expr.PieceClass) return pieces;
        if (!(pieces instanceof Expr.Operation operation)) return null;
        return switch (operation.operator()) {
            case ALL_PIECES -> operation;
            case OWNED, PIECES_OF_KIND ->
                operation.operands().stream()
                        .filter(operand -> operand.type().isSet())
                        .map(Crowding::all)
                        .findFirst()
                        .orElse(null);
            default -> null;
        };
    }

    private int number(Match match, Expr things) {
        return match.answer(rules.query(new CompiledCondition(things, 0))).size();
    }
}
