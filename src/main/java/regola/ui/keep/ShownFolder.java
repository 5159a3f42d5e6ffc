package regola.ui.keep;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Path;

/** A ShownFolder is the window of the system in which a file lies that somebody wants to send on. */
public final class ShownFolder {
    private ShownFolder() {}

    /** @return whether the system can show folders */
    public static boolean isPossible() {
        return Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN);
    }

    /** Takes its time: for no thread that draws. Where it fails nothing happens; where the file is was said. */
    public static void open(Path file) {
        try {
            Desktop desktop = Desktop.getDesktop();
            if (desktop.isSupported(Desktop.Action.BROWSE_FILE_DIR)) desktop.browseFileDirectory(file.toFile());
            else desktop.open(file.toAbsolutePath().getParent().toFile());
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
            return;
        }
    }
}
