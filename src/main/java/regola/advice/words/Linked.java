package regola.advice.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A second sentence that begins with the words that the first has ended with is said behind them. */
public final class Linked {
    private static final String DASH = " – ";

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
        int dash = second.indexOf(DASH);
        if (dash <= 0 || !first.endsWith(".") || !second.endsWith(".")) return "";
        String subject = second.substring(0, dash).toLowerCase(Locale.ROOT);
        String begun = first.substring(0, first.length() - 1);
        if (!begun.toLowerCase(Locale.ROOT).endsWith(" " + subject)) return "";
        return begun + " (" + second.substring(dash + DASH.length(), second.length() - 1) + ").";
    }
}
