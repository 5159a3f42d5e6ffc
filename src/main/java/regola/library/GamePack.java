package regola.library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import regola.file.BadFile;
import regola.file.FileBytes;
import regola.file.TextFile;
import regola.language.GameHeader;
import regola.language.RuleCompiler;
import regola.language.model.Text;
import regola.language.model.VariantInfo;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A GamePack is a game as one file to give away: a zip with the rule file, the folders {@code variants} and
 * {@code art}, and the lessons in {@code tutorials}; or a single variant, for who has the game. Where it goes is said
 * by {@link PackArrival}. Whoever opens one trusts nothing in it: only files of these kinds and places are taken, not
 * more and not larger than a game needs.
 */
public final class GamePack {
    public static final String ENDING = "regola-game";
    private static final int MOST_FILES = 600;
    private static final int MOST_BYTES = 32 << 20;
    private static final Pattern ALLOWED = Pattern.compile("[a-z][a-z0-9-]*[.]rules|variants/[a-z][a-z0-9-]*[.]rules"
            + "|art/[A-Za-z0-9_-]+[.](svg|look)|tutorials/[A-Za-z0-9_-]+[.]md");
    private static final Pattern TITLE = Pattern.compile("(?m)^game: .*$");
    private static final String LESSONS = "tutorials/";
    private static final String VARIANTS = "variants/";

    private final String name;
    private final SourceText rules;
    private final Map<String, byte[]> files;
    /** Of the game; null if a variant is all there is. */
    private final GameHeader header;
    /** What is in it if there is no game; else null. */
    private final VariantInfo variant;

    private GamePack(String name, SourceText rules, Map<String, byte[]> files, GameHeader header, VariantInfo variant) {
        this.name = name;
        this.rules = rules;
        this.files = files;
        this.header = header;
        this.variant = variant;
    }

    // ---- giving away

    /**
     * @param game one of somebody's own or of the program
     * @param tutorials the folder with somebody's own lessons
     * @return the bytes of the file
     */
    public static byte[] of(GameLibrary library, GameEntry game, Path tutorials) throws BadFile {
        return of(library, game, tutorials, Set.of());
    }

    /**
     * As {@link #of(GameLibrary, GameEntry, Path)}, with some lessons left out.
     *
     * @param without names of files
     */
    public static byte[] of(GameLibrary library, GameEntry game, Path tutorials, Set<String> without) throws BadFile {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(game.id() + FolderShelf.ENDING, bytes(game.source()));
        for (GameEntry.VariantEntry variant : game.variants())
            files.put(VARIANTS + variant.id() + FolderShelf.ENDING, bytes(variant.source()));
        library.drawings(game).forEach((name, drawing) -> files.put("art/" + name, drawing));
        for (Path lesson : lessons(game, tutorials, without)) {
            try {
                files.put(LESSONS + lesson.getFileName(), FileBytes.all(lesson, MOST_BYTES));
            } catch (IOException | UncheckedIOException e) {
                throw unread(lesson, e);
            }
        }
        files.keySet().removeIf(name -> !ALLOWED.matcher(name).matches());
        return zip(files);
    }

    /**
     * @param without names of files
     * @return the lessons that are given away with the game
     */
    public static List<Path> lessons(GameEntry game, Path tutorials, Set<String> without) throws BadFile {
        Path lessons = tutorials.resolve(game.id());
        try (Stream<Path> all = Files.isDirectory(lessons) ? Files.list(lessons) : Stream.empty()) {
            return all.filter(lesson -> lesson.toString().endsWith(LessonLibrary.ENDING))
                    .filter(lesson -> !without.contains(lesson.toString()))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw unread(lessons, e);
        }
    }

    private static BadFile unread(Path lessons, Exception why) {
        return new BadFile(
                Trouble.ofFile(lessons.toString(), "the lessons cannot be read", String.valueOf(why.getMessage()), ""));
    }

    /** @return the bytes of a file with this variant alone, for who has the game */
    public static byte[] of(GameEntry.VariantEntry variant) {
        return zip(Map.of(VARIANTS + variant.id() + FolderShelf.ENDING, bytes(variant.source())));
    }

    private static byte[] bytes(SourceText text) {
        return text.text().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zip(Map<String, byte[]> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTime(0); // the same game is the same file
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("bytes in memory can be written", e);
        }
        return bytes.toByteArray();
    }

