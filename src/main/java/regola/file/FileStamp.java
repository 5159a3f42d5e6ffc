package regola.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** A FileStamp is when a file was last written and how large it is; a file with another stamp has to be read again. */
public record FileStamp(long millis, long bytes) {

    /** @return null if there is no such file */
    public static FileStamp of(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new FileStamp(attributes.lastModifiedTime().toMillis(), attributes.size());
        } catch (IOException e) {
            return null;
        }
    }
}
