package regola.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Setting;

/** A SettingText turns the values of settings into what people and files write, and back. */
public final class SettingText {
    private SettingText() {}

    /** A Misfit is thrown for a text that is no value of the setting; the message says what would be one. */
    public static final class Misfit extends Exception {
        private static final long serialVersionUID = 1;
        private final String fix;

        Misfit(String message, String fix) {
            super(message);
            this.fix = fix;
        }

        /** @return what to write instead; may be empty */
        public String fix() {
            return fix;
        }
    }

    /** @return such as {@code a number from 1 to 3} */
    public static String range(Setting setting) {
        return switch (setting.form()) {
            case YES_NO -> "yes or no";
            case WORD -> "one of " + String.join(", ", setting.words());
            case NUMBER -> "a number from " + setting.least() + " to " + setting.most();
            case NUMBERS -> count(setting) + " from " + setting.least() + " to " + setting.most();
        };
    }

    private static String count(Setting setting) {
        String numbers = setting.many() == 1 ? " number" : " numbers";
        return (setting.fewest() == setting.many() ? "" : setting.fewest() + " to ") + setting.many() + numbers;
    }

    /** @return as a rule file writes it: {@code 1, 2, 3}, {@code yes} or a word */
    public static String text(Setting setting, List<Long> value) {
        return switch (setting.form()) {
            case YES_NO -> value.get(0) == 0 ? "no" : "yes";
            case WORD -> setting.words().get(value.get(0).intValue());
            case NUMBER, NUMBERS -> value.stream().map(String::valueOf).collect(Collectors.joining(", "));
        };
    }

    /** @return as positions and traces write it: a number, a list of numbers, true or false, or a word */
    public static Object data(Setting setting, List<Long> value) {
        return switch (setting.form()) {
            case YES_NO -> value.get(0) != 0;
            case WORD -> setting.words().get(value.get(0).intValue());
            case NUMBER -> value.get(0);
            case NUMBERS -> List.copyOf(value);
        };
    }

    /** @param text as people write it, lists with commas between */
    public static List<Long> parse(Setting setting, String text) throws Misfit {
        String word = text.strip();
        return switch (setting.form()) {
            case YES_NO -> List.of(truth(setting, word));
            case WORD -> List.of(word(setting, word));
            case NUMBER, NUMBERS -> numbers(setting, word);
        };
    }

    /** @param data as {@link #data} makes it; a single number may stand for a list of one */
    public static List<Long> read(Setting setting, Object data) throws Misfit {
        if (data instanceof List<?> list) {
            return parse(setting, list.stream().map(String::valueOf).collect(Collectors.joining(",")));
        }
        return parse(setting, String.valueOf(data));
    }

    private static long truth(Setting setting, String word) throws Misfit {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "yes", "true", "sì" -> 1;
            case "no", "false" -> 0;
            default -> throw misfit(setting, word, "");
        };
    }

    private static long word(Setting setting, String word) throws Misfit {
        int place = setting.words().indexOf(word);
        if (place < 0) throw misfit(setting, word, DidYouMean.asFix(word, setting.words()));
        return place;
    }

    private static List<Long> numbers(Setting setting, String text) throws Misfit {
        List<Long> numbers = new ArrayList<>();
        for (String each : text.split(",", -1)) {
            String digits = each.strip();
            if (!digits.matches("-?\\d{1,15}")) throw misfit(setting, text, "");
            long number = Long.parseLong(digits);
            if (number < setting.least() || number > setting.most()) throw misfit(setting, text, "");
            numbers.add(number);
        }
        boolean single = setting.form() == Setting.Form.NUMBER;
        int fewest = single ? 1 : setting.fewest();
        int many = single ? 1 : setting.many();
        if (numbers.size() < fewest || numbers.size() > many) throw misfit(setting, text, "");
        return numbers;
    }

    private static Misfit misfit(Setting setting, String text, String fix) {
        return new Misfit(
                "'" + text + "' is no value of the setting '" + setting.name() + "', which is " + range(setting), fix);
    }
}
