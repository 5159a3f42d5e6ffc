package regola.ui.keep;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.library.OwnGame;
import regola.ui.present.picture.Names;
import regola.ui.view.Texts;

/**
 * An OwnThings takes games and lessons of somebody's own away, and gives games other names. What was taken away lies in
 * the data folder and can be put back. On the worker.
 */
public final class OwnThings {
    private final Home home;
    private final PreferenceFile likings;

    /**
     * A Change is what was done to files, to be undone.
     *
     * @param moved where each file or folder was, and where it is
     * @param written what each file held
     */
    public record Change(Map<Path, Path> moved, Map<Path, String> written) {
        public Change {
            moved = Map.copyOf(moved);
            written = Map.copyOf(written);
        }
    }

    public OwnThings(Home home, PreferenceFile likings) {
        this.home = home;
        this.likings = likings;
    }

    private SourceText rules(String game) throws BadFile {
        return GameLibrary.open(LibraryShelf.folders(home, likings))
                .game(game)
                .filter(GameEntry::own)
                .map(GameEntry::source)
                .orElseThrow(() -> new BadFile(Trouble.ofFile(game, "there is no such game any more", "", "")));
    }

    /** Takes a game away, with its drawings, its variants and its lessons. */
    public Change takeAway(String game) throws BadFile {
        Path rules = Path.of(rules(game).name()).toAbsolutePath();
        Path folder = rules.getParent();
        boolean alone = folder.endsWith(game);
        Path aside = aside(game);
        Map<Path, Path> moves = new LinkedHashMap<>();
        moves.put(alone ? folder : rules, alone ? aside.resolve("rules") : aside.resolve(rules.getFileName()));
        Path lessons = home.tutorials().resolve(game);
        if (Files.isDirectory(lessons)) moves.put(lessons, aside.resolve("lessons"));
        return move(moves);
    }

    /** Takes a lesson away. */
    public Change takeAwayLesson(String file) throws BadFile {
        Path lesson = Path.of(file);
        String name = lesson.getFileName().toString();
        return move(Map.of(lesson, aside(name.replaceFirst("[.]md$", "")).resolve(name)));
    }

    private Path aside(String name) {
        Path replaced = home.folder().resolve("replaced");
        int number = 1;
        while (Files.exists(replaced.resolve(name + "-" + number))) number++;
        return replaced.resolve(name + "-" + number);
    }

    private static Change move(Map<Path, Path> moves) throws BadFile {
        Map<Path, Path> moved = new LinkedHashMap<>();
        for (Map.Entry<Path, Path> each : moves.entrySet()) {
            try {
                move(each.getKey(), each.getValue());
            } catch (IOException e) {
                undo(new Change(moved, Map.of()));
                throw unmoved(each.getKey(), e);
            }
            moved.put(each.getKey(), each.getValue());
        }
        return new Change(moved, Map.of());
    }

    private static void move(Path from, Path to) throws IOException {
        if (Files.exists(to)) throw new FileAlreadyExistsException(to.toString());
        Files.createDirectories(to.toAbsolutePath().getParent());
        Files.move(from, to);
    }

    private static BadFile unmoved(Path file, IOException e) {
        return new BadFile(Trouble.ofFile(
                file.toString(),
                SafeWriter.UNWRITABLE,
                Message.of("{0}: {1}", e.getClass().getSimpleName(), e.getMessage()),
                SafeWriter.UNCHANGED));
    }

    /** Gives a game another title, which no other game has. */
    public Change rename(String game, String title) throws BadFile {
        Path file = Path.of(rules(game).name());
        boolean taken = GameLibrary.open(LibraryShelf.folders(home, likings)).games().stream()
                .filter(each -> !each.id().equals(game))
                .anyMatch(each -> isCalled(each, title));
        if (taken)
            throw new BadFile(Trouble.ofFile(
                    game, Message.of("another game is called '{0}' already", title), "", "give it a name of its own"));
        String before = TextFile.read(file).text();
        SafeWriter.write(file, OwnGame.called(SourceText.of(file.toString(), before), title));
        return new Change(Map.of(), Map.of(file, before));
    }

    private static boolean isCalled(GameEntry game, String title) {
        return Texts.LANGUAGES.stream()
                .anyMatch(
                        language -> Names.plain(game.header().title(), language).equalsIgnoreCase(title.strip()));
    }

    /** Everything is again as it was. */
    public static void undo(Change change) throws BadFile {
        for (Map.Entry<Path, Path> each : change.moved().entrySet()) {
            try {
                move(each.getValue(), each.getKey());
            } catch (IOException e) {
                throw unmoved(each.getKey(), e);
            }
        }
        for (Map.Entry<Path, String> each : change.written().entrySet())
            SafeWriter.write(each.getKey(), each.getValue());
    }
}
