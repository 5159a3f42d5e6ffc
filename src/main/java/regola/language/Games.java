package regola.language;

import java.util.List;

/**
 * Games are rule files that can be asked for by name, wherever they lie: a library of folders, or files being edited.
 */
public interface Games {

    /** @return ids of all games, for messages that list them */
    List<String> ids();

    /** @return ids of the game's variants; empty if there is no such game */
    List<String> variantIds(String game);

    /**
     * Compiles a game.
     *
     * @param game one of the ids
     * @param variants ids of its variants, in the order in which they are applied
     */
    CompileResult compile(String game, List<String> variants);
}
