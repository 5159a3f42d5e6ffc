package regola.cli;

import java.io.PrintWriter;
import java.util.Locale;

/**
 * A ProgressLine says on standard error how far a long command is: in one line that changes, if people look at it; if
 * it goes into a file, in lines of their own, more and more seldom, so that a long night makes no long file.
 */
final class ProgressLine implements AutoCloseable {
    private static final long NANOS = 1_000_000_000L;
    private static final long MOST_BETWEEN = 64 * NANOS;

    private final PrintWriter err;
    private final long all;
    private final boolean changing = System.console() != null;
    private long between = changing ? NANOS / 5 : NANOS;
    private long last = System.nanoTime();
    private boolean shown;

    ProgressLine(PrintWriter err, long all) {
        this.err = err;
        this.all = all;
    }

    /** Safe for any thread. */
    synchronized void played(long matches) {
        long now = System.nanoTime();
        if (now - last < between) return;
        last = now;
        if (!changing) between = Math.min(2 * between, MOST_BETWEEN);
        shown = true;
        String text = String.format(Locale.ROOT, "%,d of %,d matches, %d %%", matches, all, matches * 100 / all);
        if (changing) err.print("\r" + text);
        else err.println(text);
        err.flush();
    }

    @Override
    public synchronized void close() {
        if (!shown || !changing) return;
        err.println();
        err.flush();
    }
}
