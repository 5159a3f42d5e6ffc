package regola.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * An Earlier is a decision that was made before in a match, from {@link Match#earlier}: for whoever wants to find out
 * from what others have done how they decide. It knows how things truly stood; whoever must not know more than a player
 * sees asks the {@link #guesses}, and whether the move has been shown to the player since. Copies of a match share it;
 * any thread may ask.
 */
public final class Earlier {
    /** Of a long match so many decisions are kept at least, and twice as many at most. */
    private static final int KEPT = 100;

    private final Earlier before;
    private final Match match;
    private final int index;
    private final int length;
    private final Map<Integer, Object> notes;

    private Earlier(Earlier before, Match match, int index, Map<Integer, Object> notes) {
        this.before = before;
        this.match = match;
        this.index = index;
        this.notes = notes;
        this.length = before == null ? 1 : before.length + 1;
    }

    /** @param match as it stood, which nobody changes any more */
    static Earlier after(Earlier before, Match match, int index) {
        boolean isLong = before != null && before.length >= 2 * KEPT;
        return new Earlier(isLong ? before.last(KEPT) : before, match, index, new HashMap<>());
    }

    private Earlier last(int count) {
        return new Earlier(count == 1 ? null : before.last(count - 1), match, index, notes);
    }

    /** @return the decision before this one; null for none */
    Earlier before() {
        return before;
    }

    /** @return who decided */
    public int by() {
        return match.decider();
    }

    /** @return the move that was made, as {@link Match#moveKey} numbers it */
    public long move() {
        return match.moveKey(index);
    }

    /** @return what the match may have been when this was decided, for all that the player could see then */
    public Guesses guesses(int player) {
        return match.guesses(player);
    }

    /** @return a match to draw guesses into */
    public Match scratch() {
        return match.scratch();
    }

    /**
     * @param finding what follows from this decision for a player, always the same, looked for once only
     * @return what was found
     */
    @SuppressWarnings("unchecked")
    public <T> T noted(int player, Supplier<T> finding) {
        synchronized (notes) {
            return (T) notes.computeIfAbsent(player, p -> finding.get());
        }
    }
}
