package regola.ui.tray;

/** A Usual is how much comes at a time, on average: only what is clearly more moves anybody. */
final class Usual {
    private static final double CLEARLY = 1.5;

    private long all;
    private int times;

    /**
     * @param amount what has come now; it is counted from now on
     * @return whether that is clearly more than what came before
     */
    boolean isExceededBy(long amount) {
        boolean more = amount > 0 && amount * times > CLEARLY * all;
        all += amount;
        times++;
        return more || amount > 0 && times == 1;
    }
}
