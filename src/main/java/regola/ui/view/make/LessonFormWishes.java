package regola.ui.view.make;

/** A LessonFormWishes is where one can go from the page on which a lesson is filled in. Called on the event thread. */
public interface LessonFormWishes {
    /** Back to where the position came from. */
    void leave();

    /** @param number of a rule that is to be read */
    void rule(String number);
}
