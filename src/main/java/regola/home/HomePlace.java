package regola.home;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * A HomePlace is where the data folder belongs on a machine: where the system property says; else beside the program,
 * if somebody made a folder for it there (so that the program runs from a stick and leaves nothing behind); else where
 * the system keeps such things.
 *
 * @param properties of the system, by their names; null where there is none
 * @param environment variables, by their names; null where there is none
 * @param program the program's jar or the folder of its classes; null if nobody knows
 */
record HomePlace(UnaryOperator<String> properties, UnaryOperator<String> environment, Path program) {
    static final String PROPERTY = "regola.home";
    static final String PORTABLE = "regola-data";

    static HomePlace ofSystem() {
        return new HomePlace(System::getProperty, System::getenv, ofCode());
    }

    private static Path ofCode() {
        try {
            return Path.of(HomePlace.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException | RuntimeException e) {
            return null; // then there is no folder beside it either
        }
    }

    Path folder() {
        Path said = path(properties.apply(PROPERTY));
        if (said != null) return said;
        Path beside = beside();
        return beside != null ? beside : ofMachine();
    }

    /** A folder beside the jar counts only if one may write there: the program may lie where nobody may. */
    private Path beside() {
        if (program == null || !Files.isRegularFile(program)) return null;
        Path folder = program.resolveSibling(PORTABLE);
        return Files.isDirectory(folder) && Files.isWritable(folder) ? folder : null;
    }

    private Path ofMachine() {
        Path person = path(properties.apply("user.home"));
        if (person == null) person = Path.of("").toAbsolutePath();
        String system = String.valueOf(properties.apply("os.name")).toLowerCase(Locale.ROOT);
        if (system.startsWith("windows"))
            return orElse("APPDATA", person.resolve("AppData/Roaming")).resolve("Regola");
        if (system.startsWith("mac")) return person.resolve("Library/Application Support/Regola");
        return orElse("XDG_DATA_HOME", person.resolve(".local/share")).resolve("regola");
    }

    /** A variable that names no absolute path is as good as none: what it means would change from start to start. */
    private Path orElse(String variable, Path otherwise) {
        Path named = path(environment.apply(variable));
        return named != null && named.isAbsolute() ? named : otherwise;
    }

    private static Path path(String text) {
        if (text == null || text.isBlank()) return null;
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
