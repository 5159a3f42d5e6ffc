package regola.ui.present.trailer;

import java.util.List;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Trailer;
import regola.ui.view.ProblemView;

/** A TrailerShelf is where trailers stand. It may read files; called on any thread but that of the window. */
public interface TrailerShelf {

    /**
     * What came of reading a trailer.
     *
     * @param trailer null if there are problems
     * @param problems what is wrong with it; empty if there is a trailer
     * @param lesson the title of the game's first lesson, or null
     */
    record Reading(Trailer trailer, List<ProblemView> problems, Spoken lesson) {}

    /** @param game the game's id; where it has no trailer, the problems say so */
    Reading read(String game);
}
