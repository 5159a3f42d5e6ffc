package regola.simulation;

import regola.engine.Match;

/** A Mover decides for seats in the matches of a simulation. It is shared by all threads and keeps nothing. */
@FunctionalInterface
public interface Mover {
    /**
     * @param match stands at a decision; not changed
     * @param seed of this decision
     * @return the index of the move to make
     */
    int choose(Match match, long seed);

    /** @return who makes any legal move, all equally likely */
    static Mover random() {
        return (match, seed) -> Generator.ofMoves(seed).below(match.legalCount());
    }
}
