package regola.ui.game;

import regola.ui.view.board.BoardIntents;

/** A GameIntents is all that a person can want of a running match. Called on the event thread. */
public interface GameIntents extends BoardIntents {
    void choose(String key);

    void goTo(int moment);

    void goOn();

    /** Whoever decides has taken the machine, and nobody else looks. */
    void uncover();

    /** The card of a rule is put away. */
    void closeRule();

    /**
     * Somebody wants to change what stands there.
     *
     * @param place as {@code file:line}
     */
    void edit(String place);

    /** Somebody wants to change the rules of this match, or a copy of them. */
    void editRules();

    /** Another match with the same rules. */
    void again();

    /** Back to the page where matches are set up. */
    void leave();

    void seat(String player, boolean computer);

    /** Everything of that picture has been shown, what travels has arrived. */
    void shown(long picture);
}
