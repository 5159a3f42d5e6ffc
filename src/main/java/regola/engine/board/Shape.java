package regola.engine.board;

import java.util.Arrays;

/**
 * A Shape is a set of sites of which much is asked, each time as it would be with one site taken away and another put to
 * it: whether it hangs together, whether tails stick out, how one jumps over it. What the set falls into without the one
 * site, and which tails it has then, is found once for all that may be put; after that only what lies beside the other
 * site is looked at. A site has few neighbours, so this costs little however large the set is. It belongs to one match.
 */
public final class Shape {
    private static final int MOST_TAILS = Long.SIZE;

    private final Sites sites;
    private final int[][] near;
    /** The sites of the set as it was given, and by site whether it is in the set as it is supposed. */
    private int[] members = {};

    private int count;
    private final boolean[] in;
    /** By site, in the set or not: how many of its neighbours are in the set without what was taken away. */
    private final int[] links;

    private int without = -1, with = -1;
    /** What the set was given by, and for which version of the state. */
    private Object giver;

    private long version;

    /** By site: which part of the set it belongs to, from 1; how many parts there are, -1 if that is not known. */
    private final int[] part;

    private int parts = -1;
    /** By site: the tails that change if it gets a neighbour, as bits; how many there are, -1 if that is not known. */
    private long[] tailsAt;

    private int tails = -1;
    private final int[] tips = new int[MOST_TAILS], lengths = new int[MOST_TAILS];

    private int[] waiting = {};
    /** By site: when it was come to last. */
    private int[] reached;

    private int now;

    public Shape(Sites sites) {
        this.sites = sites;
        near = sites.near;
        in = new boolean[sites.count];
        links = new int[sites.count];
        part = new int[sites.count];
    }

    /** @return whether the set is that which somebody has given for a version of the state */
    public boolean isOf(Object source, long ofVersion) {
        return giver == source && version == ofVersion;
    }

    /** Takes another set. @return how many sites it has */
    public int become(long[] set, Object source, long ofVersion) {
        giver = source;
        version = ofVersion;
        suppose(-1, -1);
        for (int i = 0; i < count; i++) {
            in[members[i]] = false;
            for (int n : near[members[i]]) links[n] = 0;
        }
        count = Bits.count(set);
        if (members.length < count) members = new int[Math.min(sites.count, 2 * count)];
        int n = 0;
        for (int w = 0; w < set.length; w++)
            for (long rest = set[w]; rest != 0; rest &= rest - 1)
                members[n++] = w << 6 | Long.numberOfTrailingZeros(rest);
        for (int i = 0; i < count; i++) {
            in[members[i]] = true;
            for (int beside : near[members[i]]) links[beside]++;
        }
        forget();
        return count;
    }

    private void forget() {
        parts = -1;
        tails = -1;
    }

    /** @return whether a site is in the set that was given */
    public boolean has(int site) {
        return in[site] || site == without;
    }

    /** @return how many sites the set has that was given */
    public int count() {
        return count;
    }

    /**
     * Says how the set is to be looked at from now on.
     *
     * @param gone the site that is taken away, -1 for none; one that is not in the set changes nothing
     * @param come the site that is put to what is left, -1 for none
     * @return whether what is left is another than before, so that all must be found anew
     */
    public boolean suppose(int gone, int come) {
        boolean isOther = false;
        int away = gone >= 0 && has(gone) ? gone : -1;
        if (away != without) {
            isOther = true;
            forget();
            if (without >= 0) turn(without, true, 1);
            if (away >= 0) turn(away, false, -1);
            without = away;
        }
        with = come >= 0 && !in[come] ? come : -1;
        return isOther;
    }

    private void turn(int site, boolean isIn, int more) {
        in[site] = isIn;
        for (int n : near[site]) links[n] += more;
    }

    // ---------------------------------------------------------------- hanging together

    /** @return true for the empty set too */
    public boolean isConnected() {
        if (parts < 0) findParts();
        if (with < 0) return parts <= 1;
        if (parts > near[with].length) return false;
        int touched = 0;
        now = nextTime();
        for (int n : near[with]) {
            if (!in[n] || reached[part[n]] == now) continue;
            reached[part[n]] = now;
            touched++;
        }
        return touched == parts;
    }

    private void findParts() {
        for (int i = 0; i < count; i++) part[members[i]] = 0;
        parts = 0;
        room();
        for (int i = 0; i < count; i++) {
            int first = members[i];
            if (part[first] != 0 || first == without) continue;
            part[first] = ++parts;
            waiting[0] = first;
            for (int left = 1; left > 0; ) {
                for (int n : near[waiting[--left]]) {
                    if (!in[n] || part[n] != 0) continue;
                    part[n] = parts;
                    waiting[left++] = n;
                }
            }
        }
    }

