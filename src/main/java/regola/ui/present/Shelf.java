package regola.ui.present;

import java.util.List;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.language.model.VariantInfo;

/**
 * A Shelf is where the games stand. Called on the worker only; it may read files.
 */
public interface Shelf {

    /**
     * An Entry is a game on the shelf without its rules.
     *
     * @param problems why it cannot be played; empty if it can
     */
    record Entry(String id, Text title, Text about, List<VariantInfo> variants, List<Diagnostic> problems) {}

    /**
     * What came of reading a game with some variants.
     *
     * @param game     null if there are errors
     * @param problems all that was found
     */
    record Reading(CheckedGame game, List<Diagnostic> problems) {}

    List<Entry> entries();

    /** @param variants in the order in which they are to be applied */
    Reading read(String game, List<String> variants);
}
