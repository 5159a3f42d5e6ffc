package regola.ui.keep;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.language.source.Trouble;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.library.GamePack;

/** A GivenGames packs games into files to give away, and opens such files. On any thread but the window's. */
public final class GivenGames {
    public static final String ENDING = GamePack.ENDING;

    private final Home home;
    private final PreferenceFile likings;

    public GivenGames(Home home, PreferenceFile likings) {
        this.home = home;
        this.likings = likings;
    }

    public static boolean isOne(Path file) {
        return file.toString().endsWith("." + ENDING);
    }

    private GameLibrary library() {
        return GameLibrary.open(LibraryShelf.folders(home, likings));
    }

    /** @param game an id, or the name of a rule file */
    public void pack(String game, Path file) throws BadFile {
        GameLibrary library = library();
        GameEntry entry = library.game(game)
                .or(() -> library.games().stream()
                        .filter(each -> each.source().name().equals(game))
                        .findFirst())
                .orElseThrow(() -> new BadFile(Trouble.ofFile(
                        game, "this game cannot be packed", "its rule file does not begin with 'game'", "")));
        SafeWriter.write(file, GamePack.of(library, entry, home.tutorials()));
    }

    /** @return the id of the game, which stands beside all others now */
    public String open(Path file) throws BadFile {
        return GamePack.read(file)
                .write(
                        home.rules(),
                        home.tutorials(),
                        new LinkedHashSet<>(library().ids()));
    }
}
