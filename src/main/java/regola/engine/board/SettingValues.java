package regola.engine.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Setting;
import regola.language.source.Message;

/** A SettingValues is the value of each setting of a game, checked against its range. */
final class SettingValues {
    private final Map<String, List<Long>> values = new LinkedHashMap<>();

    SettingValues(CheckedGame game, Map<String, List<Long>> changed) {
        for (Setting setting : game.settings()) {
            List<Long> value = changed.getOrDefault(setting.name(), setting.value());
            check(setting, value);
            values.put(setting.name(), List.copyOf(value));
        }
        for (String name : changed.keySet()) {
            if (!values.containsKey(name)) {
                throw new RuleFailure(
                        null,
                        Message.of("no setting is called '{0}'", name),
                        Message.of("this game has: {0}", String.join(", ", values.keySet())),
                        "take one of these");
            }
        }
    }

    private static void check(Setting setting, List<Long> value) {
        boolean fits = switch (setting.form()) {
            case YES_NO -> value.size() == 1 && value.get(0) >= 0 && value.get(0) <= 1;
            case WORD ->
                value.size() == 1
                        && value.get(0) >= 0
                        && value.get(0) < setting.words().size();
            case NUMBER -> value.size() == 1 && inRange(setting, value.get(0));
            case NUMBERS ->
                value.size() >= setting.fewest()
                        && value.size() <= setting.many()
                        && value.stream().allMatch(v -> inRange(setting, v));
        };
        if (!fits) {
            throw new RuleFailure(
                    setting.span(),
                    Message.of("the setting '{0}' cannot be {1}", setting.name(), value),
                    Message.of("it is {0}", range(setting)),
                    "choose a value in this range");
        }
    }

    private static boolean inRange(Setting setting, long value) {
        return value >= setting.least() && value <= setting.most();
    }

    private static Message range(Setting setting) {
        return switch (setting.form()) {
            case YES_NO -> Message.of("yes or no");
            case WORD -> Message.of("one of {0}", String.join(", ", setting.words()));
            case NUMBER -> Message.of("a number from {0} to {1}", setting.least(), setting.most());
            case NUMBERS ->
                Message.of(
                        "{0} to {1} numbers from {2} to {3}",
                        setting.fewest(), setting.many(), setting.least(), setting.most());
        };
    }

    Map<String, List<Long>> all() {
        return values;
    }

    /** @return a number that is known at set-up: written, or the value of a setting */
    long number(Expr expr) {
        if (expr instanceof Expr.Constant constant) return constant.value();
        if (expr instanceof Expr.SettingValue value)
            return values.get(value.setting().name()).get(0);
        throw new RuleFailure(
                expr.span(),
                "this must be a number or a setting",
                "it is needed before the game begins",
                "write a number");
    }

    /** @return whether a site is there that depends on settings */
    boolean holds(Expr condition) {
        return value(condition) != 0;
    }

    /** The value of what the language lets a board depend on, truth as 0 or 1. */
    private long value(Expr expr) {
        if (expr instanceof Expr.None) return -1;
        if (!(expr instanceof Expr.Operation operation)) return number(expr);
        long first = value(operation.operands().get(0));
        if (operation.operator() == Operator.NOT) return 1 - first;
        if (operation.operator() == Operator.AND && first == 0 || operation.operator() == Operator.OR && first != 0)
            return first;
        try {
            if (operation.operator() == Operator.NEGATE) return Math.negateExact(first);
            long second = value(operation.operands().get(1));
            return switch (operation.operator()) {
                case ADD -> Math.addExact(first, second);
                case SUBTRACT -> Math.subtractExact(first, second);
                case MULTIPLY -> Math.multiplyExact(first, second);
                case LESS -> first < second ? 1 : 0;
                case AT_MOST -> first <= second ? 1 : 0;
                case EQUAL -> first == second ? 1 : 0;
                case AND, OR -> second;
                default -> throw new IllegalArgumentException("nothing a board can depend on: " + operation.operator());
            };
        } catch (ArithmeticException tooLarge) {
            throw new RuleFailure(
                    expr.span(),
                    "this number is too large",
                    Message.of("numbers go up to {0} and as far below zero", Long.MAX_VALUE),
                    "compute with smaller numbers");
        }
    }
}
