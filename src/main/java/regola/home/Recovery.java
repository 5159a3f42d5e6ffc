package regola.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A Recovery is what is being done in the program, kept at every step, so that it is there again whatever ends the
 * program. One for each window. Where nothing can be written it remembers until the program ends. For any thread; what
 * is kept is written on a thread of its own.
 *
 * <pre>{@code
 * Slot slot = recovery.begin("match");
 * slot.keep(() -> text);        // after each step
 * slot.forget();                // it is done with
 * recovery.kept("match");       // what earlier runs left, and what this one has begun
 * }</pre>
 */
public final class Recovery implements AutoCloseable {
    private static final int SECONDS_TO_END = 3;

    private final Home home;
    private final Consumer<Trouble> troubled;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "regola-recovery");
        made.setDaemon(true);
        return made;
    });
    private final List<RecoveryFolder> held = new ArrayList<>();
    private final List<Slot> slots = new ArrayList<>();
    private RecoveryFolder own;
    private int begun;
    private boolean looked;
    private boolean told;

    /** A Work is something to be done with files. */
    interface Work {
        void run() throws IOException, BadFile;
    }

    /** @param troubled hears, on some thread and once, that nothing can be kept */
    public Recovery(Home home, Consumer<Trouble> troubled) {
        this.home = home;
        this.troubled = troubled;
    }

    /**
     * A place for something that is being done from now on; nothing is written before something is kept there.
     *
     * @param kind of small letters, such as {@code match}
     */
    public synchronized Slot begin(String kind) {
        Slot slot = new Slot(this, kind, kind + "-" + ++begun + Slot.ENDING, null);
        slots.add(slot);
        return slot;
    }

    /**
     * All that can be gone on with: left by runs before, of which no other run may take it from now on, and kept by
     * this one.
     *
     * @param kind as it was begun
     * @return the newest first
     */
    public synchronized List<Kept> kept(String kind) {
        if (!looked) look();
        List<Kept> found = new ArrayList<>();
        for (Slot slot : slots) {
            if (!slot.kind().equals(kind) || slot.isForgotten()) continue;
            try {
                Kept kept = read(slot);
                if (kept != null) found.add(kept);
            } catch (IOException gone) {
                // Somebody has cleared the folder meanwhile.
            }
        }
        found.sort(Comparator.comparing(Kept::at).reversed());
        return found;
    }

    private Kept read(Slot slot) throws IOException {
        Path file = slot.file();
        boolean killed = !slot.isLaidAside()
                && held.stream().anyMatch(folder -> folder != own && folder.wasKilled() && slot.isIn(folder));
        if (slot.last() != null) {
            String name = file == null ? slot.kind() : file.toString();
            Instant at = file != null && Files.exists(file)
                    ? Files.getLastModifiedTime(file).toInstant()
                    : Instant.now();
            return new Kept(
                    slot,
                    at,
                    slot.called(),
                    killed,
                    SourceText.of(name, slot.last().get()),
                    null);
        }
        if (file == null || !Files.exists(file)) return null;
        Instant at = Files.getLastModifiedTime(file).toInstant();
        try {
            return new Kept(slot, at, slot.called(), killed, TextFile.read(file), null);
        } catch (BadFile bad) {
            return new Kept(
                    slot, at, slot.called(), killed, null, bad.problems().get(0));
        }
    }

    /** Takes what no run holds. */
    private void look() {
        looked = true;
        if (!Files.isDirectory(home.recovery())) return;
        try (Stream<Path> all = Files.list(home.recovery())) {
            for (Path folder : all.filter(Files::isDirectory).sorted().toList()) take(folder);
        } catch (IOException e) {
            tell(e);
        }
    }

    private void take(Path folder) {
        try {
            RecoveryFolder found = RecoveryFolder.hold(folder);
            if (found == null) return;
            held.add(found);
            for (Path file : found.files()) {
                String name = file.getFileName().toString();
                int end = name.lastIndexOf('-');
                slots.add(new Slot(this, end < 0 ? "" : name.substring(0, end), name, found));
            }
        } catch (IOException e) {
            tell(e);
        }
    }

    synchronized RecoveryFolder ownFolder() throws IOException {
        if (own == null) {
            own = RecoveryFolder.fresh(home.recovery());
            held.add(own);
        }
        return own;
    }

    void later(Work work) {
        try {
            writer.execute(() -> {
                try {
                    work.run();
                } catch (BadFile bad) {
                    tell(bad.problems().get(0));
                } catch (IOException e) {
                    tell(e);
                }
            });
        } catch (RejectedExecutionException closed) {
            // The window is closing, and what is being done was kept before.
        }
    }

    private void tell(IOException e) {
        tell(Trouble.ofFile(
                home.recovery().toString(),
                "what is being done cannot be kept in this folder",
                String.valueOf(e.getMessage()),
                ""));
    }

    private void tell(Trouble problem) {
        synchronized (this) {
            if (told) return;
            told = true;
        }
        troubled.accept(problem);
    }

    /** The program ends as it should: what was not forgotten stays for the next run. */
    @Override
    public void close() {
        end(true);
    }

    /** The program ends as if it had been killed, for tests. */
    void drop() {
        end(false);
    }

    private void end(boolean properly) {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS))
                return; // a disk that hangs must not hang the program
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            for (RecoveryFolder folder : held) {
                try {
                    if (properly) folder.leave();
                    else folder.letGo();
                } catch (IOException e) {
                    // The folder looks as after a kill: the next run offers what is in it.
                }
            }
            held.clear();
        }
    }
}
