package regola.ui.app;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A Worker does one thing after another beside the event thread: reading rules, running matches. What goes wrong in one thing
 * is reported and does not keep the next from being done.
 */
final class Worker implements Executor {
    private static final int SECONDS_TO_FINISH = 3;

    private final ExecutorService thread;
    private final Consumer<Throwable> troubled;

    /** @param troubled hears, on the worker, of a failure that nobody expected */
    Worker(Consumer<Throwable> troubled) {
        this("regola-worker", troubled);
    }

    /** @param name of its thread */
    Worker(String name, Consumer<Throwable> troubled) {
        this.troubled = troubled;
        this.thread = Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        });
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

    /** Does what was asked for already, if that does not take too long, and ends. */
    void finish() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) thread.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
