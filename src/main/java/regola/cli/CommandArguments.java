package regola.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import regola.language.source.Message;

/** CommandArguments are looked at before anything is done with them. */
final class CommandArguments {
    private CommandArguments() {}

    /** @return the path, which leads to a file that can be read */
    static Path file(Path path) {
        if (Files.isDirectory(path)) throw Refusal.usage(Message.of("'{0}' is a folder, not a file", path));
        if (!Files.exists(path)) throw Refusal.usage(Message.of("there is no file '{0}'", path));
        if (!Files.isReadable(path)) throw Refusal.usage(Message.of("the file '{0}' may not be read", path));
        return path;
    }
}
