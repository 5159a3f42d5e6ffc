package regola.ui.keep;

import regola.ui.board.art.ArtSource;

/** A GameArt says where the drawings of a game are kept. */
@FunctionalInterface
public interface GameArt {
    ArtSource of(String game);
}
