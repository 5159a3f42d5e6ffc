package regola.ui.present;

import java.util.concurrent.CancellationException;
import regola.ui.view.Said;

/**
 * An Errand is work that somebody has asked for and waits for. A worker that watches over its work tells what it is
 * about if it takes long, and lets it be given up; for any other it is work as any.
 *
 * <p>The thread of work that was given up is interrupted, and may be busy for ever. What it computes must not be
 * written into anything: whoever has computed something that may take long asks {@link #stopIfGivenUp} before writing
 * it down.
 *
 * @param about what is computed, in words; may say nothing
 * @param givenUp is run on the worker, on another thread than the work, when the work was given up: it puts back what
 *     the work may have left half done, and shows it
 * @param seen whether the page itself shows that one waits: then nothing is told of it so soon
 */
public record Errand(Said about, Runnable work, Runnable givenUp, boolean seen) implements Runnable {
    public Errand(Said about, Runnable work, Runnable givenUp) {
        this(about, work, givenUp, false);
    }

    @Override
    public void run() {
        work.run();
    }

    /** @throws CancellationException if this is the thread of work that was given up */
    public static void stopIfGivenUp() {
        if (Thread.currentThread().isInterrupted()) throw new CancellationException("given up");
    }
}
