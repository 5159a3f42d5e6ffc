package regola.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A SafeWriter writes a file whole or not at all: under a new name in the same folder, down to the disk, then moved into
 * place. Whatever goes wrong, the file that was there before is still there.
 */
public final class SafeWriter {
    /** How the names of files end that are being written. */
    public static final String ENDING = ".new";
    private static final int MOST_TRIES = 100;

    private SafeWriter() {}

    public static void write(Path file, String text) throws BadFile {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] bytes) throws BadFile {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) throw problem(file, "this is a folder", "a file cannot take its place", "give the file a name");
        if (folder == null || !Files.isDirectory(folder)) {
            throw problem(file, "there is no folder '" + folder + "'", "files are written into folders that exist", "make it first");
        }
        try {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(); // through a link, not over it
            Path fresh = writeFresh(target, bytes);
            try {
                moveInto(fresh, target);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw problem(file, "this file cannot be written", reason(e), "what was there before is unchanged");
        }
    }

    private static Path writeFresh(Path target, byte[] bytes) throws IOException {
        for (int i = 1; ; i++) {
            Path fresh = target.resolveSibling(target.getFileName() + "." + i + ENDING);
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer rest = ByteBuffer.wrap(bytes);
                while (rest.hasRemaining()) channel.write(rest);
                channel.force(true);
                return fresh;
            } catch (FileAlreadyExistsException e) {
                if (i == MOST_TRIES) throw e;
            } catch (IOException e) {
                Files.deleteIfExists(fresh);
                throw e;
            }
        }
    }

    private static void moveInto(Path fresh, Path target) throws IOException {
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String reason(IOException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getClass().getSimpleName() + ": " + e.getMessage();
    }

    private static BadFile problem(Path file, String what, String why, String fix) {
        return new BadFile(FileProblem.of(file.toString(), what, why, fix));
    }
}
