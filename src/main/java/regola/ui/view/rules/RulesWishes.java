package regola.ui.view.rules;

/** A RulesWishes is where one can go from the rulebook. Called on the event thread. */
public interface RulesWishes {
    /** To the lines of the rule file where a rule stands. */
    void line(String number);

    /** To the board, with the moment that a page shows. */
    void tryIt(String page);

    /** The book goes into a file of pages. */
    void pdf();

    /** The book goes onto paper. */
    void print();

    /** Back to where one came from. */
    void leave();
}
