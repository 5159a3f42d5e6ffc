package regola.language.source;

/**
 * A Quoted is a piece of a file as messages repeat it: as it stands if it is of a usual length, else its beginning and its end. A
 * file may hold a name as long as itself, and a message should still be read.
 */
public final class Quoted {
    private static final int LONGEST = 120, BEGINNING = 60, END = 20;

    private Quoted() {}

    /** @return the words themselves, or their beginning and end with an ellipsis between */
    public static String shortened(String words) {
        if (words.length() <= LONGEST) return words;
        int begun = Character.isHighSurrogate(words.charAt(BEGINNING - 1)) ? BEGINNING - 1 : BEGINNING;
        int from = words.length() - END;
        if (Character.isLowSurrogate(words.charAt(from))) from++;
        return words.substring(0, begun) + "…" + words.substring(from);
    }
}
