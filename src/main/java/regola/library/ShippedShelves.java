package regola.library;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/** ShippedShelves finds the games and lessons that came with the program: beside its classes, or in its jar. */
final class ShippedShelves {
    private static final String GAMES = "games";
    private static final String LESSONS = "tutorials";
    private static final String TEMPLATES = "templates";
    private static final String COOKBOOK = "cookbook";

    private ShippedShelves() {}

    static RuleShelf shelf() {
        return at(program());
    }

    static RuleShelf lessons() {
        return lessonsAt(program());
    }

    /** What lies in the folders of templates and ends like this. */
    static RuleShelf templates(String ending) {
        return at(program(), TEMPLATES, ending);
    }

    /** What lies in the folder of recipes and ends like this. */
    static RuleShelf cookbook(String ending) {
        return at(program(), COOKBOOK, ending);
    }

    private static Path program() {
        CodeSource source = ShippedShelves.class.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program does not know where it lies", e);
        }
    }

    /** @param program the folder of its classes, or its jar */
    static RuleShelf at(Path program) {
        return at(program, GAMES, FolderShelf.ENDING);
    }

    static RuleShelf lessonsAt(Path program) {
        return at(program, LESSONS, LessonLibrary.ENDING);
    }

    private static RuleShelf at(Path program, String folder, String ending) {
        return Files.isDirectory(program)
                ? new FolderShelf(program.resolve(folder), false, ending)
                : new JarShelf(program, folder, ending);
    }
}
