package regola.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import regola.file.FileBytes;

/** Drawings are the files that say how a game looks: drawings and looks, and nothing else that may lie beside them. */
final class Drawings {
    private static final int MOST = 500;
    private static final int MOST_BYTES = 8 << 20;

    private Drawings() {}

    static boolean isOne(String name) {
        return !name.contains("/") && (name.endsWith(".svg") || name.endsWith(".look"));
    }

    private static void put(Path file, Map<String, byte[]> found) throws IOException {
        try {
            found.put(file.getFileName().toString(), FileBytes.all(file, MOST_BYTES));
        } catch (FileBytes.TooLarge e) {
            return; // no drawing is so large
        }
    }

    /** @return by file name; what cannot be read is left out */
    static Map<String, byte[]> in(Path folder) {
        Map<String, byte[]> found = new TreeMap<>();
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            List<Path> drawings = files.filter(
                            file -> isOne(file.getFileName().toString()) && Files.isRegularFile(file))
                    .sorted()
                    .limit(MOST)
                    .toList();
            for (Path file : drawings) put(file, found);
        } catch (IOException | UncheckedIOException e) {
            return found;
        }
        return found;
    }
}
