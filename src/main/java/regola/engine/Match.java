package regola.engine;

import java.util.List;
import regola.engine.value.Answer;
import regola.engine.value.Decision;
import regola.engine.value.EventSink;
import regola.engine.value.Move;
import regola.engine.value.Outcome;
import regola.engine.value.Position;
import regola.engine.value.Thing;
import regola.engine.value.Why;

/**
 * A Match is one play of a ruleset. It always stands at a decision or is over. It is the one thing that changes; one
 * thread at a time owns it, and copies of it are cheap. A rule file that fails throws
 * {@link regola.engine.value.RuleFailure} out of starting or playing and leaves the match unusable: keep a copy from before.
 */
public final class Match {
    private Match() {}

    /** Starts a match and runs it to its first decision. */
    public static Match start(Ruleset rules, long seed) {
        return start(rules, seed, null);
    }

    /** @param sink hears what happens from the set-up on; may be null */
    public static Match start(Ruleset rules, long seed, EventSink sink) {
        throw new UnsupportedOperationException();
    }

    /**
     * Starts from a position, at the start of the turn of its mover.
     *
     * @throws regola.engine.value.PositionProblem naming everything in it that does not fit
     */
    public static Match at(Ruleset rules, Position position, long seed) {
        return at(rules, position, seed, null);
    }

    public static Match at(Ruleset rules, Position position, long seed, EventSink sink) {
        throw new UnsupportedOperationException();
    }

    public Ruleset rules() {
        throw new UnsupportedOperationException();
    }

    /** @return a match that goes on exactly as this one would; nobody listens to it */
    public Match copy() {
        throw new UnsupportedOperationException();
    }

    /** @param sink hears everything from now on; null for nobody */
    public void listen(EventSink sink) {
        throw new UnsupportedOperationException();
    }

    public boolean isOver() {
        throw new UnsupportedOperationException();
    }

    /** @return null while the match runs */
    public Outcome outcome() {
        throw new UnsupportedOperationException();
    }

    /** @return what is asked now; null when over. Made anew each time */
    public Decision decision() {
        throw new UnsupportedOperationException();
    }

    /** @return the player who decides now, -1 when over */
    public int decider() {
        throw new UnsupportedOperationException();
    }

    /** @return how many legal moves there are; 0 only when over */
    public int legalCount() {
        throw new UnsupportedOperationException();
    }

    /** Plays the legal move with this place in the list of the decision, and runs on to the next decision. */
    public void playIndex(int index) {
        throw new UnsupportedOperationException();
    }

    /** @throws regola.engine.value.IllegalMove if it is not legal now */
    public void play(Move move) {
        throw new UnsupportedOperationException();
    }

    /** @throws regola.engine.value.IllegalMove if it is not a legal move now */
    public void play(String move) {
        throw new UnsupportedOperationException();
    }

    /** @return whether a written move is legal now, and if not, why */
    public Answer ask(String move) {
        throw new UnsupportedOperationException();
    }

    /** @return legal moves that use all these things, in the order of the list */
    public List<Move> movesWith(List<Thing> things) {
        throw new UnsupportedOperationException();
    }

    /**
     * @param pointedAt what a person points at, in the order of pointing
     * @return empty if some legal move uses all of it; else why the nearest candidates are not legal, best reason first;
     *     empty too if no form of move could use these things
     */
    public List<Why> whyNot(List<Thing> pointedAt) {
        throw new UnsupportedOperationException();
    }

    /** @return the position in full, with what is hidden */
    public Position position() {
        throw new UnsupportedOperationException();
    }

    /** @return the position as a player sees it; what is hidden is "?" */
    public Position view(int player) {
        throw new UnsupportedOperationException();
    }

    public boolean hasScores() {
        throw new UnsupportedOperationException();
    }

    /** @return the player's points as things stand; 0 if the game has none */
    public long score(int player) {
        throw new UnsupportedOperationException();
    }

    public boolean holds(Condition condition) {
        throw new UnsupportedOperationException();
    }

    /** @return the player whose turn it is, -1 in a round of all */
    public int mover() {
        throw new UnsupportedOperationException();
    }

    /** @return how many turns have begun */
    public int turnNumber() {
        throw new UnsupportedOperationException();
    }
}
