package regola.engine.state;

import java.util.Arrays;

/**
 * A Draws is what chance decides in a match, with what it has decided since the turn began: so a position in the middle
 * of a turn can fix it. What is fixed falls first, in order; after it the generator goes on.
 */
public final class Draws {
    private static final int[] NONE = {};

    private final Chance chance;
    private int[] fallen;
    private int count;
    /** What is fixed and has not fallen yet stands from {@code count} on. */
    private int fixed;

    Draws(long seed) {
        chance = new Chance(seed);
        fallen = NONE;
    }

    /** @param chance the generator of the copy */
    Draws(Draws other, Chance chance) {
        this.chance = chance;
        count = other.count;
        fixed = other.fixed;
        int known = Math.max(count, fixed);
        fallen = known == 0 ? NONE : Arrays.copyOf(other.fallen, known);
    }

    /** Becomes as another, without making anything new unless there is no room. */
    void become(Draws other) {
        chance.become(other.chance);
        count = other.count;
        fixed = other.fixed;
        int known = Math.max(count, fixed);
        if (fallen.length < known) fallen = new int[Math.max(16, known)];
        System.arraycopy(other.fallen, 0, fallen, 0, known);
    }

    /** Lets chance fall by another seed from now on, with nothing fixed. */
    public void reseed(long seed) {
        chance.restart(seed);
        fixed = 0;
    }

    Chance generator() {
        return chance.copy();
    }

    public long state() {
        return chance.state();
    }

    /** @return a number from 0 to below the bound, all exactly equally likely unless it was fixed */
    public int below(int bound) {
        int drawn = count < fixed && fallen[count] < bound ? fallen[count] : chance.below(bound);
        if (count == fallen.length) fallen = Arrays.copyOf(fallen, Math.max(4, count * 2));
        fallen[count++] = drawn;
        return drawn;
    }

    /** Says that a turn begins: what fell before it does not matter any more. */
    void forget() {
        count = 0;
    }

    /** Says how chance falls from now on. */
    public void fix(int[] numbers) {
        fallen = numbers.clone();
        fixed = numbers.length;
        count = 0;
    }

    /** Says that nothing more is fixed. */
    public void release() {
        fixed = 0;
    }

    /** @return what chance has decided since the turn began, in order, each counted from 0 */
    public int[] fallen() {
        return Arrays.copyOf(fallen, count);
    }
}
