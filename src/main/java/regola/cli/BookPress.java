package regola.cli;

import regola.engine.Ruleset;

/** A BookPress prints rulebooks. The commands draw nothing; whoever starts the program hands one in. */
@FunctionalInterface
public interface BookPress {
    /** Where nothing can be printed, that is said. */
    BookPress NONE = (rules, language) -> {
        throw Refusal.usage("there is nothing here that prints", "", "start the program itself: regola rulebook …");
    };

    /**
     * @param language "en" or "it"
     * @return the bytes of a PDF
     */
    byte[] pdf(Ruleset rules, String language);
}
