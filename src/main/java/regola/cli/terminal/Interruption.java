package regola.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An Interruption notices that somebody wants the program to end (Ctrl+C), and holds the end back until what was done
 * so far has been said; not for long, or the program would seem to hang.
 */
public final class Interruption implements AutoCloseable {
    private static final long MOST_SECONDS = 10;

    private final AtomicBoolean asked = new AtomicBoolean();
    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread atTheEnd = new Thread(this::hold, "interruption");

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(atTheEnd);
    }

    private void hold() {
        asked.set(true);
        try {
            said.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** @return true as soon as the program is to end */
    public AtomicBoolean asked() {
        return asked;
    }

    @Override
    public void close() {
        said.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException e) {
            // The program is ending already, and nothing is left to hold it back.
        }
    }
}
