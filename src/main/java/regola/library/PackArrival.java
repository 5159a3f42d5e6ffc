package regola.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.model.Text;
import regola.language.source.Message;
import regola.language.source.Trouble;

/**
 * A PackArrival is what somebody was given, a game or a single variant, before the door of their own games: where it
 * would go, and what is there already. Nothing is written before one of {@link #keepBoth} and {@link #replace} is
 * called, and nothing that was there is ever lost. On any thread but the window's.
 */
public final class PackArrival {
    private static final String VARIANTS = "variants";
    private static final String RULES = "rules";
    private static final String LESSONS = "tutorials";

    /** What is there already. */
    public enum Stand {
        /** Nothing of this name. */
        FREE,
        /** The very same, letter by letter. */
        SAME,
        /** Another one of this name, in the folder of somebody's own games: it may be replaced. */
        OWN,
        /** Another one of this name elsewhere, such as in the program: it stays where it is. */
        ELSEWHERE
    }

    private final GamePack pack;
    private final GameLibrary library;
    private final Path own;
    private final Path tutorials;

    /**
     * @param own the folder of somebody's own games
     * @param tutorials the folder of somebody's own lessons
     * @throws BadFile if it is a variant of a game that is not there
     */
    public PackArrival(GamePack pack, GameLibrary library, Path own, Path tutorials) throws BadFile {
        this.pack = pack;
        this.library = library;
        this.own = own;
        this.tutorials = tutorials;
        if (pack.isVariant() && library.game(pack.game()).isEmpty())
            throw new BadFile(Trouble.ofFile(
                    pack.name(),
                    "this variant has no game here",
                    Message.of("it changes the game '{0}', which is not among yours", pack.game()),
                    "ask for the game too, and open that first"));
    }

    /** @return the id of the game that came, or of the game whose variant came */
    public String game() {
        return pack.game();
    }

    /** @return the id of the variant that came; empty for a whole game */
    public List<String> variants() {
        return pack.isVariant() ? List.of(pack.id()) : List.of();
    }

    /** @return what it is called */
    public Text title() {
        return pack.title();
    }

    public Stand stand() throws BadFile {
        if (pack.isVariant()) return standOfVariant();
        Path folder = own.resolve(pack.id());
        if (Files.exists(folder)) return isSame(pack.id()) ? Stand.SAME : Stand.OWN;
        return library.game(pack.id()).isPresent() || Files.exists(tutorials.resolve(pack.id()))
                ? Stand.ELSEWHERE
                : Stand.FREE;
    }

    private Stand standOfVariant() throws BadFile {
        Path file = variantFile(pack.id());
        if (Files.exists(file)) return isFile(file, pack.variant(pack.id())) ? Stand.SAME : Stand.OWN;
        return library.game(pack.game()).orElseThrow().variant(pack.id()).isPresent() ? Stand.ELSEWHERE : Stand.FREE;
    }

    private boolean isSame(String id) throws BadFile {
        return different(id).isEmpty();
    }

    /** A part of a game that can be another. */
    public enum Part {
        RULES,
        VARIANTS,
        DRAWINGS,
        LESSONS
    }

    /** @return in what the game that came is another than the one that would be replaced by it */
    public Set<Part> different() throws BadFile {
        return pack.isVariant() ? Set.of(Part.RULES) : different(pack.id());
    }

    private Set<Part> different(String id) throws BadFile {
        Set<Part> different = EnumSet.noneOf(Part.class);
        for (Map.Entry<String, byte[]> each : pack.rules(id).entrySet())
            if (!isFile(own.resolve(id).resolve(each.getKey()), each.getValue())) different.add(part(each.getKey()));
        for (Map.Entry<String, byte[]> each : pack.lessons(id).entrySet())
            if (!isFile(tutorials.resolve(id).resolve(each.getKey()), each.getValue())) different.add(Part.LESSONS);
        return different;
    }

    private static Part part(String file) {
        if (file.startsWith(VARIANTS + "/")) return Part.VARIANTS;
        return file.startsWith("art/") ? Part.DRAWINGS : Part.RULES;
    }

