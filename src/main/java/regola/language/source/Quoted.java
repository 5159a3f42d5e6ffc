package regola.language.source;

/**
 * A Quoted is a piece of a file as messages repeat it: as it stands if it is of a usual length, else its beginning and
 * its end. A file may hold a name as long as itself, and a message should still be read.
 */
public final class Quoted {
    private static final int LONGEST = 120, BEGINNING = 60, END = 20;
    private static final int LONGEST_MESSAGE = 2_000;

    private Quoted() {}

    /** @return the words themselves, or their beginning and end with an ellipsis between */
    public static String shortened(String words) {
        return words.length() <= LONGEST ? words : cut(words, BEGINNING, END);
    }

    /** @return a message in which no word is longer than can be read, and which is not too long itself */
    public static String inMessage(String message) {
        if (message.length() <= LONGEST) return message;
        StringBuilder made = new StringBuilder();
        for (int i = 0; i < message.length() && made.length() <= LONGEST_MESSAGE; ) {
            int end = i;
            while (end < message.length() && message.charAt(end) != ' ') end++;
            made.append(shortened(message.substring(i, end)));
            if (end < message.length()) made.append(' ');
            i = end + 1;
        }
        return made.length() <= LONGEST_MESSAGE ? made.toString() : cut(made.toString(), LONGEST_MESSAGE, 0);
    }

    /** Nothing is cut between the two halves of a character. */
    private static String cut(String words, int beginning, int end) {
        int begun = Character.isHighSurrogate(words.charAt(beginning - 1)) ? beginning - 1 : beginning;
        int from = words.length() - end;
        if (from < words.length() && Character.isLowSurrogate(words.charAt(from))) from++;
        return words.substring(0, begun) + "…" + words.substring(from);
    }
}
