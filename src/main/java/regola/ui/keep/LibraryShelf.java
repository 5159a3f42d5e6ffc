package regola.ui.keep;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import regola.file.FileBytes;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.home.Preferences;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.BrokenFile;
import regola.library.FolderStamp;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.ui.board.art.ArtSource;
import regola.ui.present.ProblemViews;
import regola.ui.present.start.FirstMatch;
import regola.ui.present.start.GameCover;
import regola.ui.present.start.Shelf;
import regola.ui.view.ProblemView;

/**
 * A LibraryShelf is the shelf of the window: the games of the library, broken files with what is wrong with them, and
 * the drawings that lie beside a game in a folder {@code art}.
 */
public final class LibraryShelf implements Shelf, GameArt {
    /** Of a drawing. */
    private static final int MOST_BYTES = 8 << 20;

    private final Supplier<List<Path>> folders;
    private volatile GameLibrary library;
    private volatile FolderStamp stamp;
    /** What was read since for whoever needs it as it lies there now, and when; the start page knows nothing of it. */
    private volatile Latest latest;

    private record Latest(GameLibrary library, FolderStamp stamp) {}

    /** @param folders where somebody's own rule files are; asked whenever they are read, on any thread */
    public LibraryShelf(Supplier<List<Path>> folders) {
        this.folders = folders;
    }

    /** With the folders that a person has for rule files. */
    public static LibraryShelf of(WindowOptions options) {
        return new LibraryShelf(() -> folders(options.home(), options.preferences()));
    }

    /** The folders that a person has for rule files: one in the data folder, and others that were named. */
    public static List<Path> folders(Home home, PreferenceFile likings) {
        return folders(home, likings.now());
    }

    public static List<Path> folders(Home home, Preferences likings) {
        List<Path> folders = new ArrayList<>(List.of(home.rules()));
        likings.get(Liking.RULE_FOLDERS)
                .orElse(List.of())
                .forEach(folder -> path(folder).ifPresent(folders::add));
        return folders;
    }

    /** @return empty for what no folder of this system can be called, such as one of another system */
    public static Optional<Path> path(String written) {
        try {
            return Optional.of(Path.of(written));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The games that came with the program alone. */
    public LibraryShelf() {
        this(List::of);
    }

    @Override
    public List<Entry> entries() {
        List<Path> own = folders.get();
        FolderStamp before = FolderStamp.of(own);
        library = GameLibrary.open(own);
        stamp = before; // never ahead of what was read
        List<Entry> entries = new ArrayList<>();
        for (GameEntry game : library.games()) {
            List<Variant> variants = game.variants().stream()
                    .map(v -> new Variant(v.id(), v.info().title(), v.info().about(), v.own(), v.isBare()))
                    .toList();
            String file = game.own() ? game.source().name() : "";
            entries.add(
                    new Entry(game.id(), game.header().title(), game.header().about(), variants, List.of(), file));
        }
        for (BrokenFile file : library.broken()) {
            entries.add(new Entry(
                    file.file(), Text.NONE, Text.NONE, List.of(), ProblemViews.of(file.problems()), file.file()));
        }
        return entries;
    }

    /** @return the games as they were last read; on the worker */
    public GameLibrary library() {
        if (library == null) entries();
        return library;
    }

    /**
     * Rules that were changed meanwhile are read again; nothing else is.
     *
     * @return the games as their files are now; on any thread but that of the window
     */
    public GameLibrary latest() {
        List<Path> own = folders.get();
        FolderStamp now = FolderStamp.of(own);
        Latest known = latest;
        if (known != null && known.stamp.equals(now)) return known.library;
        GameLibrary read = library != null && now.equals(stamp) ? library : GameLibrary.open(own);
        latest = new Latest(read, now);
        return read;
    }

    @Override
    public boolean hasChanged() {
        return stamp == null || !stamp.equals(FolderStamp.of(folders.get()));
    }

    @Override
    public Reading read(String game, List<String> variants) {
        GameEntry entry = library().game(game).orElse(null);
        if (entry == null) return new Reading(null, gone(Message.of("there is no game '{0}' any more", game)));
        for (String id : variants) {
            boolean gone = entry.variant(id).isEmpty();
            if (gone) return new Reading(null, gone(Message.of("'{0}' has no variant '{1}' any more", game, id)));
        }
        List<SourceText> texts = variants.stream()
                .map(id -> entry.variant(id).orElseThrow().source())
                .toList();
        CompileResult result = RuleCompiler.compile(new CompileRequest(entry.source(), texts));
        List<Trouble> errors = result.diagnostics().stream()
                .filter(Diagnostic::isError)
                .map(Diagnostic::trouble)
                .toList();
        return new Reading(result.game().orElse(null), ProblemViews.of(errors));
    }

    @Override
    public Optional<GameCover> cover(CheckedGame game) {
        boolean own = library().game(game.id()).map(GameEntry::own).orElse(true);
        return own ? Optional.empty() : CoverFile.of(game.id(), game);
    }

    @Override
    public FirstMatch firstMatch(String game) {
        GameEntry entry = library().game(game).orElse(null);
        CheckedGame read =
                entry == null || entry.own() ? null : read(game, List.of()).game();
        return read == null ? FirstMatch.USUAL : FirstMatchFile.of(read);
    }

    private static List<ProblemView> gone(CharSequence what) {
        return ProblemViews.of(List.of(Trouble.nowhere(what, "", "")));
    }

    @Override
    public ArtSource of(String game) {
        return file -> {
            Optional<byte[]> own = beside(game, file);
            return own.isPresent() ? own : shipped("/games/" + game + "/art/" + file);
        };
    }

    /** Beside somebody's own rule file. */
    private Optional<byte[]> beside(String game, String file) {
        try {
            if (library().game(game).isEmpty()) library = GameLibrary.open(folders.get()); // it has been made meanwhile
            GameEntry entry = library.game(game).orElse(null);
            if (entry == null || !entry.own()) return Optional.empty();
            Path folder = Path.of(entry.source().name()).resolveSibling("art");
            Path drawing = folder.resolve(file).normalize();
            return drawing.startsWith(folder) && Files.isRegularFile(drawing)
                    ? Optional.of(FileBytes.all(drawing, MOST_BYTES))
                    : Optional.empty();
        } catch (IOException | InvalidPathException e) {
            return Optional.empty(); // a drawing that cannot be read is drawn as one that is not there
        }
    }

    private static Optional<byte[]> shipped(String resource) {
        try (InputStream in = LibraryShelf.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
