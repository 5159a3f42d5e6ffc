package regola.ui.window;

import java.util.HashMap;
import java.util.Map;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryShelf;
import regola.ui.theme.EventThread;

/** An ArtStores is the drawings of each game, which all pages share. For the event thread only. */
final class ArtStores {
    private final LibraryShelf art;
    private final Map<String, ArtStore> stores = new HashMap<>();

    ArtStores(LibraryShelf art) {
        this.art = art;
    }

    /** @param game the id of a game; empty for the program's own drawings */
    ArtStore of(String game) {
        EventThread.check("the drawings of games");
        return stores.computeIfAbsent(game, id -> id.isEmpty() ? new ArtStore(ArtSource.ofProgram()) : fresh(id));
    }

    /** For another thread than that of the window. */
    ArtStore fresh(String game) {
        return new ArtStore(art.of(game).or(ArtSource.ofProgram()));
    }
}
