package regola.ui.present.start;

import java.util.List;
import java.util.Optional;
import regola.engine.value.Spoken;

/**
 * A Fronts is what stands on the outside of the games: what one has to know to choose one, before any rule is read. It
 * may read files; called on the worker only, unless something else is said.
 */
public interface Fronts {
    /**
     * A GameFront is the outside of a game, or of somebody's own variant of one.
     *
     * @param id unique among all
     * @param game the game's id
     * @param variants ids of those that are on
     * @param aim what one plays for, in one line; may say nothing
     * @param seats for how many it is, such as "2–5"; empty if that is not known
     * @param file where its rule file lies if it is somebody's own; empty if it came with the program
     * @param print changes with its rules and drawings; empty if it came with the program
     * @param broken true if it is known that its file is no game
     * @param lessons in their order; none for a variant
     */
    record GameFront(
            String id,
            String game,
            List<String> variants,
            Spoken title,
            Spoken aim,
            String seats,
            String file,
            String print,
            boolean broken,
            List<LessonFront> lessons,
            boolean trailer) {
        public GameFront {
            variants = List.copyOf(variants);
            lessons = List.copyOf(lessons);
        }

        public boolean isOwn() {
            return !file.isEmpty();
        }
    }

    /**
     * A LessonFront is the outside of a lesson.
     *
     * @param chapter the title of the chapter that begins with it; says nothing if it goes on with the one before
     * @param steps ids, in their order; empty if nobody knows them yet
     */
    record LessonFront(String id, Spoken title, Spoken chapter, List<String> steps) {
        public LessonFront {
            steps = List.copyOf(steps);
        }
    }

    /** @return what stands there now; somebody's own files are read anew */
    List<GameFront> all();

    /** @return what came with the program, whatever somebody has; {@link #haveChanged} from then on */
    List<GameFront> shipped();

    /** @return true if a file has come, gone or been written since {@link #all} were asked for */
    boolean haveChanged();

    /** @return the front of a game, as {@link #all} told it last; on any thread */
    Optional<GameFront> game(String id);
}
