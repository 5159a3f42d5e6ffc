package regola.ui.view.trailer;

/** A TrailerIntents is all that can be done while a trailer is watched. Called on the event thread. */
public interface TrailerIntents {
    /** Stops it, or lets it go on; from its end it begins anew. */
    void pause();

    /** The next scene begins. After the last one nothing does. */
    void forward();

    /** The scene before begins; if there is none, the first one anew. */
    void back();

    /** @param scene which begins, from 0; where there is none, nothing does */
    void goTo(int scene);

    /** At half speed from now on, or at full speed again. */
    void slow();

    /** Everything of that picture has been shown, what travels has arrived. */
    void shown(long picture);
}
