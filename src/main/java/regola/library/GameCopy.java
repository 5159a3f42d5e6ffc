package regola.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.source.SourceText;

/**
 * A GameCopy is a game of somebody's own made out of another: rule file, variants and drawings, with an id and a title
 * of its own, so that it stands beside the other one. How each file was at first is kept in a folder {@code original},
 * named after the game it comes from, so that later one can see what was changed, and take it back.
 */
public final class GameCopy {
    private static final String ORIGINALS = "original";
    private static final String ENDING = ".original";
    private final String id;
    private final Map<String, byte[]> files;

    private GameCopy(String id, Map<String, byte[]> files) {
        this.id = id;
        this.files = files;
    }

    /** @param titles by language; at least one */
    public static GameCopy of(GameLibrary library, GameEntry game, Map<String, String> titles) {
        String title = titles.getOrDefault("en", titles.values().iterator().next());
        String id = FreeId.of(title, library.ids(), FreeId.of("my " + game.id(), library.ids(), "my-game"));
        Map<String, byte[]> files = new LinkedHashMap<>();
        library.drawings(game).forEach((name, bytes) -> files.put("art/" + name, bytes));
        for (GameEntry.VariantEntry variant : game.variants()) {
            String text = new HeaderEdit(variant.source()).variantOf(id).text();
            put(files, "variants/" + variant.id(), "variants/" + variant.id(), text);
        }
        put(
                files,
                id,
                game.id(),
                new HeaderEdit(game.source()).game(id).title(titles).text());
        return new GameCopy(id, files);
    }

    private static void put(Map<String, byte[]> files, String name, String from, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        files.put(ORIGINALS + "/" + from + ENDING, bytes);
        files.put(name + FolderShelf.ENDING, bytes);
    }

    public String id() {
        return id;
    }

    /**
     * Writes all of it, or nothing.
     *
     * @param own the folder of somebody's own games
     * @return the rule file
     */
    public Path write(Path own) throws BadFile {
        Path target = own.resolve(id);
        FolderDraft.write(target, files);
        return target.resolve(id + FolderShelf.ENDING);
    }

    // ---- what is known of a copy later

    /** @return the id of the game that the game in this rule file is a copy of, as far as anybody knows */
    public static Optional<String> originOf(Path ruleFile) {
        Path originals = ruleFile.resolveSibling(ORIGINALS);
        try (Stream<Path> all = Files.isDirectory(originals) ? Files.list(originals) : Stream.empty()) {
            return all.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .sorted()
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .findFirst();
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /**
     * @param ruleFile of the game
     * @param file that rule file, or one of its variants
     * @return how the file was when the copy was made; empty if it is no copy
     */
    public static Optional<SourceText> originalOf(Path ruleFile, Path file) {
        Path originals = ruleFile.resolveSibling(ORIGINALS);
        String name = file.getFileName().toString().replaceAll("[.]rules$", ENDING);
        Path original = file.equals(ruleFile)
                ? originals.resolve(originOf(ruleFile).orElse("") + ENDING)
                : originals.resolve("variants").resolve(name);
        if (!Files.isRegularFile(original)) return Optional.empty();
        try {
            return Optional.of(TextFile.read(original));
        } catch (BadFile unreadable) {
            return Optional.empty(); // then nobody can say what was changed, and everything else goes on
        }
    }
}
