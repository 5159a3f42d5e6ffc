package regola.ui.present.start;

import java.util.List;
import regola.language.model.Setting;

/** A SettingFit says whether a value that was chosen once still fits: the rule file may have been changed since. */
public final class SettingFit {
    private SettingFit() {}

    public static boolean fits(Setting setting, List<Long> value) {
        int count = value.size();
        return switch (setting.form()) {
            case YES_NO -> count == 1 && value.get(0) >= 0 && value.get(0) <= 1;
            case WORD ->
                count == 1
                        && value.get(0) >= 0
                        && value.get(0) < setting.words().size();
            case NUMBER -> count == 1 && isInside(setting, value);
            case NUMBERS -> count >= setting.fewest() && count <= setting.many() && isInside(setting, value);
        };
    }

    private static boolean isInside(Setting setting, List<Long> value) {
        return value.stream().allMatch(number -> number >= setting.least() && number <= setting.most());
    }
}
