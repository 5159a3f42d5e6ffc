package regola.ui.screen;

import java.nio.file.Path;
import regola.home.Slot;
import regola.ui.present.match.Resumption;

/** A Playing is the board on which a match can be gone on with. For the event thread only. */
public interface Playing {
    /**
     * Goes on with a match; the one that is being played makes room and stays kept.
     *
     * @param keptIn where it is kept already, or null
     * @param file in which it is saved, or null
     */
    void resume(Resumption match, Slot keptIn, Path file);

    /** Back to the match that is being played. */
    void back();
}
