package regola.ui.keep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.value.Spoken;
import regola.language.GameHeader;
import regola.language.source.SourceText;
import regola.library.FolderStamp;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.library.LessonLibrary;
import regola.library.LessonText;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.read.LessonFile;
import regola.ui.present.picture.GameTitle;
import regola.ui.present.picture.Names;
import regola.ui.present.start.Fronts;

/**
 * A LibraryFronts is the games of the library from outside. What came with the program stands in an index that was made
 * when it was built; files are read only where somebody has files of their own, or where the program was not packed.
 */
public final class LibraryFronts implements Fronts {
    private static final String RULES = ".rules";
    private static final String LESSONS = ".md";

    private final Supplier<List<Path>> ruleFolders;
    private final Path lessonFolder;
    private final LibraryShelf files;
    private volatile FolderStamp stamp;
    private volatile List<GameFront> all = List.of();

    /**
     * @param ruleFolders where somebody's own rule files are
     * @param lessonFolder where somebody's own lessons are
     * @param files the rules in those folders
     */
    public LibraryFronts(Supplier<List<Path>> ruleFolders, Path lessonFolder, LibraryShelf files) {
        this.ruleFolders = ruleFolders;
        this.lessonFolder = lessonFolder;
        this.files = files;
    }

    public static LibraryFronts of(WindowOptions options, LibraryShelf files) {
        return new LibraryFronts(
                () -> LibraryShelf.folders(options.home(), options.preferences()),
                options.home().tutorials(),
                files);
    }

    @Override
    public boolean haveChanged() {
        return stamp == null || !stamp.equals(FolderStamp.of(ruleFolders.get()));
    }

    @Override
    public Optional<GameFront> game(String id) {
        return all.stream().filter(front -> front.id().equals(id)).findFirst();
    }

    @Override
    public List<GameFront> all() {
        List<Path> folders = ruleFolders.get();
        stamp = FolderStamp.of(folders);
        boolean own = folders.stream().anyMatch(folder -> holds(folder, RULES)) || holds(lessonFolder, LESSONS);
        Optional<List<GameFront>> index = own ? Optional.empty() : FrontIndex.ofProgram();
        all = index.orElseGet(this::read);
        return all;
    }

    @Override
    public List<GameFront> shipped() {
        stamp = null;
        all = FrontIndex.ofProgram().orElseGet(() -> read(GameLibrary.open(List.of()), LessonLibrary.open(List.of())));
        return all;
    }

    /** @return what changes with everything that a picture of somebody's own game depends on */
    private static String print(GameLibrary library, GameEntry game, List<SourceText> variants) {
        List<byte[]> parts = new ArrayList<>();
        parts.add(bytes(Version.ofProgram()));
        parts.add(bytes(game.source().text()));
        variants.forEach(variant -> parts.add(bytes(variant.text())));
        library.drawings(game).forEach((name, drawing) -> {
            parts.add(bytes(name));
            parts.add(drawing);
        });
        return PictureStore.print(parts);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static boolean holds(Path folder, String ending) {
        if (!Files.exists(folder)) return false;
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(ending));
        } catch (IOException | UncheckedIOException e) {
            return true; // whoever reads it is told why
        }
    }

    /** @return the games as their files tell them, without the index */
    public List<GameFront> read() {
        files.entries();
        return read(files.library(), LessonLibrary.open(List.of(lessonFolder.getParent())));
    }

    private static List<GameFront> read(GameLibrary library, LessonLibrary taught) {
        TreeMap<String, List<LessonFront>> lessons = new TreeMap<>();
        taught.lessons().forEach(text -> lesson(text, lessons));
        List<String> trailers =
                taught.trailers().stream().map(LibraryFronts::folder).toList();
        List<GameFront> fronts = new ArrayList<>();
        Set<String> shipped = library.games().stream()
                .flatMap(game -> game.variants().stream())
                .filter(variant -> !variant.own())
                .map(GameEntry.VariantEntry::id)
                .collect(Collectors.toSet());
        for (GameEntry game : library.games()) {
            Spoken title = language -> GameTitle.of(game.header().title(), game.id(), language);
            fronts.add(new GameFront(
                    game.id(),
                    game.id(),
                    List.of(),
                    title,
                    language -> Names.plain(game.header().aim(), language),
                    seats(game.header()),
                    game.own() ? game.source().name() : "",
                    game.own() ? print(library, game, List.of()) : "",
                    false,
                    lessons.getOrDefault(game.id(), List.of()),
                    trailers.contains(game.id())));
            game.variants().stream()
                    // What a copy of a game has brought along is found where the copy is set up.
                    .filter(variant -> variant.own() && !(game.own() && shipped.contains(variant.id())))
                    // What is only begun is in the workshop.
                    .filter(variant -> !variant.isBare())
                    .forEach(variant ->
                            fronts.add(front(game, title, variant, print(library, game, List.of(variant.source())))));
        }
        library.broken().forEach(file -> fronts.add(broken(file.file())));
        return List.copyOf(fronts);
    }

    private static GameFront front(GameEntry game, Spoken title, GameEntry.VariantEntry variant, String print) {
        return new GameFront(
                game.id() + "+" + variant.id(),
                game.id(),
                List.of(variant.id()),
                language -> title.text(language) + ": "
                        + GameTitle.of(variant.info().title(), variant.id(), language),
                language -> Names.plain(variant.info().about(), language),
                seats(game.header()),
                variant.source().name(),
                print,
                false,
                List.of(),
                false);
    }

    private static String seats(GameHeader header) {
        int fewest = header.fewest();
        int most = header.most();
        if (fewest == 0) return "";
        return fewest == most ? String.valueOf(fewest) : fewest + "–" + most;
    }

    private static GameFront broken(String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return new GameFront(
                file, file, List.of(), Spoken.same(name), Spoken.SILENCE, "", file, file, true, List.of(), false);
    }

    private static String folder(LessonText text) {
        return text.path().substring(0, Math.max(0, text.path().indexOf('/')));
    }

    private static void lesson(LessonText text, Map<String, List<LessonFront>> lessons) {
        Optional<LessonHeader> header = LessonFile.header(text.source());
        String game = header.map(LessonHeader::game).orElseGet(() -> folder(text));
        LessonFront lesson = new LessonFront(
                header.map(LessonHeader::id).orElse(text.path()),
                header.map(known -> (Spoken) known.title()).orElse(Spoken.same(text.path())),
                header.map(known -> (Spoken) known.chapter()).orElse(Spoken.SILENCE),
                header.map(LessonHeader::steps).orElse(List.of()));
        lessons.computeIfAbsent(game, any -> new ArrayList<>()).add(lesson);
    }
}
