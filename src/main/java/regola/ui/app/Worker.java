package regola.ui.app;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * A Worker does one thing after another beside the event thread: reading rules, running matches. What goes wrong in one thing
 * is reported and does not keep the next from being done.
 */
final class Worker implements Executor {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "regola-worker");
        made.setDaemon(true);
        return made;
    });
    private final Consumer<Throwable> troubled;

    /** @param troubled hears, on the worker, of a failure that nobody expected */
    Worker(Consumer<Throwable> troubled) {
        this.troubled = troubled;
    }

    @Override
    public void execute(Runnable work) {
        try {
            thread.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException | Error trouble) {
                    troubled.accept(trouble);
                }
            });
        } catch (RejectedExecutionException closing) {
            // The window is closing; nobody waits for the answer any more.
        }
    }

    void stop() {
        thread.shutdownNow();
    }
}
