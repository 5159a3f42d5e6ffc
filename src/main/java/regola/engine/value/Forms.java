package regola.engine.value;

import java.util.List;
import java.util.regex.Pattern;
import regola.language.model.Goal;

/** Forms are the words for none, one and several, or for one and several, with strokes between them. */
public final class Forms {
    private Forms() {}

    /** @return the one that fits the number */
    public static String fitting(String forms, long number) {
        List<String> all = List.of(forms.split(Pattern.quote(Goal.OR), -1));
        int several = all.size() - 1;
        if (Math.abs(number) == 1) return all.get(Math.max(0, several - 1));
        return number == 0 && several > 1 ? all.get(0) : all.get(several);
    }
}
