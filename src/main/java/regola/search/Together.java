package regola.search;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Together is the running of several pieces of work at the same time, until all have ended. */
final class Together {
    private Together() {}

    /** @throws RuntimeException what a piece of work threw; the others are stopped then */
    static void run(List<Callable<Void>> work) {
        ExecutorService threads = Executors.newFixedThreadPool(work.size(), Together::thread);
        try {
            for (Future<Void> one : work.stream().map(threads::submit).toList()) one.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("given up");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) throw failure;
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "search");
        thread.setDaemon(true);
        return thread;
    }
}
