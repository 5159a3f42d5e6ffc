package regola.ui.view.rules;

/** A RulesWishes is where one can go from the page of rules. Called on the event thread. */
public interface RulesWishes {
    /** To the lines of the rule file where a rule stands. */
    void line(String number);

    /** Back to where one came from. */
    void leave();
}
