package regola.ui.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A WordLine is a line of rules in which a word is used.
 *
 * @param number of the line, from 1
 * @param text without the blanks before it
 */
record WordLine(int number, String text) {
    private static final int LONGEST = 60;
    private static final Pattern UNREAD = Pattern.compile("\"[^\"]*\"|#.*");

    /** @return the first such lines, as short as a link is; what is only remarked or told uses no word */
    static List<WordLine> in(String rules, String word, int most) {
        List<WordLine> found = new ArrayList<>();
        List<String> lines = rules.lines().toList();
        for (int i = 0; i < lines.size() && found.size() < most; i++)
            if (uses(lines.get(i), word))
                found.add(new WordLine(i + 1, shortened(lines.get(i).strip())));
        return found;
    }

    static boolean isIn(String rules, String word) {
        return !in(rules, word, 1).isEmpty();
    }

    private static boolean uses(String line, String word) {
        String bare = UNREAD.matcher(line).replaceAll("\"");
        return Pattern.compile("(?<![A-Za-z0-9-])" + Pattern.quote(word) + "(?![A-Za-z0-9-])")
                .matcher(bare)
                .find();
    }

    private static String shortened(String line) {
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1).strip() + "…";
    }
}
