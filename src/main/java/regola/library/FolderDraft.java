package regola.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Message;
import regola.language.source.Trouble;

/** A FolderDraft is a folder that is written under another name until all of it is there, and then moved into place. */
final class FolderDraft {
    private FolderDraft() {}

    /**
     * Writes all of it, or nothing.
     *
     * @param target a folder that is not there yet
     * @param files by their path in the folder, with slashes
     */
    static void write(Path target, Map<String, byte[]> files) throws BadFile {
        if (Files.exists(target)) {
            throw new BadFile(Trouble.ofFile(
                    target.toString(),
                    "there is something of this name already",
                    "a new game never writes over anything",
                    "give it another name"));
        }
        Path own = target.toAbsolutePath().getParent();
        Path draft = null;
        try {
            // Beside the folder, where nobody looks for games, until all of it is there.
            Files.createDirectories(own);
            draft = Files.createTempDirectory(own.getParent(), "copy");
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path path = draft.resolve(file.getKey());
                Files.createDirectories(path.getParent());
                SafeWriter.write(path, file.getValue());
            }
            Files.move(draft, target);
        } catch (IOException e) {
            throw new BadFile(Trouble.ofFile(
                    own.toString(),
                    "the copy cannot be written",
                    Message.of("{0}: {1}", e.getClass().getSimpleName(), e.getMessage()),
                    "nothing was changed; make room or let this person write there, and try again"));
        } finally {
            if (draft != null) remove(draft);
        }
    }

    /** Takes a folder away with everything in it, as far as that is possible. */
    static void remove(Path folder) {
        if (!Files.exists(folder)) return;
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        } catch (IOException | UncheckedIOException stuck) {
            // A draft that stays behind is in nobody's way.
        }
    }
}
