package regola.advice.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A second sentence that begins with the words that the first has ended with is said behind them. */
public final class Linked {
    /** What stands between what a sentence speaks of and what it says of that. */
    private static final List<String> BREAKS = List.of(" – ", ": ");

    private Linked() {}

    /**
     * @return the sentences, such as "what lies there: a gate (nobody goes through it)" instead of one that ends with
     *     the gate and one that begins with it
     */
    public static List<String> of(List<String> sentences) {
        List<String> linked = new ArrayList<>();
        for (String next : sentences) {
            int last = linked.size() - 1;
            String both = last < 0 ? "" : both(linked.get(last), next);
            if (both.isEmpty()) linked.add(next);
            else linked.set(last, both);
        }
        return List.copyOf(linked);
    }

    /** @return both as one sentence; empty where the second does not begin so */
    private static String both(String first, String second) {
        if (!first.endsWith(".") || !second.endsWith(".")) return "";
        String begun = first.substring(0, first.length() - 1);
        for (String between : BREAKS) {
            int at = second.indexOf(between);
            if (at > 0
                    && begun.toLowerCase(Locale.ROOT)
                            .endsWith(" " + second.substring(0, at).toLowerCase(Locale.ROOT)))
                return begun + " (" + second.substring(at + between.length(), second.length() - 1) + ").";
        }
        return "";
    }
}
