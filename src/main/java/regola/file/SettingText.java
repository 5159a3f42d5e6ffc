package regola.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Setting;
import regola.language.source.Message;

/** A SettingText turns the values of settings into what people and files write, and back. */
public final class SettingText {
    private SettingText() {}

    /** A Misfit is thrown for a text that is no value of the setting; the message says what would be one. */
    public static final class Misfit extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Message said;
        private final transient Message fix;

        Misfit(Message said, Message fix) {
            super(said.toString());
            this.said = said;
            this.fix = fix;
        }

        /** @return what is wrong; its message in any language */
        public Message said() {
            return said;
        }

        /** @return what to write instead; may be empty */
        public Message fix() {
            return fix;
        }
    }

    /** @return such as {@code a number from 1 to 3} */
    public static Message range(Setting setting) {
        return switch (setting.form()) {
            case YES_NO -> Message.of("yes or no");
            case WORD -> Message.of("one of {0}", String.join(", ", setting.words()));
            case NUMBER -> Message.of("a number from {0} to {1}", setting.least(), setting.most());
            case NUMBERS -> numbers(setting);
        };
    }

    private static Message numbers(Setting setting) {
        int fewest = setting.fewest(), many = setting.many();
        long least = setting.least(), most = setting.most();
        if (fewest < many) return Message.of("{0} to {1} numbers from {2} to {3}", fewest, many, least, most);
        return Message.of(many == 1 ? "{0} number from {1} to {2}" : "{0} numbers from {1} to {2}", many, least, most);
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
            default -> throw misfit(setting, word, Message.NOTHING);
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
            if (!digits.matches("-?\\d{1,15}")) throw misfit(setting, text, Message.NOTHING);
            long number = Long.parseLong(digits);
            if (number < setting.least() || number > setting.most()) throw misfit(setting, text, Message.NOTHING);
            numbers.add(number);
        }
        boolean single = setting.form() == Setting.Form.NUMBER;
        int fewest = single ? 1 : setting.fewest();
        int many = single ? 1 : setting.many();
        if (numbers.size() < fewest || numbers.size() > many) throw misfit(setting, text, Message.NOTHING);
        return numbers;
    }

    private static Misfit misfit(Setting setting, String text, Message fix) {
        return new Misfit(
                Message.of(
                        "'{0}' is no value of the setting '{1}', which is {2}", text, setting.name(), range(setting)),
                fix);
    }
}