    private void room() {
        if (waiting.length <= count) waiting = new int[members.length + 1];
    }

    /** Sites and numbers of parts may be noted as come to since now. */
    private int nextTime() {
        if (reached == null) reached = new int[sites.count + 1];
        if (now == Integer.MAX_VALUE) {
            Arrays.fill(reached, 0);
            now = 0;
        }
        return now + 1;
    }

    // ---------------------------------------------------------------- tails

    /** @return whether there is a tail of so many sites at least; as {@link Sites#tails} says what that is */
    public boolean hasTail(long least) {
        if (tails < 0) findTails();
        if (tails > MOST_TAILS) return hasTailAmongMany(least);
        long tooLong = 0;
        for (int i = 0; i < tails; i++) if (lengths[i] >= least) tooLong |= 1L << i;
        if (with < 0) return tooLong != 0;
        long touched = 0;
        for (int n : near[with]) if (in[n]) touched |= tailsAt[n];
        if ((tooLong & ~touched) != 0) return true;
        turn(with, true, 1);
        boolean found = isTail(with, least);
        for (int n : near[with]) found = found || in[n] && isTail(n, least);
        for (long rest = touched; !found && rest != 0; rest &= rest - 1)
            found = isTail(tips[Long.numberOfTrailingZeros(rest)], least);
        turn(with, false, -1);
        return found;
    }

    /** Whether a tail of so many sites begins here. */
    private boolean isTail(int tip, long least) {
        if (links[tip] != 1) return false;
        int length = 1;
        int before = tip;
        for (int here = onward(tip, -1); length < least && links[here] == 2; length++) {
            int next = onward(here, before);
            before = here;
            here = next;
        }
        return length >= least;
    }

    private int onward(int site, int but) {
        for (int n : near[site]) if (in[n] && n != but) return n;
        throw new IllegalStateException("site " + site + " has no other neighbour");
    }

    private void findTails() {
        if (tailsAt == null) tailsAt = new long[sites.count];
        for (int i = 0; i < count; i++) tailsAt[members[i]] = 0;
        tails = 0;
        for (int i = 0; i < count && tails <= MOST_TAILS; i++)
            if (members[i] != without && links[members[i]] == 1) noteTail(members[i]);
    }

    private void noteTail(int tip) {
        int number = tails++;
        if (number >= MOST_TAILS) return;
        tips[number] = tip;
        tailsAt[tip] |= 1L << number;
        int length = 1;
        int before = tip;
        int here = onward(tip, -1);
        for (; links[here] == 2; length++) {
            tailsAt[here] |= 1L << number;
            int next = onward(here, before);
            before = here;
            here = next;
        }
        if (links[here] == 1) tailsAt[here] |= 1L << number; // with one neighbour more the tail goes on over it
        lengths[number] = length;
    }

    private boolean hasTailAmongMany(long least) {
        if (with >= 0) turn(with, true, 1);
        boolean found = with >= 0 && isTail(with, least);
        for (int i = 0; !found && i < count; i++) found = members[i] != without && isTail(members[i], least);
        if (with >= 0) turn(with, false, -1);
        return found;
    }

    // ---------------------------------------------------------------- jumping

    /** @return as {@link Sites#jumps} says, over the set without what was taken away */
    public long[] jumps(int from, long most) {
        long[] found = new long[sites.words];
        int[][] steps = sites.steps;
        now = nextTime();
        reached[from] = now;
        if (waiting.length == 0) waiting = new int[16];
        waiting[0] = from;
        int end = 1;
        int begin = 0;
        for (long jumps = 0; begin < end && (most == 0 || jumps < most); jumps++) {
            for (int last = end; begin < last; begin++) {
                for (int[] step : steps) {
                    int landing = behind(step, waiting[begin]);
                    if (landing < 0 || reached[landing] == now) continue;
                    reached[landing] = now;
                    Bits.put(found, landing);
                    if (end == waiting.length) waiting = Arrays.copyOf(waiting, 2 * end);
                    waiting[end++] = landing;
                }
            }
        }
        return found;
    }

    private int behind(int[] step, int from) {
        int here = step[from];
        if (here < 0 || !in[here]) return -1;
        for (int left = count; left > 0 && here >= 0 && in[here]; left--) here = step[here];
        return here < 0 || in[here] ? -1 : here;
    }
}
