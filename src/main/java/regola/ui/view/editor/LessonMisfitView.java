package regola.ui.view.editor;

import java.util.List;

/**
 * A LessonMisfitView is a lesson of somebody's own that the rules do not fit any more.
 *
 * @param file the name of its file
 * @param title what it is called
 * @param found what is wrong
 * @param whole whether nothing of it would be left without what is wrong
 * @param steps without how many steps it fits
 */
public record LessonMisfitView(String file, String title, List<Found> found, boolean whole, int steps) {
    public LessonMisfitView {
        found = List.copyOf(found);
    }

    /**
     * A Found is one thing that does not fit.
     *
     * @param what a sentence
     * @param why may be empty
     */
    public record Found(String what, String why) {}
}
