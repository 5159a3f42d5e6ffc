package regola.ui.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * A TemporaryHome is the data folder of the program while tests run, whatever machine they run on: no test reads or
 * writes the folder of the person who runs it. It is removed at the end.
 */
public final class TemporaryHome implements LauncherSessionListener {
    private Path folder;

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        try {
            folder = Files.createTempDirectory("regola-home").toAbsolutePath().normalize();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.setProperty("regola.home", folder.toString());
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        remove(folder);
    }

    /** As far as that is possible: what a window still holds open stays behind in the folder for temporary files. */
    static void remove(Path folder) {
        List<Path> all;
        try (Stream<Path> found = Files.walk(folder)) {
            all = found.sorted(Comparator.reverseOrder()).toList();
            for (Path each : all) Files.deleteIfExists(each);
        } catch (IOException | UncheckedIOException stillOpen) {
            folder.toFile().deleteOnExit();
        }
    }
}
