package regola.ui.view.match;

/** A GameWishes is what a person can want beside a match, and where one can go from it. Called on the event thread. */
public interface GameWishes {
    /** @param number of a rule whose card is wanted */
    void rule(String number);

    /** All rules are wanted; nothing where there is no page of them. */
    default void book() {}

    /** @return whether there is a page of all rules */
    default boolean hasBook() {
        return false;
    }

    /** @return whether the rules can be written anew from here */
    default boolean hasRuleFile() {
        return false;
    }

    /** The rules are wanted to be changed: those of somebody's own, or a copy. */
    default void change() {}

    /** The card of a rule is put away. */
    void closeRule();

    /**
     * Somebody wants to change what stands there.
     *
     * @param place as {@code file:line}
     */
    void edit(String place);

    /** Another match with the same rules. */
    void again();

    /** @return whether there is anything to change between the seats */
    default boolean hasSides() {
        return false;
    }

    /** The same once more, with everybody one seat further. */
    default void otherSides() {}

    /** The lessons of the game are wanted. */
    default void path() {}

    /** @param id of the lesson of the game that is wanted */
    default void lesson(String id) {}

    /** Back to the page where matches are set up. */
    void leave();
}
