package regola.ui.view.match;

/** A GameIntents is all that can be done in a running match. Called on the event thread. */
public interface GameIntents extends DecisionIntents {
    /** @param moment of the match, from 0; one after the last is the last */
    void goTo(int moment);

    /** Back to where a person decided last. */
    void undo();

    /** What was taken back last is done again. */
    void redo();

    /** Who is about to see the only move play itself wants to do it by hand. */
    void hold();

    /** The only move is made now, instead of when its time has come. */
    void playOnly();

    /** Nothing need wait any longer so that people can follow: a computer plays, what was told has been read. */
    void hurry();

    /** Lets the match go on from the moment that somebody looks at. */
    void goOn();

    /** The match is as it was before it went on from one of its moments in another way. */
    void takeFormer();

    /** Whoever decides has taken the machine, and nobody else looks. */
    void uncover();

    /**
     * Somebody else plays there from now on.
     *
     * @param rival who plays where nobody sits, as opponents are called; null for a person
     */
    void seat(String player, String rival);

    /** Everything of that picture has been shown, what travels has arrived. */
    void shown(long picture);
}
