package regola.library;

import java.util.Map;
import regola.language.source.SourceText;

/** An OwnGame is what can be done with the rule file of somebody's own game without changing how it is played. */
public final class OwnGame {
    private OwnGame() {}

    /**
     * @param rules of a game with a header that can be read
     * @param title what it is called from now on, in every language
     * @return the rules, every other character as it was
     */
    public static String called(SourceText rules, String title) {
        return new HeaderEdit(rules).title(Map.of("en", title, "it", title)).text();
    }
}
