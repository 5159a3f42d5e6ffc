package regola.ui.view.rules;

/** A RulesIntents is all that can be done with the rulebook. Called on the event thread. */
public interface RulesIntents {
    /** @param words to be searched for; empty for none */
    void seek(String words);

    /** @param page the id of the page to be read */
    void turnTo(String page);

    /** @param shown whether rules bear their numbers, as for teachers */
    void showCodes(boolean shown);
}
