package regola.cli.terminal;

import java.io.PrintWriter;
import java.util.Locale;

/**
 * A ProgressLine says on standard error how far a long command is: in one line that changes, if people look at it; if
 * it goes into a file, in lines of their own, more and more seldom, so that a long night makes no long file.
 */
public final class ProgressLine implements AutoCloseable {
    private static final long NANOS = 1_000_000_000L;
    private static final long MOST_BETWEEN = 64 * NANOS;

    private final PrintWriter err;
    private final long all;
    private final String things;
    private final boolean changing = System.console() != null;
    private long between = changing ? NANOS / 5 : NANOS;
    private long last = System.nanoTime();
    private boolean shown;

    /** @param things what is counted, such as matches */
    public ProgressLine(PrintWriter err, long all, String things) {
        this.err = err;
        this.all = all;
        this.things = things;
    }

    /** Safe for any thread. */
    public synchronized void reached(long count) {
        long now = System.nanoTime();
        if (now - last < between) return;
        last = now;
        if (!changing) between = Math.min(2 * between, MOST_BETWEEN);
        shown = true;
        String text = String.format(Locale.ROOT, "%,d of %,d %s, %d %%", count, all, things, count * 100 / all);
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
