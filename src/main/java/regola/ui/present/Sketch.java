package regola.ui.present;

import java.util.function.Consumer;
import java.util.function.Supplier;
import regola.ui.view.Said;

/**
 * A Sketch is something that is computed only to be looked at, such as the picture of a game on the shelf. It may be
 * made beside everything else and be given up at any time: making it touches nothing that others know, and only what
 * was made goes back to the worker. An executor that knows nothing of sketches makes it at once.
 *
 * @param about what it shows, in words; may say nothing
 * @param asked true if somebody waits for it; one that nobody has asked for is given up by itself when it takes long
 * @param making on any thread
 * @param made gets it, on the worker
 * @param givenUp is run on the worker if nothing comes of it
 */
public record Sketch<T>(Said about, boolean asked, Supplier<T> making, Consumer<T> made, Runnable givenUp)
        implements Runnable {
    @Override
    public void run() {
        made.accept(making.get());
    }
}
