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
     * @param lesson what to go on with, or null
     */
    record Reading(Trailer trailer, List<ProblemView> problems, Next lesson) {}

    /**
     * A Next is the lesson of a game that somebody has not done yet; the first where all are done.
     *
     * @param number which one of the game, from 1
     */
    record Next(String id, int number, Spoken title) {}

    /** @param game the game's id; where it has no trailer, the problems say so */
    Reading read(String game);
}
