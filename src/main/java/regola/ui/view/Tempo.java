package regola.ui.view;

/** A Tempo is how long computers take for what they do, so that people can follow. */
public enum Tempo {
    CALM(1800, 90, 2000),
    USUAL(900, 45, 300),
    QUICK(500, 12, 300);

    /** So long at least one can read what was chosen in secret and what came of it. */
    private static final int LEAST_TOLD = 5000;

    private static final int MOST_TOLD = 14_000;
    /** So long somebody may read who has nothing else to do: a long round of many is told to its end. */
    private static final int MOST_READ = 45_000;

    private static final int TOLD_LETTER = 60;
    private static final int MOST = 6000;
    /** The first of a round of several computers takes so many times the least, and each further one such a part. */
    private static final int ROUND = 2;

    private static final double QUICKER = 0.75;

    private final int least;
    private final int letter;
    /** However many have been made one after the other: who wants it calm follows the last as well as the first. */
    private final int following;

    Tempo(int least, int letter, int following) {
        this.least = least;
        this.letter = letter;
        this.following = following;
    }

    /** @return how long they take where children look on, unless somebody has chosen that they be quick */
    public Tempo forChildren() {
        return this == USUAL ? CALM : this;
    }

    /** @return how many milliseconds a computer thinks, while so many letters are to be read of what happened before */
    public int thinking(int letters) {
        return Math.min(MOST, Math.max(least, letters * letter));
    }

    /**
     * Where several moves of computers follow each other, nobody wants to wait for the last as long as for the first.
     *
     * @param wait before one of them alone
     * @param row how many have been made one after the other already
     */
    public int following(int wait, int row) {
        return Math.max(Math.min(wait, following), wait * 3 / (3 + row));
    }

    /**
     * Where several computers decide between two turns of a person, all of them together shall not take longer than a
     * person likes to wait: the first takes its time, each further decision a quarter less, so that ten of them think
     * less than eight seconds at the usual tempo. What had no time to be read stands in the story.
     *
     * @param row how many have been made one after the other already
     * @return how many milliseconds pass at most before the next
     */
    public int round(int row) {
        return (int) Math.max(following, ROUND * least * Math.pow(QUICKER, row));
    }

    /** @return how many milliseconds a letter is read of what is said; who wants it quick does not wait for words */
    public int reading() {
        return this == QUICK ? letter : Math.max(letter, TOLD_LETTER);
    }

    /** @return how many milliseconds a computer takes for what it cannot do otherwise */
    public int trifle(int letters) {
        return Math.min(MOST, Math.max(QUICK.least, letters * letter));
    }

    /** @return how many milliseconds what came of a secret choice is told, in so many letters */
    public static int telling(int letters) {
        return Math.min(MOST_TOLD, Math.max(LEAST_TOLD, letters * TOLD_LETTER));
    }

    /** @return the same where all of it is read, page by page */
    public static int pages(int letters) {
        return Math.min(MOST_READ, Math.max(LEAST_TOLD, letters * TOLD_LETTER));
    }

    /** @return how many milliseconds a page of that is told */
    public static int page(int letters) {
        return letters * TOLD_LETTER;
    }
}
