package regola.ui.keep;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regola.home.Home;

/**
 * A PictureStore is pictures of games that need not be painted again: those that were painted when the program was
 * built, and those of earlier runs, which lie in the data folder under a print of the rules and drawings that they
 * show. For any thread; what cannot be read or written is painted anew.
 */
public final class PictureStore {
    /** Where those of the program lie. */
    public static final String FOLDER = "/regola/shelf/";

    private static final String ENDING = ".png";
    private static final int MOST_FILES = 400;
    private static final int BYTES = 12;

    private final Path folder;
    private final boolean writable;

    public PictureStore(Home home) {
        folder = home.folder().resolve("pictures");
        writable = home.isWritable();
    }

    /** @param name such as a game's id, and the time of day */
    public static Optional<byte[]> ofProgram(String name) {
        return packed(name + ENDING);
    }

    /** @return whether the program brings a picture of that name */
    public static boolean hasProgram(String name) {
        return isPacked(PictureStore.class.getResource(FOLDER + name + ENDING));
    }

    private static boolean isPacked(URL found) {
        return found != null && found.getProtocol().equals("jar");
    }

    /** @return a file that was made when the program was packed; empty where it runs from its classes */
    static Optional<byte[]> packed(String file) {
        URL found = PictureStore.class.getResource(FOLDER + file);
        if (!isPacked(found)) return Optional.empty();
        try (InputStream in = PictureStore.class.getResourceAsStream(FOLDER + file)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** @return a name under which a picture is kept that depends on all of this and nothing else */
    public static String print(List<byte[]> parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update((part.length + "\n").getBytes(StandardCharsets.UTF_8));
                digest.update(part);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public Optional<byte[]> kept(String print) {
        try {
            Path file = folder.resolve(print + ENDING);
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Keeps a picture for later runs; the oldest go when there are too many. */
    public void keep(String print, byte[] picture) {
        if (!writable) return;
        try {
            Files.createDirectories(folder);
            Path written = Files.createTempFile(folder, "new", ".tmp");
            Files.write(written, picture);
            Files.move(written, folder.resolve(print + ENDING), StandardCopyOption.REPLACE_EXISTING);
            thin();
        } catch (IOException e) {
            // It is painted again another time.
        }
    }

    private void thin() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(ENDING)).toList();
        }
        if (files.size() <= MOST_FILES) return;
        List<Path> oldest = files.stream()
                .sorted((one, other) ->
                        Long.compare(one.toFile().lastModified(), other.toFile().lastModified()))
                .limit(files.size() - MOST_FILES)
                .toList();
        for (Path file : oldest) Files.deleteIfExists(file);
    }
}
