package regola.ui.present.picture;

import java.util.List;
import java.util.stream.Collectors;
import regola.language.model.Setting;
import regola.ui.view.Texts;

/** A SettingWords says what a setting is set to. */
public final class SettingWords {
    private SettingWords() {}

    public static String of(Setting setting, List<Long> value, Names names, Texts texts) {
        String sentence = setting.reason() == null ? setting.name() : names.of(setting.reason());
        return (sentence.isEmpty() ? setting.name() : sentence) + ": " + value(setting, value, names, texts);
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
                    default -> Long.toString(v);
                })
                .collect(Collectors.joining(", "));
    }
}