    // ---- opening

    /** @return what is in the file; nothing is written */
    public static GamePack read(Path file) throws BadFile {
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(FileBytes.all(file, MOST_BYTES)))) {
            int left = MOST_BYTES;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.isDirectory()) continue;
                if (!ALLOWED.matcher(entry.getName()).matches())
                    throw bad(file, Message.of("'{0}' in it belongs to no game", entry.getName()));
                // What a zip says of its sizes may be wrong, so it is read up to what is left and not further.
                byte[] bytes = zip.readNBytes(left + 1);
                left -= bytes.length;
                if (left < 0) throw bad(file, "what is in it is larger than any game");
                if (files.put(entry.getName(), bytes) != null)
                    throw bad(file, Message.of("'{0}' is in it twice", entry.getName()));
                if (files.size() > MOST_FILES) throw bad(file, "there are more files in it than in any game");
            }
        } catch (IOException | IllegalArgumentException e) {
            throw bad(file, Message.of("it cannot be read: {0}", e.getMessage()));
        }
        String name = files.keySet().stream()
                .filter(each -> !each.contains("/"))
                .reduce((one, other) -> "")
                .orElse(files.size() == 1 ? files.keySet().iterator().next() : "");
        if (name.isEmpty()) throw bad(file, "in it must lie one rule file of a game, beside its folders");
        SourceText rules = TextFile.decode(files.get(name), file + ":" + name);
        GameHeader header = RuleCompiler.gameHeader(rules).orElse(null);
        VariantInfo variant = header == null && name.startsWith(VARIANTS)
                ? RuleCompiler.variantHeader(rules).orElse(null)
                : null;
        if (header == null && variant == null)
            throw bad(
                    file,
                    Message.of(
                            "'{0}' in it does not begin with '{1}'",
                            name, name.startsWith(VARIANTS) ? "variant" : "game"));
        return new GamePack(file.toString(), rules, files, header, variant);
    }

    private static BadFile bad(Path file, CharSequence why) {
        return new BadFile(Trouble.ofFile(
                file.toString(),
                "this is no game that can be opened",
                why,
                "ask whoever gave it to you to pack it again"));
    }

    /** @return whether a single variant is in it, and no game */
    boolean isVariant() {
        return variant != null;
    }

    /** @return the name of the file that it was read from */
    String name() {
        return name;
    }

    /** @return the id of the game, or of the variant if that is all */
    String id() {
        return isVariant() ? variant.id() : header.id();
    }

    /** @return the id of the game, also of that which the variant belongs to */
    String game() {
        return isVariant() ? variant.game() : header.id();
    }

    /** @return what the game, or the variant, is called */
    Text title() {
        return isVariant() ? variant.title() : header.title();
    }

    /** @return the variant under this id */
    byte[] variant(String id) {
        String text = id.equals(variant.id())
                ? rules.text()
                : new HeaderEdit(rules).game(id).text();
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** @return the rule files and drawings of the game under this id, by their path in its folder */
    Map<String, byte[]> rules(String id) throws BadFile {
        Map<String, byte[]> game = new LinkedHashMap<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            String path = file.getKey();
            if (path.startsWith(LESSONS)) continue;
            if (path.startsWith(VARIANTS)) {
                SourceText text = TextFile.decode(file.getValue(), path);
                game.put(path, new HeaderEdit(text).variantOf(id).text().getBytes(StandardCharsets.UTF_8));
            } else if (path.startsWith("art/")) {
                game.put(path, file.getValue());
            } else {
                String text = new HeaderEdit(rules).game(id).text();
                game.put(id + FolderShelf.ENDING, text.getBytes(StandardCharsets.UTF_8));
            }
        }
        return game;
    }

    /** @return the lessons of the game under this id, by their file names */
    Map<String, byte[]> lessons(String id) throws BadFile {
        Map<String, byte[]> lessons = new LinkedHashMap<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!file.getKey().startsWith(LESSONS)) continue;
            String text = TextFile.decode(file.getValue(), file.getKey()).text();
            String said = TITLE.matcher(text).replaceFirst(Matcher.quoteReplacement("game: " + id));
            lessons.put(file.getKey().substring(LESSONS.length()), said.getBytes(StandardCharsets.UTF_8));
        }
        return lessons;
    }
}
