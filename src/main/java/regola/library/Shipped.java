package regola.library;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/**
 * Shipped finds the games that came with the program: beside its classes, or in its jar.
 */
final class Shipped {
    private static final String FOLDER = "games";

    private Shipped() {}

    static Shelf shelf() {
        CodeSource source = Shipped.class.getProtectionDomain().getCodeSource();
        try {
            return at(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program does not know where it lies", e);
        }
    }

    /** @param program the folder of its classes, or its jar */
    static Shelf at(Path program) {
        return Files.isDirectory(program) ? new FolderShelf(program.resolve(FOLDER), false) : new JarShelf(program, FOLDER);
    }
}
