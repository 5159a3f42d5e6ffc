package regola.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A FileBytes is the reading of files that anybody may have put there: never more than so many bytes, whatever size a
 * file says it has, and only from files that have an end. What may grow while it is read, or lead to a device, is no
 * exception.
 */
public final class FileBytes {
    private FileBytes() {}

    /** A TooLarge is thrown for a file that holds more than is read. */
    public static final class TooLarge extends IOException {
        private static final long serialVersionUID = 1;

        private TooLarge(int most) {
            super("more than " + most + " bytes");
        }
    }

    /** A NoFile is thrown for what is no file with an end, such as a device or a pipe. */
    public static final class NoFile extends IOException {
        private static final long serialVersionUID = 1;

        private NoFile() {
            super("no ordinary file");
        }
    }

    /** @return all of the file */
    public static byte[] all(Path file, int most) throws IOException {
        byte[] read = first(file, most + 1);
        if (read.length > most) throw new TooLarge(most);
        return read;
    }

    /** @return the first bytes of the file, as many as there are up to so many */
    public static byte[] first(Path file, int most) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) throw new NoFile();
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most);
        }
    }
}
