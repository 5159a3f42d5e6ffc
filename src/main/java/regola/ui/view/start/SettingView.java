package regola.ui.view.start;

import java.util.List;

/**
 * A SettingView is something a teacher may turn, with all that a control for it needs.
 *
 * @param name its name in the rule file
 * @param sentence what it means
 * @param rule the number of its rule, or null
 * @param least lowest number
 * @param most highest number
 * @param fewest how many numbers at least
 * @param many how many numbers at most
 * @param words the words to choose from; of a number what each from the lowest on is called, or nothing
 * @param value its value: one number, or several; yes is 1, no is 0, a word is its place in words
 * @param original the value of the rule file
 */
public record SettingView(
        String name,
        String sentence,
        String rule,
        Form form,
        long least,
        long most,
        int fewest,
        int many,
        List<String> words,
        List<Long> value,
        List<Long> original) {
    public enum Form {
        YES_NO,
        NUMBER,
        WORD,
        NUMBERS
    }

    public SettingView {
        words = List.copyOf(words);
        value = List.copyOf(value);
        original = List.copyOf(original);
    }

    public boolean isChanged() {
        return !value.equals(original);
    }
}
