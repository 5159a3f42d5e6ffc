package regola.engine.board;

import java.util.Arrays;

/**
 * A Bits is a set of small numbers as an array of 64-bit words, for universes of any size. This class is the operations
 * on such arrays; none changes its arguments. Arrays of one universe have the same length.
 */
public final class Bits {
    private Bits() {}

    public static int words(int universe) {
        return Math.max(1, (universe + 63) >>> 6);
    }

    public static long[] all(int universe) {
        long[] set = new long[words(universe)];
        for (int i = 0; i < universe; i++) set[i >> 6] |= 1L << i;
        return set;
    }

    public static boolean has(long[] set, long element) {
        return element >= 0 && (set[(int) element >> 6] >>> element & 1) != 0;
    }

    /** Puts an element into a set that its maker has not handed out yet. */
    public static void put(long[] set, long element) {
        set[(int) element >> 6] |= 1L << element;
    }

    /** The same for all elements of a list; none is in no set. */
    public static void putAll(long[] set, long[] elements) {
        for (long element : elements) if (element >= 0) put(set, element);
    }

    public static long[] of(int words, long element) {
        long[] set = new long[words];
        if (element >= 0) put(set, element);
        return set;
    }

    public static long[] union(long[] a, long[] b) {
        long[] set = new long[a.length];
        for (int i = 0; i < set.length; i++) set[i] = a[i] | b[i];
        return set;
    }

    public static void addAll(long[] set, long[] more) {
        for (int i = 0; i < set.length; i++) set[i] |= more[i];
    }

    public static long[] without(long[] a, long[] b) {
        long[] set = new long[a.length];
        for (int i = 0; i < set.length; i++) set[i] = a[i] & ~b[i];
        return set;
    }

    public static long[] common(long[] a, long[] b) {
        long[] set = new long[a.length];
        for (int i = 0; i < set.length; i++) set[i] = a[i] & b[i];
        return set;
    }

    public static boolean isSubset(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) if ((a[i] & ~b[i]) != 0) return false;
        return true;
    }

    public static boolean meets(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) if ((a[i] & b[i]) != 0) return true;
        return false;
    }

    public static boolean isEmpty(long[] set) {
        for (long word : set) if (word != 0) return false;
        return true;
    }

    public static int count(long[] set) {
        int count = 0;
        for (long word : set) count += Long.bitCount(word);
        return count;
    }

    /** @return the lowest element from this one on, or -1 */
    public static int next(long[] set, int from) {
        int word = from >> 6;
        if (word >= set.length) return -1;
        long rest = set[word] & -1L << from;
        while (rest == 0) {
            if (++word == set.length) return -1;
            rest = set[word];
        }
        return word << 6 | Long.numberOfTrailingZeros(rest);
    }

    /** @return the element with so many lower ones */
    public static int nth(long[] set, int rank) {
        int element = next(set, 0);
        for (int i = 0; i < rank; i++) element = next(set, element + 1);
        return element;
    }

    /** @return the element of one word with so many lower ones */
    public static int nth(long word, int rank) {
        for (int i = 0; i < rank; i++) word &= word - 1;
        return Long.numberOfTrailingZeros(word);
    }

    /** @return the elements, rising */
    public static long[] elements(long[] set) {
        long[] list = new long[count(set)];
        int n = 0;
        for (int e = next(set, 0); e >= 0; e = next(set, e + 1)) list[n++] = e;
        return list;
    }

    /** @return the elements of one word, rising */
    public static long[] elements(long word) {
        long[] list = new long[Long.bitCount(word)];
        int n = 0;
        for (; word != 0; word &= word - 1) list[n++] = Long.numberOfTrailingZeros(word);
        return list;
    }

    public static long[] fromElements(int words, long[] list) {
        long[] set = new long[words];
        putAll(set, list);
        return set;
    }

    /** @return numbers sorted, each once: the form of a set of numbers, which has no small universe */
    public static long[] sorted(long[] numbers) {
        long[] set = numbers.clone();
        Arrays.sort(set);
        int n = 0;
        for (int i = 0; i < set.length; i++) if (i == 0 || set[i] != set[i - 1]) set[n++] = set[i];
        return Arrays.copyOf(set, n);
    }
}
