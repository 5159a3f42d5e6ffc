package regola.engine.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Setting;

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
                        "no setting is called '" + name + "'",
                        "this game has: " + String.join(", ", values.keySet()),
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
                    "the setting '" + setting.name() + "' cannot be " + value,
                    "it is " + range(setting),
                    "choose a value in this range");
        }
    }

    private static boolean inRange(Setting setting, long value) {
        return value >= setting.least() && value <= setting.most();
    }

    private static String range(Setting setting) {
        return switch (setting.form()) {
            case YES_NO -> "yes or no";
            case WORD -> "one of " + String.join(", ", setting.words());
            case NUMBER -> "a number from " + setting.least() + " to " + setting.most();
            case NUMBERS ->
                setting.fewest() + " to " + setting.many() + " numbers from " + setting.least() + " to "
                        + setting.most();
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
}
