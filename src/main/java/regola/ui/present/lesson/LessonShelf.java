package regola.ui.present.lesson;

import java.util.List;
import java.util.Optional;
import regola.engine.Ruleset;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Lesson;
import regola.ui.view.ProblemView;

/** A LessonShelf is where lessons stand. It may read files; called on any thread but that of the window. */
public interface LessonShelf {

    /**
     * An Entry is a lesson on the shelf, unread but for its head.
     *
     * @param id the same each time the program runs
     * @param title the name of its file where it does not say one
     * @param chapter the title of the chapter that begins with it; silence if it goes on with the one before
     * @param problems why nothing is known of it; empty if its head can be read
     */
    record Entry(String id, Spoken title, Spoken idea, Spoken chapter, List<ProblemView> problems) {}

    /**
     * What came of reading a whole lesson.
     *
     * @param lesson null if there are problems
     * @param problems what is wrong with it
     */
    record Reading(Lesson lesson, List<ProblemView> problems) {}

    /** @return the lessons of a game in their order */
    List<Entry> lessons(String game);

    /** @param id of an entry; of one that is not there any more the problems tell */
    Reading read(String id);

    /** @return the rules of a game of somebody's own; empty if it came with the program, or cannot be played */
    default Optional<Ruleset> ownRules(String game) {
        return Optional.empty();
    }

    /** @return the file of a lesson of somebody's own; empty for one that came with the program */
    default String file(String id) {
        return "";
    }

    /** As {@link #read}, and one of somebody's own that the rules do not fit any more has problems too. */
    default Reading proved(String id) {
        return read(id);
    }
}
