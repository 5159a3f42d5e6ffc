package regola.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A Connections is the answering of what shape sets of sites have: whether they hang together, and where they end. Who
 * asks it of what would be if a piece stood here, or there, or somewhere else, asks about sets that differ in one site
 * only. So what two sets asked about one after the other have in common is looked at once, and after that only what the
 * one site changes. It belongs to one match.
 */
public final class Connections {
    private final Sites sites;
    /** The set asked about last, and the number of its sites. */
    private long[] last;

    private int lastCount;
    /** The common part of several sets asked about; null if there is none. */
    private long[] common;
    /** What the common part falls into; null if not asked for yet. */
    private List<long[]> parts;
    /** Its sites with one neighbour in it, and with none; null if not asked for yet. */
    private long[] tips, alone;

    private int[] waiting = new int[16];
    /** Sites not come to yet. */
    private long[] left = {};

    public Connections(Sites sites) {
        this.sites = sites;
    }

    /** @return true for the empty set too */
    public boolean isConnected(long[] set) {
        int one = beyondCommon(set);
        if (one < 0) return isOnePart(set);
        if (parts == null) parts = partsOf(common);
        for (long[] part : parts) if (!touches(one, part)) return false;
        return true;
    }

    /**
     * Gathers the sites of pieces, for {@link #isGatheredConnected}.
     *
     * @param siteOf the site of each piece
     * @return how many sites these are
     */
    public int gather(long[] pieces, int[] siteOf) {
        if (left.length < sites.words) left = new long[sites.words];
        Arrays.fill(left, 0);
        int size = 0;
        for (int p = Bits.next(pieces, 0); p >= 0; p = Bits.next(pieces, p + 1)) {
            int site = siteOf[p];
            if ((left[site >> 6] >>> site & 1) != 0) continue;
            left[site >> 6] |= 1L << site;
            size++;
        }
        return size;
    }

    /** @return whether the sites gathered last, so many, hang together; they are used up then */
    public boolean isGatheredConnected(int size) {
        return isOnePart(Bits.next(left, 0), size);
    }

    private boolean isOnePart(long[] set) {
        if (left.length < set.length) left = new long[set.length];
        System.arraycopy(set, 0, left, 0, set.length);
        return isOnePart(Bits.next(set, 0), Bits.count(set));
    }

    /** @return whether what is left, so many sites, hangs together */
    private boolean isOnePart(int first, int size) {
        if (first < 0) return true;
        if (waiting.length < size) waiting = new int[2 * size];
        left[first >> 6] &= ~(1L << first);
        waiting[0] = first;
        int found = 1;
        for (int i = 0; i < found; i++) {
            for (int n : sites.near[waiting[i]]) {
                if ((left[n >> 6] >>> n & 1) == 0) continue;
                left[n >> 6] &= ~(1L << n);
                waiting[found++] = n;
            }
        }
        return found == size;
    }

    /** @return those of the set that have exactly one neighbour in it */
    public long[] tips(long[] set) {
        int one = beyondCommon(set);
        if (one < 0) return sites.tips(set);
        if (tips == null) {
            tips = sites.tips(common);
            alone = sites.alone(common);
        }
        long[] found = tips.clone();
        int links = 0;
        for (int n : sites.near[one]) {
            if (!Bits.has(common, n)) continue;
            links++;
            if (Bits.has(alone, n)) Bits.put(found, n);
            else found[n >> 6] &= ~(1L << n);
        }
        if (links == 1) Bits.put(found, one);
        return found;
    }

    // ---------------------------------------------------------------- what sets have in common

    /**
     * The one site by which the set is larger than the common part, which may become another now; -1 if it is not just
     * that.
     */
    private int beyondCommon(long[] set) {
        int one = common == null ? -1 : onlyOther(set);
        if (one >= 0 || set == last) return one;
        int count = Bits.count(set);
        if (last != null && count == lastCount && differInOne(set)) {
            common = Bits.common(set, last);
            parts = null;
            tips = null;
            one = onlyOther(set);
        }
        last = set;
        lastCount = count;
        return one;
    }

    private boolean differInOne(long[] set) {
        int more = 0;
        for (int w = 0; w < set.length; w++) more += Long.bitCount(set[w] & ~last[w]);
        return more == 1;
    }

    private int onlyOther(long[] set) {
        int found = -1;
        for (int w = 0; w < set.length; w++) {
            long different = set[w] ^ common[w];
            if (different == 0) continue;
            if (found >= 0 || (different & different - 1) != 0 || (different & set[w]) == 0) return -1;
            found = w << 6 | Long.numberOfTrailingZeros(different);
        }
        return found;
    }

    private List<long[]> partsOf(long[] set) {
        List<long[]> found = new ArrayList<>();
        long[] rest = set;
        for (int first = Bits.next(rest, 0); first >= 0; first = Bits.next(rest, first)) {
            long[] part = sites.group(first, rest);
            found.add(part);
            rest = Bits.without(rest, part);
        }
        return found;
    }

    private boolean touches(int site, long[] part) {
        for (int n : sites.near[site]) if (Bits.has(part, n)) return true;
        return false;
    }
}
