package regola.ui.keep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.CRC32;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.ui.present.editor.OlderTexts;

/**
 * A KeptVersions keeps what rule files held before as files of the data folder: a folder for each rule file, in it a
 * file for each time that it was written, named after the milliseconds since 1970. What cannot be kept is not; the
 * rules themselves are in their file.
 */
public final class KeptVersions implements OlderTexts {
    private static final String ENDING = ".txt";
    /** Of one rule file; the oldest go. */
    private static final int MOST = 200;

    private final Path folder;
    private final InstantSource clock;

    /** @param folder is made when there is something to keep */
    public KeptVersions(Path folder, InstantSource clock) {
        this.folder = folder;
        this.clock = clock;
    }

    private Path folder(String file) {
        String whole = Path.of(file).toAbsolutePath().normalize().toString();
        CRC32 sum = new CRC32();
        sum.update(whole.getBytes(StandardCharsets.UTF_8));
        String name = Path.of(file).getFileName().toString().replaceAll("[^A-Za-z0-9_-]", "-");
        return folder.resolve(name + "-" + Long.toHexString(sum.getValue()));
    }

    @Override
    public void keep(String file, String text) {
        List<Path> kept = files(file);
        try {
            if (!kept.isEmpty() && TextFile.read(kept.get(0)).text().equals(text)) return;
            long now = clock.millis();
            if (!kept.isEmpty()) now = Math.max(now, millis(kept.get(0)) + 1);
            Files.createDirectories(folder(file));
            SafeWriter.write(folder(file).resolve(now + ENDING), text);
            for (int i = MOST - 1; i < kept.size(); i++) Files.deleteIfExists(kept.get(i));
        } catch (IOException | BadFile full) {
            // The rules are in their file; that an older text of them is not kept hinders nobody.
        }
    }

    @Override
    public List<Older> of(String file) {
        List<Older> all = new ArrayList<>();
        for (Path each : files(file)) {
            try {
                all.add(new Older(
                        Instant.ofEpochMilli(millis(each)), TextFile.read(each).text()));
            } catch (BadFile | DateTimeException unreadable) {
                // Somebody put something else there.
            }
        }
        return all;
    }

    /** The newest first. */
    private List<Path> files(String file) {
        Path of = folder(file);
        if (!Files.isDirectory(of)) return List.of();
        try (var all = Files.list(of)) {
            return all.filter(each -> each.getFileName().toString().matches("[0-9]{1,15}[.]txt"))
                    .sorted(Comparator.comparingLong(KeptVersions::millis).reversed())
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    private static long millis(Path file) {
        String name = file.getFileName().toString();
        return Long.parseLong(name.substring(0, name.length() - ENDING.length()));
    }
}
