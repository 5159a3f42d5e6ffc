package regola.ui.app;

import regola.ui.board.ArtSource;

/** A GameArt says where the drawings of a game are kept. */
@FunctionalInterface
public interface GameArt {
    ArtSource of(String game);
}