    private static boolean isFile(Path file, byte[] bytes) {
        try {
            return Files.isRegularFile(file)
                    && Files.size(file) == bytes.length
                    && Arrays.equals(Files.readAllBytes(file), bytes);
        } catch (IOException unreadable) {
            return false; // what cannot be read is not known to be the same
        }
    }

    private Path variantFile(String id) {
        GameEntry game = library.game(pack.game()).orElseThrow();
        Path folder =
                game.own() ? Path.of(game.source().name()).toAbsolutePath().getParent() : own.resolve(game.id());
        return folder.resolve(VARIANTS).resolve(id + FolderShelf.ENDING);
    }

    /**
     * Writes all of it, or nothing, beside what is there: under another id if its own is taken.
     *
     * @return the id that it has now
     */
    public String keepBoth() throws BadFile {
        if (pack.isVariant()) return keepBothVariants();
        Set<String> taken = new LinkedHashSet<>(library.ids());
        String id = FreeId.of(pack.id(), taken, "my-game");
        while (Files.exists(own.resolve(id)) || Files.exists(tutorials.resolve(id))) {
            taken.add(id);
            id = FreeId.of(pack.id(), taken, "my-game");
        }
        writeGame(id);
        return id;
    }

    private String keepBothVariants() throws BadFile {
        Set<String> taken =
                new LinkedHashSet<>(library.game(pack.game()).orElseThrow().variantIds());
        String id = FreeId.of(pack.id(), taken, "my-variant");
        while (Files.exists(variantFile(id))) {
            taken.add(id);
            id = FreeId.of(pack.id(), taken, "my-variant");
        }
        writeVariant(id);
        return id;
    }

    /**
     * Puts what is there aside, and writes all of it in its place; if that fails, what was there is back.
     *
     * @param aside the folder where what was replaced stays
     * @return where it stays
     */
    public Path replace(Path aside) throws BadFile {
        Path kept = free(aside);
        Map<Path, Path> moves = new LinkedHashMap<>();
        if (pack.isVariant()) {
            Path file = variantFile(pack.id());
            moves.put(file, kept.resolve(file.getFileName()));
        } else {
            moves.put(own.resolve(pack.id()), kept.resolve(RULES));
            if (Files.exists(tutorials.resolve(pack.id())))
                moves.put(tutorials.resolve(pack.id()), kept.resolve(LESSONS));
        }
        Map<Path, Path> done = new LinkedHashMap<>();
        boolean whole = false;
        try {
            Files.createDirectories(kept);
            for (Map.Entry<Path, Path> move : moves.entrySet()) {
                Files.move(move.getKey(), move.getValue());
                done.put(move.getKey(), move.getValue());
            }
            if (pack.isVariant()) writeVariant(pack.id());
            else writeGame(pack.id());
            whole = true;
            return kept;
        } catch (IOException e) {
            throw stuck(kept, e);
        } finally {
            if (!whole) back(done);
        }
    }

    private static void back(Map<Path, Path> done) throws BadFile {
        for (Map.Entry<Path, Path> move : done.entrySet()) {
            try {
                Files.move(move.getValue(), move.getKey());
            } catch (IOException e) {
                throw stuck(move.getValue(), e);
            }
        }
    }

    private static BadFile stuck(Path where, IOException e) {
        return new BadFile(Trouble.ofFile(
                where.toString(),
                "what is there cannot be put aside",
                Message.of("{0}: {1}", e.getClass().getSimpleName(), e.getMessage()),
                "nothing is lost: what is not in its place any more lies here"));
    }

    private Path free(Path aside) {
        for (int n = 1; ; n++) {
            Path free = aside.resolve(pack.id() + "-" + n);
            if (!Files.exists(free)) return free;
        }
    }

    private void writeGame(String id) throws BadFile {
        Map<String, byte[]> lessons = pack.lessons(id);
        if (!lessons.isEmpty()) FolderDraft.write(tutorials.resolve(id), lessons);
        try {
            FolderDraft.write(own.resolve(id), pack.rules(id));
        } finally {
            if (!lessons.isEmpty() && !Files.exists(own.resolve(id))) FolderDraft.remove(tutorials.resolve(id));
        }
    }

    private void writeVariant(String id) throws BadFile {
        Path file = variantFile(id);
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw stuck(file.getParent(), e);
        }
        SafeWriter.write(file, pack.variant(id));
    }
}
