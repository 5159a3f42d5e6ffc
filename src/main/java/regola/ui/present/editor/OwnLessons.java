package regola.ui.present.editor;

import java.util.List;
import java.util.function.UnaryOperator;
import regola.file.BadFile;
import regola.language.Games;
import regola.language.source.Trouble;

/** An OwnLessons is the lessons that somebody has of a game of their own, and what becomes of them with its rules. */
public interface OwnLessons {

    /**
     * A Kept is a lesson as it stands in its file.
     *
     * @param file its name
     */
    record Kept(String file, String text) {}

    /**
     * A Misfit is a lesson that the rules do not fit, or not any more.
     *
     * @param title in each language
     * @param steps ids of the steps without which the lesson holds; empty if it is the lesson as a whole
     * @param whole whether nothing would be left of it without them
     * @param found what is wrong, from top to bottom
     */
    record Misfit(Kept lesson, UnaryOperator<String> title, List<String> steps, boolean whole, List<Trouble> found) {}

    /** @return the lessons of the game as they are in their files */
    List<Kept> of(String game);

    /**
     * Does a lesson by machine, on any thread.
     *
     * @param games with the rules as they are being written
     * @return null if it holds
     */
    Misfit misfit(Kept lesson, Games games);

    /** @return the lesson without these steps */
    String without(Kept lesson, List<String> steps);

    /** Writes the lesson as it is given. */
    void write(Kept lesson) throws BadFile;

    /** Takes the lesson's file away from the game. */
    void remove(Kept lesson) throws BadFile;

    /** A game was copied: its lessons are there for the copy too, as long as its rules are those they were made for. */
    default void copy(String game, String made) throws BadFile {
        // there is nowhere to write them
    }

    /** There are none. */
    OwnLessons NONE = new OwnLessons() {
        @Override
        public List<Kept> of(String game) {
            return List.of();
        }

        @Override
        public Misfit misfit(Kept lesson, Games games) {
            return null;
        }

        @Override
        public String without(Kept lesson, List<String> steps) {
            return lesson.text();
        }

        @Override
        public void write(Kept lesson) {
            // there is nowhere to write it
        }

        @Override
        public void remove(Kept lesson) {
            // it was never there
        }
    };
}
