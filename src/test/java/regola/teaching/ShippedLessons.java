package regola.teaching;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.library.GameLibrary;
import regola.teaching.read.LessonFile;
import regola.teaching.read.TrailerFile;

/** ShippedLessons are the lessons under {@code tutorials/}, with the games that they are about. */
public final class ShippedLessons {
    private static final Path FOLDER = Path.of("tutorials");
    /** Each game is compiled once for all tests, with each set of its variants. */
    public static final Games GAMES = new Remembered(GameLibrary.open(), new ConcurrentHashMap<>());

    private static final Map<Path, LessonFile> READ = new ConcurrentHashMap<>();

    private ShippedLessons() {}

    private record Remembered(Games games, Map<String, CompileResult> compiled) implements Games {
        @Override
        public List<String> ids() {
            return games.ids();
        }

        @Override
        public List<String> variantIds(String game) {
            return games.variantIds(game);
        }

        @Override
        public CompileResult compile(String game, List<String> variants) {
            return compiled.computeIfAbsent(game + variants, key -> games.compile(game, variants));
        }
    }

    public static List<Path> files() {
        return files(file -> !file.endsWith("README.md") && !file.endsWith(TrailerFile.NAME));
    }

    public static List<Path> trailers() {
        return files(file -> file.endsWith(TrailerFile.NAME));
    }

    private static List<Path> files(Predicate<Path> wanted) {
        try (Stream<Path> walk = Files.walk(FOLDER)) {
            return walk.filter(file -> file.toString().endsWith(".md") && wanted.test(file))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * @return what comes of reading a lesson; each is read once for all tests, and so what is found out about its rules
     */
    public static LessonFile read(Path file) {
        return READ.computeIfAbsent(file, each -> LessonFile.read(source(each), GAMES));
    }

    public static SourceText source(Path file) {
        return SourceText.of(file.toString(), TestLessons.text(file));
    }
}
