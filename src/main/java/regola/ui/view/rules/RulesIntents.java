package regola.ui.rules;

/** A RulesIntents is all that a person can want on the page of rules. Called on the event thread. */
public interface RulesIntents {
    /** @param words to be searched for; empty for all rules */
    void seek(String words);

    /** To the lines of the rule file where a rule stands. */
    void line(String number);

    /** Back to where one came from. */
    void leave();
}
