package regola.ui.present.picture;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.language.model.Setting;
import regola.ui.view.Texts;

/** A SettingWords says what a setting is set to. */
public final class SettingWords {
    private SettingWords() {}

    public static String of(Setting setting, List<Long> value, Names names, Texts texts) {
        return label(setting, names) + ": " + value(setting, value, names, texts);
    }

    private static String label(Setting setting, Names names) {
        String sentence = setting.reason() == null ? setting.name() : names.of(setting.reason());
        return sentence.isEmpty() ? setting.name() : sentence;
    }

    /** @return a sentence: what holds, or what holds only if it is switched on */
    static String told(Setting setting, List<Long> value, Names names, Texts texts) {
        if (setting.form() != Setting.Form.YES_NO) return of(setting, value, names, texts);
        String label = label(setting, names);
        boolean on = value.get(0) != 0;
        return on
                ? texts.get("rule.setting.on", label)
                : texts.get("rule.setting.off", label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1));
    }

    private static String number(Setting setting, long number, Names names) {
        String key = setting.name() + " " + number;
        return names.catalog().isNamed(key) ? names.spoken(key) : Long.toString(number);
    }

    /** @return the value alone, in words */
    static String value(Setting setting, List<Long> value, Names names, Texts texts) {
        return value.stream()
                .map(v -> switch (setting.form()) {
                    case YES_NO -> texts.get(v == 0 ? "no" : "yes");
                    case WORD ->
                        v >= 0 && v < setting.words().size()
                                ? names.spoken(setting.words().get((int) (long) v))
                                : Long.toString(v);
                    case NUMBER -> number(setting, v, names);
                    default -> Long.toString(v);
                })
                .collect(Collectors.joining(", "));
    }
}
