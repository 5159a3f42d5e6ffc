package regola.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Room is one row of the table of packages: its own packages, and those of the program that it may use besides.
 * Two dots at the end of a package take in everything below it.
 *
 * <p>A door is what other rooms may use of the language or the engine: the package itself and the values that its
 * methods hand out.
 */
record Room(String packages, List<String> mayUse) {
    private static final List<String> LANGUAGE_DOOR = List.of(
            "regola.language", "regola.language.model", "regola.language.diagnostic", "regola.language.source");
    private static final List<String> ENGINE_DOOR =
            List.of("regola.engine", "regola.engine.move", "regola.engine.value");
    private static final List<String> FILES = List.of("regola.library", "regola.file");
    private static final List<String> REASONS = List.of("regola.engine.explain");

    static final List<Room> ALL = List.of(
            room("regola", List.of("regola.ui.app", "regola.cli")),
            // The language, from the ground up; the door stands on all of it.
            room("regola.language.source"),
            room("regola.language.diagnostic", List.of("regola.language.source")),
            room("regola.language.tree", List.of("regola.language.source", "regola.language.diagnostic")),
            room("regola.language.model", List.of("regola.language.source", "regola.language.diagnostic")),
            room(
                    "regola.language.syntax..",
                    List.of("regola.language.source", "regola.language.diagnostic", "regola.language.tree")),
            room(
                    "regola.language.resolve",
                    List.of(
                            "regola.language.source",
                            "regola.language.diagnostic",
                            "regola.language.tree",
                            "regola.language.model")),
            room(
                    "regola.language.type",
                    List.of(
                            "regola.language.source",
                            "regola.language.diagnostic",
                            "regola.language.tree",
                            "regola.language.model",
                            "regola.language.resolve")),
            room("regola.language", List.of("regola.language..")),
            // What runs a checked game, and what stands on it.
            room(
                    "regola.engine..",
                    List.of(
                            "regola.language.model",
                            "regola.language.tree",
                            "regola.language.source",
                            "regola.language.diagnostic")),
            room("regola.ai..", ENGINE_DOOR, List.of("regola.engine.state", "regola.language.model")),
            room("regola.simulation..", ENGINE_DOOR, List.of("regola.engine.state", "regola.language.model")),
            room("regola.teaching..", LANGUAGE_DOOR, ENGINE_DOOR, REASONS, List.of("regola.file")),
            // Files: data with places, then the library that finds rule files.
            room("regola.file", LANGUAGE_DOOR, ENGINE_DOOR),
            room("regola.library", LANGUAGE_DOOR, List.of("regola.file")),
            // What is kept for a person: the data folder and what lies in it.
            room("regola.home", LANGUAGE_DOOR, ENGINE_DOOR, List.of("regola.file")),
            // The window: painting rooms know view models only; presenters know the program and no Swing.
            room("regola.ui.view"),
            room("regola.ui.present", LANGUAGE_DOOR, ENGINE_DOOR, REASONS, List.of("regola.ui.view", "regola.teaching..")),
            room(
                    "regola.ui.present.matches",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    FILES,
                    List.of("regola.ui.view", "regola.ui.present")),
            room(
                    "regola.ui.present.editor",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    FILES,
                    List.of("regola.ui.view", "regola.ui.present")),
            room(
                    "regola.ui.present.position",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    FILES,
                    List.of("regola.ui.view", "regola.ui.present")),
            room("regola.ui.theme", List.of("regola.ui.view")),
            room("regola.ui.parts", List.of("regola.ui.view", "regola.ui.theme")),
            room("regola.ui.notice", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts")),
            room("regola.ui.board", List.of("regola.ui.view", "regola.ui.theme")),
            room(
                    "regola.ui.start",
                    List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board", "regola.ui.lesson")),
            room("regola.ui.position", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board")),
            room("regola.ui.rules", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board")),
            room("regola.ui.classroom", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board")),
            // Pages and pictures are made beside the window: no presenter, no file.
            room("regola.ui.handout", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board")),
            room("regola.ui.help", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts")),
            room("regola.ui.game", List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board")),
            room(
                    "regola.ui.lesson",
                    List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts", "regola.ui.board", "regola.ui.game")),
            // The text of rules is coloured with the language's own parts of a line.
            room("regola.ui.editor", List.of("regola.language", "regola.ui.view", "regola.ui.theme", "regola.ui.parts")),
            room(
                    "regola.ui.app",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    REASONS,
                    FILES,
                    List.of("regola.home", "regola.ui..", "regola.ai..", "regola.simulation..", "regola.teaching..")),
            room(
                    "regola.cli..",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    REASONS,
                    FILES,
                    List.of("regola.ai..", "regola.simulation..", "regola.teaching..")));

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static Room room(String packages, List<String>... mayUse) {
        return new Room(packages, Stream.of(mayUse).flatMap(List::stream).toList());
    }

    static Room of(String packages) {
        return ALL.stream().filter(room -> room.packages.equals(packages)).findFirst().orElseThrow();
    }

    /** The room's own packages and those it may use, as patterns. */
    String[] reach() {
        return Stream.concat(Stream.of(packages), mayUse.stream()).toArray(String[]::new);
    }

    /** Whether there is source text of a class in the room. Until then its rules have nothing to match. */
    boolean hasSources() {
        boolean withSubpackages = packages.endsWith("..");
        String name = withSubpackages ? packages.substring(0, packages.length() - 2) : packages;
        Path folder = Path.of("src/main/java").resolve(name.replace('.', '/'));
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(folder, withSubpackages ? Integer.MAX_VALUE : 1)) {
            return files.map(file -> file.getFileName().toString())
                    .anyMatch(file -> file.endsWith(".java") && !file.equals("package-info.java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return packages;
    }
}
