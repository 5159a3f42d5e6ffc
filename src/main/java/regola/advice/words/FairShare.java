package regola.advice.words;

/**
 * A FairShare is how far somebody is ahead or behind, judged by what is fair among so many.
 *
 * @param share so many of a hundred matches that are won from here
 */
public record FairShare(long share, int players) {
    /** So much of what is fair, or less, is far behind; so much of what the others have, or less, far ahead. */
    private static final double FAR = 0.7;
    /** What is probable comes true more often than not, however many play. */
    private static final int PROBABLY = 55;

    /** @param share the part of matches that are won from here, from 0 to 1 */
    public static FairShare of(double share, int players) {
        return new FairShare(Math.round(100 * share), players);
    }

    public boolean isAhead() {
        return share > Math.max(PROBABLY, 100 - FAR * (100 - fair()));
    }

    public boolean isBehind() {
        return share < FAR * fair();
    }

    private double fair() {
        return 100.0 / players;
    }
}
