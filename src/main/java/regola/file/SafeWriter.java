package regola.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import regola.language.source.Message;
import regola.language.source.Trouble;

/**
 * A SafeWriter writes a file whole or not at all: under a new name in the same folder, down to the disk, then moved
 * into place. Whatever goes wrong, the file that was there before is still there.
 *
 * <p>While it is written the file under the new name is locked. So what a program left behind that was killed meanwhile
 * is known (nobody holds it) and cleared away at the next writing, and what another program is writing just now is let
 * alone.
 */
public final class SafeWriter {
    /** How the names of files end that are being written. */
    public static final String ENDING = ".new";
    /** What is said of a file that cannot be written; whoever shows it may say it in another language. */
    public static final String UNWRITABLE = "this file cannot be written";

    public static final String UNCHANGED = "what was there before is unchanged";
    public static final String FULL = "the disk is full";
    public static final String DENIED = "you may not write there";
    public static final String READ_ONLY = "this disk can only be read";
    private static final int MOST_NUMBERS = 100;
    private static final int MOST_TRIES = 3;

    private SafeWriter() {}

    public static void write(Path file, String text) throws BadFile {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] bytes) throws BadFile {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file))
            throw problem(file, "this is a folder", "a file cannot take its place", "give the file a name");
        if (folder == null || !Files.isDirectory(folder)) {
            throw problem(
                    file,
                    Message.of("there is no folder '{0}'", folder),
                    "files are written into folders that exist",
                    "make it first");
        }
        try {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(); // through a link, not over it
            replace(target, bytes);
            clear(target);
        } catch (IOException e) {
            throw problem(file, UNWRITABLE, reason(folder, e), UNCHANGED);
        }
    }

    private static void replace(Path target, byte[] bytes) throws IOException {
        for (int i = 1; ; i++) {
            try {
                writeAndMove(target, bytes);
                return;
            } catch (NoSuchFileException e) {
                // Between making the new file and locking it another program may have taken it for a leftover.
                if (i == MOST_TRIES) throw e;
            }
        }
    }

    private static void writeAndMove(Path target, byte[] bytes) throws IOException {
        Path fresh = fresh(target);
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            lock(channel);
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) channel.write(rest);
            channel.force(true);
            moveInto(fresh, target); // still locked
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** @return a new, empty file beside the target: numbered, or of any name if all numbers are taken */
    private static Path fresh(Path target) throws IOException {
        for (int i = 1; i <= MOST_NUMBERS; i++) {
            Path numbered = numbered(target, i);
            deleteIfLeftOver(numbered);
            try {
                return Files.createFile(numbered);
            } catch (FileAlreadyExistsException e) {
                // Somebody is writing it.
            }
        }
        return Files.createTempFile(target.getParent(), target.getFileName() + ".", ENDING);
    }

    /** Takes away what is left of writings before that were broken off; the first number has just been used. */
    private static void clear(Path target) throws IOException {
        for (int i = 2; i <= MOST_NUMBERS && Files.exists(numbered(target, i), LinkOption.NOFOLLOW_LINKS); i++)
            deleteIfLeftOver(numbered(target, i));
    }

    private static Path numbered(Path target, int i) {
        return target.resolveSibling(target.getFileName() + "." + i + ENDING);
    }

    private static void deleteIfLeftOver(Path file) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) return;
        boolean left;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            left = lock(channel);
        } catch (IOException e) {
            return; // it is not for us, or it has just gone
        }
        if (!left) return;
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // It stays, and another number is taken.
        }
    }

    /** @return false if somebody else holds it */
    private static boolean lock(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // a thread of this very program
        } catch (IOException e) {
            return false; // a disk that knows no locks: then nothing is ever taken for a leftover
        }
    }

    private static void moveInto(Path fresh, Path target) throws IOException {
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String reason(Path folder, IOException e) {
        String said = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
        if (e instanceof AccessDeniedException) return DENIED;
        if (said.contains("read-only file system")) return READ_ONLY;
        if (said.contains("no space left") || said.contains("not enough space") || hasNoRoom(folder)) return FULL;
        return e.getMessage() == null
                ? e.getClass().getSimpleName()
                : e.getClass().getSimpleName() + ": " + e.getMessage();
    }

    /** The system says it in its own language. */
    private static boolean hasNoRoom(Path folder) {
        try {
            return Files.getFileStore(folder).getUsableSpace() == 0;
        } catch (IOException | SecurityException e) {
            return false;
        }
    }

    private static BadFile problem(Path file, CharSequence what, CharSequence why, CharSequence fix) {
        return new BadFile(Trouble.ofFile(file.toString(), what, why, fix));
    }
}
