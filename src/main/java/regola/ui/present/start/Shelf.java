package regola.ui.present.start;

import java.util.List;
import java.util.Optional;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.ui.view.ProblemView;

/**
 * A Shelf is where the games stand. It may read files; games are {@link #read} on any thread but that of the window,
 * all else on the worker only.
 */
public interface Shelf {

    /**
     * An Entry is a game on the shelf without its rules.
     *
     * @param problems why it cannot be played; empty if it can
     * @param file where its rule file lies if it is somebody's own; empty if it came with the program
     */
    record Entry(String id, Text title, Text about, List<Variant> variants, List<ProblemView> problems, String file) {
        /** One that came with the program. */
        public Entry(String id, Text title, Text about, List<Variant> variants, List<ProblemView> problems) {
            this(id, title, about, variants, problems, "");
        }
    }

    /**
     * A variant of a game, which may be on or off.
     *
     * @param own true if it is somebody's own, false if it came with the program
     * @param bare whether nothing stands in it yet
     */
    record Variant(String id, Text title, Text about, boolean own, boolean bare) {
        /** One that came with the program. */
        public Variant(String id, Text title, Text about) {
            this(id, title, about, false, false);
        }
    }

    /**
     * What came of reading a game with some variants.
     *
     * @param game null if there are errors
     * @param problems what keeps it from being played
     */
    record Reading(CheckedGame game, List<ProblemView> problems) {}

    /** @return what stands there now; files are read anew */
    List<Entry> entries();

    /** @return true if a file has come, gone or been written since the {@link #entries} were asked for */
    default boolean hasChanged() {
        return false;
    }

    /** @return by what the game is known; empty for its whole board as it is after a few moves */
    default Optional<GameCover> cover(CheckedGame game) {
        return Optional.empty();
    }

    /** @return how the game is played by those who begin */
    default FirstMatch firstMatch(String game) {
        return FirstMatch.USUAL;
    }

    /** @param variants in the order in which they are to be applied */
    Reading read(String game, List<String> variants);
}
