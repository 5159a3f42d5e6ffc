package regola.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** CommandArguments are looked at before anything is done with them. */
final class CommandArguments {
    private CommandArguments() {}

    /** @return the path, which leads to a file that can be read */
    static Path file(Path path) {
        if (Files.isDirectory(path)) throw Refusal.usage("'" + path + "' is a folder, not a file");
        if (!Files.exists(path)) throw Refusal.usage("there is no file '" + path + "'");
        if (!Files.isReadable(path)) throw Refusal.usage("the file '" + path + "' may not be read");
        return path;
    }
}
