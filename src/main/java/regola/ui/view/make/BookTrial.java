package regola.ui.view.make;

/**
 * A BookTrial is what came out when rules with something of the book in them were played.
 *
 * @param wrong what would not hold then; empty for nothing
 * @param line near which one would have to write it so that it does something, from 1; 0 for where the cursor is
 * @param idle whether it would forbid nothing, wherever it stands, or the match ends so already
 * @param broken the line, from 1, that has to be mended before anything can be tried; 0 for none
 * @param never what keeps it from ever happening; null if it happens
 */
public record BookTrial(String wrong, int line, boolean idle, int broken, Never never) {
    /** It holds, and does what it is there for. */
    public static final BookTrial GOOD = new BookTrial("", 0, false);

    public BookTrial(String wrong, int line, boolean idle) {
        this(wrong, line, idle, 0, null);
    }

    /**
     * A Never is why something never happened while matches were played by chance.
     *
     * @param matches how many
     * @param why the end of the key of the words for it
     * @param line which line keeps it from happening, from 1; 0 if that is not known
     * @param says what stands in that line
     * @param turns how many the longest of the matches had
     */
    public record Never(int matches, String why, int line, String says, int turns) {}
}
