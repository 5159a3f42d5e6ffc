package regola.ui.view.trailer;

/**
 * A NextLessonView is the lesson that a trailer leads to.
 *
 * @param id of the lesson; empty if there is none
 * @param number which one of its game, from 1
 * @param title what it is called
 */
public record NextLessonView(String id, int number, String title) {
    public static final NextLessonView NONE = new NextLessonView("", 0, "");

    public boolean isEmpty() {
        return id.isEmpty();
    }
}
