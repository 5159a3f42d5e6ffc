package regola.engine.run;

import java.util.Arrays;

/**
 * A KnownAnswers is what functions have answered, as words of an array that belongs to an execution: for each function
 * a room that says how much remembering was worth, and rooms for answers. Functions only look, so the answer to the
 * same arguments is the same until something in the match changes. An answer that is known takes as many steps from the
 * limit as finding it out did: so a rule file ends at the same place whatever is remembered, and what is seldom asked
 * again need not be remembered at all.
 */
public final class KnownAnswers {
    private static final int ENTRIES = 32, ENTRY_BITS = 5;
    /** Odd numbers whose multiples lie far apart in their highest bits. */
    private static final long SPREAD_FIRST = 0x9E3779B97F4A7C15L, SPREAD_SECOND = 0xC2B2AE3D27D4EB4FL;
    /** Words of an answer: the version of the state, two arguments, the answer, the steps that it took. */
    public static final int WORDS = 5;
    /** Rooms for answers of one function; the first says how much they were worth. */
    public static final int ROOMS = 1 + ENTRIES;

    /** What {@link #entry} answers where nothing is to be kept. */
    private static final int NOWHERE = Integer.MIN_VALUE;
    /** After so many questions it is settled whether a function's answers are remembered. */
    private static final int TRIED = 4096;
    /** One answer of so many must have been known, else looking up and keeping take longer than finding out. */
    private static final int SELDOM = 5;

    private static final long PAYS = 1L << 62, PAYS_NOT = -1;

    private KnownAnswers() {}

    /**
     * @return where the answer is kept; its complement if it is not known yet. Arguments that are not there are 0. The
     *     steps of an answer that is known are counted
     */
    public static int entry(Execution x, int memo, long a, long b) {
        if (x.memo()[memo * ROOMS * WORDS] != PAYS || Calls.isDeep(x)) return unsureEntry(x, memo, a, b);
        return alwaysEntry(x, memo, a, b);
    }

    private static int unsureEntry(Execution x, int memo, long a, long b) {
        long[] known = x.memo();
        long worth = known[memo * ROOMS * WORDS];
        if (worth < 0 || Calls.isDeep(x)) return NOWHERE;
        int entry = alwaysEntry(x, memo, a, b);
        known[memo * ROOMS * WORDS] = tried(worth, entry >= 0);
        return entry;
    }

    /** @param worth how often was asked in its lower half, how often the answer was known in its upper half */
    private static long tried(long worth, boolean isKnown) {
        long now = worth + 1 + (isKnown ? 1L << Integer.SIZE : 0);
        if ((int) now < TRIED) return now;
        return (now >>> Integer.SIZE) * SELDOM >= TRIED ? PAYS : PAYS_NOT;
    }

    /** The same for a function whose answers are remembered whether that pays or not. */
    public static int alwaysEntry(Execution x, int memo, long a, long b) {
        long version = x.state.version();
        // All bits of the arguments count, which may be sets. And what is supposed comes in between: that is apart.
        int spread = (int) (a * SPREAD_FIRST + b * SPREAD_SECOND >>> Long.SIZE - ENTRY_BITS);
        int entry = memo * ROOMS + 1 + (spread + (int) version & ENTRIES - 1);
        long[] known = x.memo();
        int at = entry * WORDS;
        boolean isKnown = known[at] == version && known[at + 1] == a && known[at + 2] == b;
        return isKnown && x.spendIfEnough(known[at + 4]) ? entry : ~entry;
    }

    /**
     * Keeps an answer.
     *
     * @param entry as {@link #entry} gave it
     * @param before what was left of the allowance before it was found out
     */
    public static void keep(Execution x, int entry, long a, long b, long before, long answer) {
        if (entry == NOWHERE) return;
        long[] known = x.memo();
        int at = ~entry * WORDS;
        known[at] = x.state.version();
        known[at + 1] = a;
        known[at + 2] = b;
        known[at + 3] = answer;
        known[at + 4] = before - x.fuel();
    }

    public static void keepList(Execution x, int entry, long a, long b, long before, long[] answer) {
        if (entry == NOWHERE) return;
        x.remembered(answer.length);
        keep(x, entry, a, b, before, 0);
        x.memoLists()[~entry] = answer;
    }

    /** @return the answer that is kept */
    public static long kept(Execution x, int entry) {
        return x.memo()[entry * WORDS + 3];
    }

    public static long[] keptList(Execution x, int entry) {
        return x.memoLists()[entry];
    }

    /** Forgets answers of all functions, but not which are worth remembering. */
    static void forget(long[] known) {
        for (int at = 0; at < known.length; at += ROOMS * WORDS) Arrays.fill(known, at + 1, at + ROOMS * WORDS, 0);
    }
}
