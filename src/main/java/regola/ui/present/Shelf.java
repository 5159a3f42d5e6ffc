package regola.ui.present;

import java.util.List;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.ui.view.ProblemView;

/**
 * A Shelf is where the games stand. Called on the worker only; it may read files.
 */
public interface Shelf {

    /**
     * An Entry is a game on the shelf without its rules.
     *
     * @param problems why it cannot be played; empty if it can
     */
    record Entry(String id, Text title, Text about, List<Variant> variants, List<ProblemView> problems) {}

    /** A variant of a game, which may be on or off. */
    record Variant(String id, Text title, Text about) {}

    /**
     * What came of reading a game with some variants.
     *
     * @param game     null if there are errors
     * @param problems what keeps it from being played
     */
    record Reading(CheckedGame game, List<ProblemView> problems) {}

    List<Entry> entries();

    /** @param variants in the order in which they are to be applied */
    Reading read(String game, List<String> variants);
}
