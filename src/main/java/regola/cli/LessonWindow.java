package regola.cli;

import regola.teaching.lesson.Lesson;

/**
 * A LessonWindow opens one lesson in a window of its own. The commands know no window; whoever starts the program hands one in.
 */
@FunctionalInterface
public interface LessonWindow {

    /**
     * Shows the lesson and returns when its window has been closed.
     *
     * @param language in which to begin, "en" or "it"; null for that of the person's window
     */
    void show(Lesson lesson, String language);

    /** Where there is no window, that is said, and how to do without. */
    LessonWindow NONE = (lesson, language) -> {
        throw Refusal.usage("there is no window here to show the lesson in\n  fix  write --check to have it solved without one");
    };
}
