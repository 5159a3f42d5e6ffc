package regola.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * A Shipped is the games under {@code rules-dsl/games}, as all tests read them. Each is compiled once for all tests,
 * with each list of its variants, and set up once for so many players: what is found out about its rules stays with
 * them.
 */
public final class Shipped {
    private static final Path GAMES = Path.of("rules-dsl/games");

    private static final Map<List<String>, CheckedGame> CHECKED = new ConcurrentHashMap<>();
    private static final Map<List<Object>, Ruleset> SET_UP = new ConcurrentHashMap<>();

    private Shipped() {}

    /** @return the ids of all games, in the order of the alphabet */
    public static List<String> games() {
        try (Stream<Path> folders = Files.list(GAMES)) {
            List<String> found = folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
            if (found.size() < 10) throw new AssertionError("games must not get lost: " + found);
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @return the ids of a game's variants, in the order of the alphabet */
    public static List<String> variants(String game) {
        try (Stream<Path> files = Files.list(folder(game).resolve("variants"))) {
            return files.map(file -> file.getFileName().toString().replace(".rules", ""))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @return where a game's files are */
    public static Path folder(String game) {
        return GAMES.resolve(game);
    }

    /** @return a game's rule file */
    public static SourceText source(String game) {
        return read(folder(game).resolve(game + ".rules"));
    }

    public static CompileRequest request(String game, List<String> variants) {
        List<SourceText> changes = new ArrayList<>();
        for (String variant : variants) changes.add(read(folder(game).resolve("variants/" + variant + ".rules")));
        return new CompileRequest(source(game), changes);
    }

    /** @param variants that are on, in this order */
    public static CheckedGame game(String game, List<String> variants) {
        List<String> key = new ArrayList<>(variants);
        key.add(0, game);
        return CHECKED.computeIfAbsent(List.copyOf(key), k -> compiled(request(game, variants)));
    }

    public static CheckedGame game(String game, String... variants) {
        return game(game, List.of(variants));
    }

    /** @return a game with the settings of its rule file */
    public static Ruleset rules(String game, int players, String... variants) {
        return setUp(game, List.of(variants), players, Map.of());
    }

    /** @return a game for the fewest players, with the settings of its rule file */
    public static Ruleset rules(String game) {
        return rules(game, Map.of());
    }

    /** @return a game for the fewest players with other settings */
    public static Ruleset rules(String game, Map<String, List<Long>> settings) {
        return setUp(game, List.of(), game(game).seats().fewest(), settings);
    }

    private static Ruleset setUp(String game, List<String> variants, int players, Map<String, List<Long>> settings) {
        return SET_UP.computeIfAbsent(
                List.of(game, variants, players, settings), key -> Ruleset.of(game(game, variants), players, settings));
    }

    /** Compiles what must compile, shipped or not. */
    public static CheckedGame compiled(CompileRequest request) {
        CompileResult result = RuleCompiler.compile(request);
        return result.game().orElseThrow(() -> new AssertionError(DiagnosticRenderer.render(result.diagnostics())));
    }

    private static SourceText read(Path file) {
        try {
            return SourceText.of(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
