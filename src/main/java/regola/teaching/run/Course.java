package regola.teaching.run;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Move;

/**
 * A Course is how a step goes in which the learner moves: who decides, what the others answer, what is right. It keeps
 * nothing between two calls, and chance falls the same way each time.
 */
interface Course {

    /** Lets others play until the learner is to decide. */
    Turned begin(Match match);

    /** @param move legal, and the learner's to make */
    Turned play(PlayedSoFar standing, Move move);

    boolean isLearners(int player);

    /** @return players whose decisions are the learner's; empty for everybody's */
    List<Integer> learners();
}
