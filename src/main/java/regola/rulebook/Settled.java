package regola.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import regola.engine.Ruleset;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Statement;

/**
 * A Settled says what is true or false whatever happens in a match, because the settings decide it alone, or how many
 * pieces there are: what can never be so has no place in the rulebook of these settings.
 */
final class Settled {
    private final Map<String, List<Long>> settings;
    private final Crowding crowding;
    /** Functions whose answers are looked for now. */
    private final Set<Function> asked = new HashSet<>();

    Settled(Ruleset rules) {
        this.settings = rules.settings();
        this.crowding = new Crowding(rules);
    }

    boolean isNever(Expr condition) {
        Long value = condition == null ? null : value(condition);
        return value != null && value == 0;
    }

    boolean isAlways(Expr condition) {
        if (condition == null) return true;
        Long value = value(condition);
        return value != null && value != 0;
    }

    /** @return null if only a match can tell */
    private Long value(Expr expr) {
        if (expr instanceof Expr.Constant constant) return constant.value();
        if (expr instanceof Expr.SettingValue setting) {
            List<Long> value = settings.get(setting.setting().name());
            return value != null && value.size() == 1 && !setting.type().isList() ? value.get(0) : null;
        }
        if (expr instanceof Expr.Call call) return answer(call.function());
        if (expr instanceof Expr.Each every && crowding.isNeverFull(every)) return 0L;
        if (!(expr instanceof Expr.Operation operation)) return null;
        List<Expr> operands = operation.operands();
        return switch (operation.operator()) {
            case NOT -> computed(operands.get(0), operands.get(0), (one, same) -> 1 - one);
            case AND, OR -> joined(operands, operation.operator() == Operator.OR ? 1 : 0);
            case EQUAL -> computed(operands.get(0), operands.get(1), (one, other) -> one == other ? 1 : 0);
            case LESS -> computed(operands.get(0), operands.get(1), (one, other) -> one < other ? 1 : 0);
            case AT_MOST -> computed(operands.get(0), operands.get(1), (one, other) -> one <= other ? 1 : 0);
            default -> null;
        };
    }

    /** Of a function that only answers; one that asks itself again is left to the match. */
    private Long answer(Function function) {
        boolean answers = function.body().size() == 1 && function.body().get(0) instanceof Statement.Answer;
        if (!answers || !asked.add(function)) return null;
        try {
            return value(((Statement.Answer) function.body().get(0)).value());
        } finally {
            asked.remove(function);
        }
    }

    private Long computed(Expr one, Expr other, LongBinaryOperator operator) {
        Long first = value(one);
        Long second = value(other);
        return first == null || second == null ? null : operator.applyAsLong(first, second);
    }

    /** @param decisive the value of one operand that decides, whatever the others are */
    private Long joined(List<Expr> operands, long decisive) {
        boolean known = true;
        for (Expr operand : operands) {
            Long value = value(operand);
            if (value == null) known = false;
            else if (value == decisive) return decisive;
        }
        return known ? 1 - decisive : null;
    }
}
