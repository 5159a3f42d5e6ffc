package regola.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

/**
 * A GameLibrary is all games and variants that were found when it was opened. It cannot change and keeps the texts that
 * it read, so all answers of one library fit together; open a new one to see what has changed since.
 *
 * <p>Where two files have the same id, somebody's own file stands before one of the program, and a later folder before
 * an earlier one; so a copy of a game can be changed and played without touching the program.
 */
public final class GameLibrary implements Games {
    private final List<GameEntry> games;
    private final List<BrokenFile> broken;
    private final RuleShelf shipped;

    private GameLibrary(Sorting sorting, RuleShelf shipped) {
        games = sorting.games();
        broken = sorting.broken();
        this.shipped = shipped;
    }

    /** @return the games that came with the program */
    public static GameLibrary open() {
        return open(List.of());
    }

    /** @param own folders with rule files, or single rule files of games, besides what came with the program */
    public static GameLibrary open(Collection<Path> own) {
        return of(ShippedShelves.shelf(), own);
    }

    static GameLibrary of(RuleShelf shipped, Collection<Path> own) {
        List<RuleShelf> shelves = new ArrayList<>(List.of(shipped));
        own.forEach(place -> shelves.add(new FolderShelf(place, true)));
        return new GameLibrary(Sorting.of(shelves), shipped);
    }

    /** @return in the order of their ids */
    public List<GameEntry> games() {
        return games;
    }

    /** @return files that are no game and no variant of a game */
    public List<BrokenFile> broken() {
        return broken;
    }

    public Optional<GameEntry> game(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** @return the game whose rule file this is */
    public Optional<GameEntry> gameIn(Path file) {
        return games.stream()
                .filter(game -> game.own() && game.source().name().equals(file.toString()))
                .findFirst();
    }

    @Override
    public List<String> ids() {
        return games.stream().map(GameEntry::id).toList();
    }

    @Override
    public List<String> variantIds(String game) {
        return game(game).map(GameEntry::variantIds).orElse(List.of());
    }

    @Override
    public CompileResult compile(String game, List<String> variants) {
        return load(game(game).orElseThrow(), variants);
    }

    /**
     * Compiles a game with variants.
     *
     * @param variants ids in the order in which they are to be applied; all must be known
     */
    public CompileResult load(GameEntry game, List<String> variants) {
        List<SourceText> texts = variants.stream()
                .map(id -> game.variant(id).orElseThrow().source())
                .toList();
        return RuleCompiler.compile(new CompileRequest(game.source(), texts));
    }

    /** @return the drawings in the folder {@code art} beside the game's rule file, by file name */
    public Map<String, byte[]> drawings(GameEntry game) {
        return game.own()
                ? Drawings.in(Path.of(game.source().name()).resolveSibling("art"))
                : shipped.drawings(game.source());
    }
}
