package regola.engine.state;

import java.util.Arrays;

/**
 * A Remembered is the positions that a match has seen, each as one number, oldest first. Copies of a match share it
 * until one of them sees another position or forgets: whoever shares it makes a copy before changing it.
 */
final class Remembered {
    /** What a match begins with. Shared by all, so nobody changes it. */
    static final Remembered NOTHING = new Remembered(new long[0], 0, new long[0]);

    private static final int FEW = 16;
    /** Words of marks for positions remembered once at least, and of those for more than once; a power of two. */
    private static final int MARKS = 8;

    private long[] seen;
    private int count;
    /**
     * Says of most positions that were not remembered, or only once, that it is so: a bit for each that was, and behind
     * these a bit for each whose bit was there already.
     */
    private final long[] marks;

    private Remembered(long[] seen, int count, long[] marks) {
        this.seen = seen;
        this.count = count;
        this.marks = marks;
    }

    static Remembered of(long[] hashes) {
        if (hashes.length == 0) return NOTHING;
        Remembered made = new Remembered(new long[Math.max(FEW, hashes.length)], 0, new long[2 * MARKS]);
        for (long hash : hashes) made.add(hash);
        return made;
    }

    /** @return a copy that may be changed */
    Remembered copy() {
        if (count == 0) return new Remembered(new long[FEW], 0, new long[2 * MARKS]);
        return new Remembered(Arrays.copyOf(seen, Math.max(FEW, count + 1)), count, marks.clone());
    }

    /** Becomes as another, without making anything new unless there is no room. */
    void become(Remembered other) {
        if (seen.length < other.count) seen = new long[Math.max(FEW, other.count)];
        System.arraycopy(other.seen, 0, seen, 0, other.count);
        if (other.count == 0) Arrays.fill(marks, 0);
        else System.arraycopy(other.marks, 0, marks, 0, marks.length);
        count = other.count;
    }

    void add(long hash) {
        if (count == seen.length) seen = Arrays.copyOf(seen, seen.length * 2);
        seen[count++] = hash;
        int word = (int) (hash >>> 6) & MARKS - 1;
        marks[MARKS + word] |= marks[word] & 1L << hash;
        marks[word] |= 1L << hash;
    }

    /** Forgets all, in the arrays that are there. */
    void forget() {
        count = 0;
        Arrays.fill(marks, 0);
    }

    int count() {
        return count;
    }

    int times(long hash) {
        if (count == 0) return 0;
        int word = (int) (hash >>> 6) & MARKS - 1;
        if ((marks[word] >>> hash & 1) == 0) return 0;
        if ((marks[MARKS + word] >>> hash & 1) == 0 && seen[count - 1] == hash) return 1;
        int times = 0;
        for (int i = 0; i < count; i++) if (seen[i] == hash) times++;
        return times;
    }

    /** @return what stands for the first so many, oldest first */
    long[] first(int many) {
        return Arrays.copyOf(seen, many);
    }

    @Override
    public String toString() {
        return count + " positions";
    }
}
