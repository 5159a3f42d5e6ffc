package regola.ui.support;

import java.util.List;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;

/**
 * A ShippedShelf is the games and lessons of the program as the window has them, for all tests of a run that change
 * neither: no rule file is compiled and no lesson read again for each of them.
 */
public final class ShippedShelf {
    public static final LibraryShelf GAMES = new LibraryShelf();
    public static final LibraryLessons LESSONS = new LibraryLessons(GAMES::library, List.of());

    private ShippedShelf() {}
}
