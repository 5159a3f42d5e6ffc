package regola.ui.view.rules;

/** A RulesIntents is all that can be done on the page of rules. Called on the event thread. */
public interface RulesIntents {
    /** @param words to be searched for; empty for all rules */
    void seek(String words);
}
