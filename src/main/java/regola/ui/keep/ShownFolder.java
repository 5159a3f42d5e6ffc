package regola.ui.keep;

import java.awt.Desktop;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import regola.ui.view.Notice;
import regola.ui.view.Said;

/** A ShownFolder is the window of the system in which a file lies that somebody wants to send on. */
public final class ShownFolder {
    /** What shows a folder where the system does not tell Java how. */
    private static final String OPENER = "xdg-open";

    private ShownFolder() {}

    /**
     * @param worker opens it
     * @return the notice, with a button that shows where the file lies if the system can
     */
    public static Notice offering(Notice notice, Path file, Executor worker) {
        return isPossible() || opener().isPresent()
                ? notice.offering("folder", Said.of("give.folder"), () -> worker.execute(() -> open(file)))
                : notice;
    }

    private static boolean isPossible() {
        return Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN);
    }

    private static Optional<Path> opener() {
        return Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(String.valueOf(System.getenv("PATH")))
                .flatMap(folder -> LibraryShelf.path(folder).stream())
                .map(folder -> folder.resolve(OPENER))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Takes its time: for no thread that draws. Where it fails nothing happens; where the file is was said. */
    private static void open(Path file) {
        try {
            if (!isPossible()) {
                new ProcessBuilder(
                                opener().orElseThrow(IOException::new).toString(),
                                file.toAbsolutePath().getParent().toString())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
                return;
            }
            Desktop desktop = Desktop.getDesktop();
            if (desktop.isSupported(Desktop.Action.BROWSE_FILE_DIR)) desktop.browseFileDirectory(file.toFile());
            else desktop.open(file.toAbsolutePath().getParent().toFile());
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
            return;
        }
    }
}
