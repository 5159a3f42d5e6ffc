package regola.home;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import regola.file.SafeWriter;

/**
 * A RecoveryFolder is what one run of the program keeps: a folder with a file {@code lock}, which the run holds locked
 * as long as it lives, and one file for each thing that is being done. A folder that nobody holds was left behind; with
 * its file {@code lock} by a run that was killed, without it by one that ended as it should. One run holds a folder at
 * a time.
 */
final class RecoveryFolder {
    private static final String LOCK = "lock";
    private static final int MOST_TRIES = 100;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT);

    private final Path folder;
    private final FileChannel lock;
    private final boolean killed;

    private RecoveryFolder(Path folder, FileChannel lock, boolean killed) {
        this.folder = folder;
        this.lock = lock;
        this.killed = killed;
    }

    /** @return a new one, held */
    static RecoveryFolder fresh(Path recovery) throws IOException {
        String name = NAME.format(LocalDateTime.now(ZoneId.systemDefault())) + "-"
                + ProcessHandle.current().pid();
        for (int i = 1; i <= MOST_TRIES; i++) {
            Path folder = recovery.resolve(name + "-" + i);
            if (Files.exists(folder)) continue;
            Files.createDirectories(folder);
            RecoveryFolder made = hold(folder);
            if (made != null) return made;
        }
        throw new IOException("no room for another folder in " + recovery);
    }

    /** @return the folder, held from now on, or null if a run that lives holds it */
    static RecoveryFolder hold(Path folder) throws IOException {
        boolean killed = Files.exists(folder.resolve(LOCK));
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) return new RecoveryFolder(folder, channel, killed);
        } catch (OverlappingFileLockException held) {
            // Another window of this very program holds it.
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return null;
    }

    /** @return true if the run that it is from was killed */
    boolean wasKilled() {
        return killed;
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /** @return the files of things that were being done */
    List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(Slot.ENDING))
                    .sorted()
                    .toList();
        }
    }

    /** Lets go of it as a run that ends as it should. An empty one goes. */
    void leave() throws IOException {
        boolean empty = files().isEmpty();
        if (empty) removeHalfWritten();
        letGo();
        Files.deleteIfExists(file(LOCK));
        if (empty && isBare()) Files.deleteIfExists(folder);
    }

    /** What a run left that was killed while it wrote: the whole file is beside it. */
    private void removeHalfWritten() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file :
                    all.filter(f -> f.toString().endsWith(SafeWriter.ENDING)).toList()) Files.deleteIfExists(file);
        }
    }

    /** What was put aside stays. */
    private boolean isBare() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.findAny().isEmpty();
        }
    }

    /** Lets go of it as a run does that is killed: the system does no more. */
    void letGo() throws IOException {
        lock.close();
    }
}
