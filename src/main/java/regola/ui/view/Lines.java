package regola.ui.view;

/** Lines breaks words that nobody else wraps, such as those of a tip. */
public final class Lines {
    /** As many letters as one reads easily in a line. */
    private static final int MOST = 56;

    private Lines() {}

    /** @return the same words with a line break wherever a line would be too long; breaks that are there stay */
    public static String of(String words) {
        StringBuilder lines = new StringBuilder();
        for (String line : words.split("\n", -1)) {
            int length = 0;
            if (!lines.isEmpty()) lines.append('\n');
            for (String word : line.split(" ", -1)) {
                boolean next = length > 0 && length + 1 + word.length() > MOST;
                if (next) lines.append('\n');
                else if (length > 0) lines.append(' ');
                lines.append(word);
                length = next ? word.length() : length + (length > 0 ? 1 : 0) + word.length();
            }
        }
        return lines.toString();
    }
}
