package regola.ui.support;

import java.util.List;
import regola.library.GameLibrary;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;

/**
 * A ShippedShelf is the games and lessons of the program as the window has them, for all tests of a run that change
 * neither: no rule file is compiled and no lesson read again for each of them.
 */
public final class ShippedShelf {
    public static final LibraryShelf GAMES = new LibraryShelf();
    private static final GameLibrary LIBRARY = GAMES.library(); // this one, though the shelf be read again
    public static final LibraryLessons LESSONS = new LibraryLessons(() -> LIBRARY, List.of());

    private ShippedShelf() {}
}
