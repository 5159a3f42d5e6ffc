package regola.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Room is one row of the table of packages: its own packages, and those of the program that it may use besides. Two
 * dots at the end of a package take in everything below it.
 *
 * <p>A door is what other rooms may use of the language or the engine: the package itself and the values that its
 * methods hand out.
 */
record Room(String packages, List<String> mayUse) {
    private static final List<String> LANGUAGE_DOOR = under("regola.language", "", "model", "diagnostic", "source");
    private static final List<String> ENGINE_DOOR = under("regola.engine", "", "value");
    private static final List<String> FILES = List.of("regola.library", "regola.file");
    /** What painting rooms share. */
    private static final List<String> LOOK = List.of("regola.ui.view", "regola.ui.theme", "regola.ui.parts");

    private static final List<String> BOARD =
            under("regola.ui", "view.board", "board.art", "board.paint", "board.panel");

    static final List<Room> ALL = List.of(
            room("regola", List.of("regola.ui.window", "regola.ui.keep", "regola.cli")),
            // The language, from the ground up; the door stands on all of it.
            room("regola.language.source"),
            room("regola.language.diagnostic", under("regola.language", "source")),
            room("regola.language.tree", under("regola.language", "source")),
            room("regola.language.model", under("regola.language", "source")),
            room("regola.language.syntax..", under("regola.language", "source", "diagnostic", "tree")),
            room("regola.language.resolve", under("regola.language", "source", "diagnostic", "tree", "model")),
            room("regola.language.type", under("regola.language", "source", "diagnostic", "tree", "model", "resolve")),
            room(
                    "regola.language.service",
                    under("regola.language", "", "source", "diagnostic", "tree", "model", "syntax", "resolve", "type")),
            room("regola.language", List.of("regola.language..")),
            // The engine: what a game consists of, its state, what runs it, what makes it ready, and the door on top.
            room("regola.engine.value", under("regola.language", "source", "model")),
            room("regola.engine.board", under("regola.language", "source", "model"), under("regola.engine", "value")),
            room(
                    "regola.engine.state",
                    under("regola.language", "source", "model"),
                    under("regola.engine", "value", "board")),
            room(
                    "regola.engine.run",
                    under("regola.language", "source", "model"),
                    under("regola.engine", "value", "board", "state")),
            room(
                    "regola.engine.node",
                    under("regola.language", "source", "model"),
                    under("regola.engine", "value", "board", "state", "run")),
            room(
                    "regola.engine.step",
                    under("regola.language", "source", "model"),
                    under("regola.engine", "value", "board", "state", "run", "node")),
            room(
                    "regola.engine.move",
                    under("regola.language", "source", "model"),
                    under("regola.engine", "value", "board", "state", "run", "node", "step")),
            // What is run, as small typed operations: nodes and byte code are made from them.
            room(
                    "regola.engine.form",
                    under("regola.language", "source"),
                    under("regola.engine", "board", "run", "node", "step", "move")),
            room(
                    "regola.engine.lower",
                    under("regola.language", "source", "model"),
                    under("regola.engine", "value", "board", "state", "run", "node", "step", "move", "form")),
            room(
                    "regola.engine.code",
                    under("regola.language", "source"),
                    under("regola.engine", "value", "board", "state", "run", "node", "step", "move", "form")),
            room(
                    "regola.engine.explain",
                    under("regola.language", "source", "model", "diagnostic"),
                    under("regola.engine", "value", "board", "state", "run", "move")),
            room(
                    "regola.engine.position",
                    under("regola.language", "source", "model", "diagnostic"),
                    under("regola.engine", "value", "board", "state", "run", "move", "lower", "explain")),
            room("regola.engine", under("regola.language", "source", "model"), List.of("regola.engine..")),
            room("regola.simulation", ENGINE_DOOR),
            // Looking ahead, and players that do.
            room("regola.search", ENGINE_DOOR),
            room("regola.opponent", List.of("regola.search", "regola.engine", "regola.engine.value")),
            room("regola.advice.words", under("regola.language", "model"), List.of("regola.engine.value")),
            room(
                    "regola.advice.seen",
                    List.of("regola.search", "regola.advice.words"),
                    under("regola.language", "model"),
                    ENGINE_DOOR),
            room("regola.advice.course", List.of("regola.engine")),
            room(
                    "regola.advice",
                    List.of("regola.search", "regola.advice.words", "regola.advice.seen", "regola.advice.course"),
                    under("regola.language", "model"),
                    ENGINE_DOOR),
            // What rules that are being written mean at a moment of a match; no words, no drawings.
            room("regola.workshop", LANGUAGE_DOOR, ENGINE_DOOR),
            // What a rulebook tells, and moments of matches that show it; no words, no drawings.
            room("regola.rulebook", under("regola.language", "source", "model"), ENGINE_DOOR),
            // Teaching: lessons as they are written, learners' progress, and what reads, runs, checks and drafts
            // lessons.
            room("regola.teaching"),
            room("regola.teaching.lesson", under("regola.language", "source", "model"), ENGINE_DOOR),
            room("regola.teaching.progress", under("regola.language", "source"), List.of("regola.file")),
            room(
                    "regola.teaching.run",
                    under("regola.language", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.search", "regola.opponent"),
                    under("regola.teaching", "lesson")),
            room(
                    "regola.teaching.draft",
                    under("regola.language", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.file")),
            room(
                    "regola.teaching.read",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    List.of("regola.file", "regola.opponent", "regola.teaching.lesson")),
            room(
                    "regola.teaching.check",
                    under("regola.language", "source", "model", "diagnostic"),
                    ENGINE_DOOR,
                    under("regola.teaching", "lesson", "run")),
            // Files: data with places, then the library that finds rule files.
            room("regola.file", under("regola.language", "source", "model", "diagnostic"), ENGINE_DOOR),
            room("regola.library", LANGUAGE_DOOR, List.of("regola.file")),
            // What is kept for a person: the data folder and what lies in it.
            room("regola.home", under("regola.language", "source", "diagnostic"), List.of("regola.file")),
            // The window's view models, by what is seen.
            room("regola.ui.view"),
            room("regola.ui.view.board"),
            room("regola.ui.view.match", List.of("regola.ui.view", "regola.ui.view.board")),
            room("regola.ui.view.rules", List.of("regola.ui.view.board")),
            room(
                    "regola.ui.view.lesson",
                    List.of("regola.ui.view"),
                    under("regola.ui.view", "board", "match", "rules")),
            room("regola.ui.view.review"),
            room("regola.ui.view.trailer", under("regola.ui.view", "board", "match")),
            room("regola.ui.view.start", List.of("regola.ui.view", "regola.ui.view.board")),
            room("regola.ui.view.editor", under("regola.ui.view", "board", "rules")),
            room("regola.ui.view.position", List.of("regola.ui.view.board")),
            room("regola.ui.view.make", under("regola.ui.view", "", "board", "match")),
            room("regola.ui.view.handout", List.of("regola.ui.view.board")),
            // Presenters know the program and no Swing.
            room(
                    "regola.ui.present",
                    under("regola.language", "source"),
                    under("regola.ui.view", "", "board", "match")),
            room(
                    "regola.ui.present.classroom",
                    List.of("regola.ui.present"),
                    under("regola.ui.view", "board", "match")),
            room(
                    "regola.ui.present.picture",
                    under("regola.language", "", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.teaching.lesson", "regola.ui.present"),
                    under("regola.ui.view", "", "board", "match", "rules")),
            room(
                    "regola.ui.present.start",
                    under("regola.language", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.teaching.progress"),
                    under("regola.ui.present", "", "picture"),
                    under("regola.ui.view", "", "board", "start", "lesson")),
            room(
                    "regola.ui.present.match",
                    under("regola.language", "source", "model", "diagnostic"),
                    ENGINE_DOOR,
                    List.of("regola.file", "regola.search", "regola.opponent"),
                    under("regola.ui.present", "", "picture", "start"),
                    under("regola.ui.view", "", "board", "match", "handout")),
            room(
                    "regola.ui.present.lesson",
                    under("regola.language", "model"),
                    ENGINE_DOOR,
                    under("regola.teaching", "lesson", "progress", "run"),
                    List.of("regola.search"),
                    under("regola.ui.present", "", "picture", "match", "review"),
                    under("regola.ui.view", "", "board", "match", "lesson", "rules", "start", "handout")),
            room(
                    "regola.ui.present.trailer",
                    ENGINE_DOOR,
                    under("regola.teaching", "lesson", "run"),
                    under("regola.ui.present", "", "picture"),
                    under("regola.ui.view", "", "board", "match", "trailer", "handout")),
            room(
                    "regola.ui.present.review",
                    List.of(
                            "regola.advice",
                            "regola.advice.course",
                            "regola.advice.seen",
                            "regola.advice.words",
                            "regola.search",
                            "regola.teaching.draft"),
                    under("regola.language", "model"),
                    ENGINE_DOOR,
                    under("regola.ui.present", "", "picture", "match"),
                    under("regola.ui.view", "", "board", "match", "review")),
            room(
                    "regola.ui.present.rules",
                    under("regola.language", "model"),
                    ENGINE_DOOR,
                    List.of("regola.rulebook"),
                    under("regola.ui.present", "", "picture", "match", "start"),
                    under("regola.ui.view", "", "board", "match", "rules", "handout")),
            room(
                    "regola.ui.present.editor",
                    LANGUAGE_DOOR,
                    under("regola.language", "service"),
                    ENGINE_DOOR,
                    FILES,
                    List.of("regola.workshop"),
                    under("regola.ui.present", "", "picture", "start"),
                    under("regola.ui.view", "", "board", "match", "editor", "make", "rules")),
            room(
                    "regola.ui.present.make",
                    ENGINE_DOOR,
                    FILES,
                    under("regola.language", "", "source", "model"),
                    List.of("regola.teaching.draft"),
                    under("regola.ui.present", "", "picture", "start"),
                    under("regola.ui.view", "", "board", "match", "make")),
            room(
                    "regola.ui.present.position",
                    under("regola.language", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.file"),
                    under("regola.ui.present", "", "picture", "start", "match"),
                    under("regola.ui.view", "", "board", "position")),
            // Painting rooms know view models only: first what all of them use, then the board, then the pages.
            room("regola.ui.theme", List.of("regola.ui.view.board")),
            room("regola.ui.parts", List.of("regola.ui.view", "regola.ui.view.rules", "regola.ui.theme")),
            room("regola.ui.stage", List.of("regola.ui.view", "regola.ui.theme")),
            room("regola.ui.guide", under("regola.ui", "view", "theme")),
            room("regola.ui.party", under("regola.ui", "view", "theme")),
            room("regola.ui.sound"),
            room("regola.ui.voice"),
            room("regola.ui.notice", LOOK, List.of("regola.ui.stage")),
            room("regola.ui.board.art", List.of("regola.ui.view.board")),
            room("regola.ui.board.layout", List.of("regola.ui.view.board", "regola.ui.board.art")),
            room("regola.ui.board.paint", under("regola.ui", "view.board", "theme", "board.art", "board.layout")),
            room(
                    "regola.ui.board.motion",
                    under("regola.ui", "view", "view.board", "sound", "board.art", "board.layout", "board.paint")),
            room(
                    "regola.ui.board.panel",
                    under("regola.ui", "view", "view.board", "theme", "sound"),
                    under("regola.ui.board", "art", "layout", "paint", "motion")),
            room(
                    "regola.ui.tray",
                    under("regola.ui", "view", "view.board", "theme", "stage"),
                    under("regola.ui.board", "art", "paint", "panel")),
            room(
                    "regola.ui.book",
                    under("regola.ui", "view", "view.board", "view.lesson", "stage"),
                    under("regola.ui.board", "art", "paint")),
            room(
                    "regola.ui.storyline",
                    LOOK,
                    under("regola.ui", "view.board", "board.art", "board.paint", "stage"),
                    List.of("regola.ui.view.match")),
            room(
                    "regola.ui.game",
                    LOOK,
                    BOARD,
                    under(
                            "regola.ui",
                            "board.motion",
                            "stage",
                            "storyline",
                            "tray",
                            "guide",
                            "party",
                            "sound",
                            "voice"),
                    under("regola.ui.view", "match", "rules")),
            room(
                    "regola.ui.lesson",
                    LOOK,
                    under("regola.ui", "view.board", "board.art", "board.paint", "board.panel"),
                    under("regola.ui", "stage", "guide", "book", "party", "sound", "voice", "tray"),
                    under("regola.ui.view", "match", "lesson", "rules")),
            room(
                    "regola.ui.start",
                    LOOK,
                    under("regola.ui", "view.board", "board.art", "board.paint", "stage", "guide", "book"),
                    under("regola.ui.view", "start", "lesson")),
            room(
                    "regola.ui.trailer",
                    under(
                            "regola.ui",
                            "view",
                            "view.board",
                            "view.match",
                            "view.trailer",
                            "stage",
                            "tray",
                            "board.art",
                            "board.panel")),
            room("regola.ui.position", LOOK, BOARD, List.of("regola.ui.view.position")),
            room(
                    "regola.ui.rules",
                    under("regola.ui", "view", "view.board", "view.rules", "parts", "theme", "stage"),
                    under("regola.ui.board", "art", "paint")),
            room(
                    "regola.ui.classroom",
                    under("regola.ui", "view", "view.match", "stage", "guide", "theme", "tray"),
                    BOARD),
            // Pages and pictures are made beside the window: no presenter, no file.
            room("regola.ui.handout", under("regola.ui", "view", "view.board", "view.handout", "parts", "board.paint")),
            room(
                    "regola.ui.review",
                    under("regola.ui", "view", "view.board", "view.review", "stage", "parts"),
                    under("regola.ui.board", "art", "paint")),
            room(
                    "regola.ui.make",
                    LOOK,
                    under("regola.ui", "view.make", "view.match", "stage", "board.art", "board.panel")),
            room("regola.ui.workshop", LOOK, List.of("regola.ui.view.make", "regola.ui.board.art")),
            room("regola.ui.help", LOOK),
            // Where passages go in a text, and what names they have there.
            room("regola.ui.editor.passage", List.of("regola.language"), under("regola.ui.view", "make")),
            // The text of rules is coloured with the language's own parts of a line.
            room(
                    "regola.ui.editor",
                    List.of("regola.language"),
                    LOOK,
                    under("regola.ui", "board.art", "board.panel", "tray", "editor.passage"),
                    under("regola.ui.view", "editor", "make", "rules")),
            // What puts them together: commands, workers, what is kept, pages, and the window or an applet around them.
            room(
                    "regola.ui.command",
                    under(
                            "regola.ui",
                            "view",
                            "theme",
                            "stage",
                            "board.panel",
                            "classroom",
                            "game",
                            "storyline",
                            "help",
                            "lesson",
                            "position")),
            room(
                    "regola.ui.work",
                    List.of("regola.ui.view", "regola.ui.present", "regola.ui.notice", "regola.ui.theme")),
            room(
                    "regola.ui.keep",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    FILES,
                    List.of("regola.home"),
                    under("regola.teaching", "lesson", "progress", "read", "check"),
                    under("regola.ui.view", "", "board", "make"),
                    under("regola.ui.present", "", "picture", "start", "match", "lesson", "trailer", "editor", "make"),
                    under("regola.ui", "theme", "parts", "board.art")),
            room(
                    "regola.ui.screen",
                    under("regola.language", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.file", "regola.home", "regola.search", "regola.advice"),
                    under("regola.teaching", "lesson", "progress", "draft"),
                    List.of("regola.ui.view..", "regola.ui.present.."),
                    BOARD,
                    under(
                            "regola.ui",
                            "theme",
                            "stage",
                            "guide",
                            "notice",
                            "sound",
                            "voice",
                            "game",
                            "review",
                            "lesson",
                            "trailer",
                            "start",
                            "position",
                            "rules",
                            "editor",
                            "make",
                            "workshop",
                            "classroom"),
                    under("regola.ui", "handout", "help", "command", "work", "keep")),
            room(
                    "regola.ui.applet",
                    under("regola.language", "", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.library", "regola.home", "regola.teaching.lesson", "regola.ui.view"),
                    under("regola.ui.present", "", "start", "match", "lesson"),
                    under("regola.ui", "theme", "notice", "board.art", "command", "work", "keep", "screen")),
            room(
                    "regola.ui.window",
                    under("regola.language", "source", "model"),
                    ENGINE_DOOR,
                    List.of("regola.home", "regola.teaching.lesson"),
                    under("regola.ui.present", "", "start", "match", "lesson", "trailer"),
                    under(
                            "regola.ui",
                            "view",
                            "theme",
                            "stage",
                            "guide",
                            "notice",
                            "board.art",
                            "game",
                            "start",
                            "help"),
                    under("regola.ui", "command", "work", "keep", "screen", "applet")),
            room("regola.cli.terminal", List.of("regola.language.source", "regola.language.model")),
            room(
                    "regola.cli.server",
                    under("regola.language", "", "service", "source", "diagnostic", "model"),
                    List.of("regola.library")),
            room(
                    "regola.cli",
                    LANGUAGE_DOOR,
                    ENGINE_DOOR,
                    FILES,
                    List.of(
                            "regola.search",
                            "regola.opponent",
                            "regola.advice",
                            "regola.advice.course",
                            "regola.simulation",
                            "regola.workshop"),
                    List.of("regola.cli.terminal", "regola.cli.server"),
                    under("regola.teaching", "lesson", "read", "check")));

    /** @return packages below another; the empty name is that other itself */
    private static List<String> under(String above, String... names) {
        return Stream.of(names)
                .map(name -> name.isEmpty() ? above : above + "." + name)
                .toList();
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static Room room(String packages, List<String>... mayUse) {
        return new Room(packages, Stream.of(mayUse).flatMap(List::stream).toList());
    }

    static Room of(String packages) {
        return ALL.stream()
                .filter(room -> room.packages.equals(packages))
                .findFirst()
                .orElseThrow();
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
