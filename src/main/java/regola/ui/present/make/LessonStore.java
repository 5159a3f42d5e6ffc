package regola.ui.present.make;

import java.util.List;
import java.util.Optional;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.language.source.Trouble;

/** A LessonStore is where somebody's own lessons are kept. It reads and writes files; for the worker alone. */
public interface LessonStore {
    /**
     * Writes a whole lesson; what the file held is kept among its older texts.
     *
     * @param file empty for one that is not there yet
     * @param title for the name of a new file, which comes after those that are there
     * @return the file
     */
    String write(String file, String game, String title, String text) throws BadFile;

    /** @return what the file holds */
    String read(String file) throws BadFile;

    /**
     * @param text of a lesson that says something everywhere
     * @return the rules by which it is played, as they are now
     */
    Ruleset rules(String file, String text) throws BadFile;

    /** @return where a lesson and the rules do not fit; empty if it can be done */
    List<Trouble> misfits(String file, String text);

    /** Keeps what is not whole yet; nothing is kept any longer if the text is empty. One for each game. */
    void keepUnfinished(String game, String text);

    /** @return what was kept so */
    Optional<String> unfinished(String game);
}
