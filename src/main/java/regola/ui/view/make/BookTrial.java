package regola.ui.view.make;

/**
 * A BookTrial is what came out when rules with something of the book in them were played.
 *
 * @param wrong what would not hold then; empty for nothing
 * @param line where one would have to write it so that it forbids something: the line of another move, from 1; 0 for
 *     where the cursor is
 * @param idle whether it would forbid nothing, wherever it stands, or the match ends so already
 * @param broken the line, from 1, that has to be mended before anything can be tried; 0 for none
 */
public record BookTrial(String wrong, int line, boolean idle, int broken) {
    /** It holds, and does what it is there for. */
    public static final BookTrial GOOD = new BookTrial("", 0, false);

    public BookTrial(String wrong, int line, boolean idle) {
        this(wrong, line, idle, 0);
    }
}
