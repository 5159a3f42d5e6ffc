package regola.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Trouble;

/**
 * A KeptFile is a file of the data folder that is written soon after what it is to hold has changed: only its last
 * state, whole or not at all, on a thread of its own. What was in it and could not be understood is put aside first.
 * For any thread.
 */
final class KeptFile implements AutoCloseable {
    private static final int MILLIS_TO_WAIT = 250;
    private static final int SECONDS_TO_END = 3;
    private static final int MOST_ASIDE = 1000;

    private final Path file;
    private final AtomicReference<Supplier<String>> toWrite = new AtomicReference<>();
    private final ScheduledThreadPoolExecutor writer = new ScheduledThreadPoolExecutor(1, work -> {
        Thread made = new Thread(work, "regola-kept-file");
        made.setDaemon(true);
        return made;
    });
    private volatile Consumer<Trouble> troubled;
    private volatile boolean untouchable;

    /** @param troubled hears, on some thread, each time that it cannot be written */
    KeptFile(Path file, Consumer<Trouble> troubled) {
        this.file = file;
        this.troubled = troubled;
        writer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    void onTrouble(Consumer<Trouble> heard) {
        troubled = heard;
    }

    /**
     * Gives what is in the file another name, so that it is not written over.
     *
     * @return the other name; null if that failed: then the file is never written
     */
    Path putAside() {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        for (int i = 1; i <= MOST_ASIDE; i++) {
            Path aside = file.resolveSibling(name.substring(0, dot) + "-aside-" + i + name.substring(dot));
            if (Files.exists(aside)) continue;
            try {
                return Files.move(file, aside);
            } catch (IOException e) {
                break;
            }
        }
        untouchable = true;
        return null;
    }

    /**
     * @param text says what is to be in the file; called later on another thread, so it must rest on nothing that
     *     changes
     */
    void write(Supplier<String> text) {
        if (untouchable || toWrite.getAndSet(text) != null) return;
        try {
            writer.schedule(this::writeNow, MILLIS_TO_WAIT, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            // The window is closing.
        }
    }

    private void writeNow() {
        Supplier<String> text = toWrite.getAndSet(null);
        if (text == null) return;
        try {
            SafeWriter.write(file, text.get());
        } catch (BadFile bad) {
            troubled.accept(bad.problems().get(0));
        }
    }

    /** What was to be written is written now. */
    @Override
    public void close() {
        writer.shutdown(); // no interrupt: it would spoil a write that has begun
        try {
            writer.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        writeNow();
    }
}
