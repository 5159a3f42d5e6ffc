package regola.engine.board;

import java.util.Arrays;

/**
 * A Shape is a set of sites of which much is asked, each time as it would be with one site taken away and another put
 * to it: whether it hangs together, whether tails stick out, how one jumps over it. What the set falls into without the
 * one site, and which tails it has then, is found once for all that may be put; after that only what lies beside the
 * other site is looked at. Its members are numbered, so that all of this is as small as the set, not as the board. It
 * belongs to one match.
 */
public final class Shape {
    private static final int MOST_TAILS = Long.SIZE;

    private final Sites sites;
    private final int[][] near;
    /** By site: its number as a member, from 1; 0 for others, and for the site that is taken away. */
    private final int[] numbers;

    private int count;
    /** By member, from 1: its site, how many of its neighbours are members, and where these stand. */
    private int[] members = {}, links = {}, begins = {};

    private int[] beside = new int[16];
    /** The site that is taken away, and its number; the site that is put to it. */
    private int without = -1, gone, with = -1;
    /** What the set was given by, and for which version of the state. */
    private Object giver;

    private long version;

    /** How many parts the set has as it was given, -1 if that is not known; whether it has more without a member. */
    private int wholeParts;

    private boolean[] parting = {};
    /** By member: which part of what is left it belongs to, from 1; how many parts there are, -1 if not known. */
    private int[] part = {};

    private int parts;
    /** By member: the tails that change if it gets a neighbour, as bits; how many there are, -1 if not known. */
    private long[] tailsAt = {};

    private int tails;
    private final int[] tips = new int[MOST_TAILS], lengths = new int[MOST_TAILS];
    /** Those that are so long as was asked last, as bits. */
    private long tooLong, askedLength;

    /**
     * By direction and member: the site behind the row that begins there, or -1; and the member just before it, or 0.
     */
    private int[] behindRow = {}, before = {};

    private boolean rowsKnown;
    /** Where one comes to by jumps; from where that is, -1 if it is not known, and how many jumps at most. */
    private long[] found;

    private int jumpsFrom = -1;
    private long jumpsMost;

    private int[] waiting = new int[16], order = {}, low = {};

    public Shape(Sites sites) {
        this.sites = sites;
        near = sites.near;
        numbers = new int[sites.count];
    }

    /** @return whether the set is that which somebody has given for a version of the state */
    public boolean isOf(Object source, long ofVersion) {
        return version == ofVersion && giver == source;
    }

    /** Takes another set. @return how many sites it has */
    public int become(long[] set, Object source, long ofVersion) {
        suppose(-1, -1);
        giver = source;
        version = ofVersion;
        for (int i = 1; i <= count; i++) numbers[members[i]] = 0;
        count = Bits.count(set);
        if (members.length < count + 2) makeRoom(Math.min(sites.count, 2 * count) + 2);
        int n = 0;
        for (int w = 0; w < set.length; w++) {
            for (long rest = set[w]; rest != 0; rest &= rest - 1) {
                members[++n] = w << 6 | Long.numberOfTrailingZeros(rest);
                numbers[members[n]] = n;
            }
        }
        findNeighbours();
        wholeParts = -1;
        rowsKnown = false;
        forgetRest();
        return count;
    }

    private void makeRoom(int length) {
        members = new int[length];
        links = new int[length];
        begins = new int[length];
        parting = new boolean[length];
        part = new int[length];
        tailsAt = new long[length];
        waiting = new int[Math.max(waiting.length, length)];
        order = new int[length];
        low = new int[length];
        behindRow = new int[sites.steps.length * length];
        before = new int[sites.steps.length * length];
    }

    private void findNeighbours() {
        int at = 0;
        for (int i = 1; i <= count; i++) {
            int[] around = near[members[i]];
            begins[i] = at;
            if (beside.length < at + around.length) beside = Arrays.copyOf(beside, 2 * (at + around.length));
            for (int site : around) if (numbers[site] != 0) beside[at++] = numbers[site];
            links[i] = at - begins[i];
        }
        begins[count + 1] = at;
    }

    /** Says that nobody has given the set. */
    public void forget() {
        giver = null;
    }

    private void forgetRest() {
        parts = -1;
        tails = -1;
        jumpsFrom = -1;
    }

    /** @return whether a site is in the set that was given */
    public boolean has(int site) {
        return numbers[site] != 0 || site == without;
    }

    /** @return how many sites the set has that was given */
    public int count() {
        return count;
    }

    /**
     * Says how the set is to be looked at from now on.
     *
     * @param away the site that is taken away, -1 for none; one that is not in the set changes nothing
     * @param come the site that is put to what is left, -1 for none
     * @return whether what is left is another than before, so that all must be found anew
     */
    public boolean suppose(int away, int come) {
        boolean isOther = away != without && (without >= 0 || away >= 0 && numbers[away] != 0);
        if (isOther) takeAway(away);
        with = come >= 0 && numbers[come] == 0 ? come : -1;
        return isOther;
    }

    private void takeAway(int site) {
        forgetRest();
        if (without >= 0) {
            if (rowsKnown) breakRows(-1);
            numbers[without] = gone;
            for (int b = begins[gone]; b < begins[gone + 1]; b++) links[beside[b]]++;
        }
        without = site >= 0 && numbers[site] != 0 ? site : -1;
        gone = 0;
        if (without < 0) return;
        gone = numbers[without];
        numbers[without] = 0;
        for (int b = begins[gone]; b < begins[gone + 1]; b++) links[beside[b]]--;
        if (rowsKnown) breakRows(without);
    }

    // ---------------------------------------------------------------- hanging together

    /** @return true for the empty set too */
    public boolean isConnected() {
        if (parts < 0) findParts();
        if (with < 0) return parts <= 1;
        int[] around = near[with];
        if (parts == 1) {
            for (int site : around) if (numbers[site] != 0) return true;
            return false;
        }
        return parts <= around.length && touched(around) == parts;
    }

    /** How many parts lie beside a site. */
    private int touched(int[] around) {
        int found = 0;
        for (int site : around) {
            int number = numbers[site];
            if (number == 0) continue;
            int seen = 0;
            while (seen < found && waiting[seen] != part[number]) seen++;
            if (seen == found) waiting[found++] = part[number];
        }
        return found;
    }

    private void findParts() {
        if (wholeParts < 0) findParting();
        if (gone == 0 || !parting[gone]) {
            parts = wholeParts - (gone != 0 && links[gone] == 0 ? 1 : 0);
            if (parts <= 1) return; // who is asked about one part only needs no numbers
        }
        Arrays.fill(part, 1, count + 1, 0);
        parts = 0;
        for (int first = 1; first <= count; first++) {
            if (part[first] != 0 || first == gone) continue;
            part[first] = ++parts;
            waiting[0] = first;
            for (int left = 1; left > 0; ) {
                int i = waiting[--left];
                for (int b = begins[i]; b < begins[i + 1]; b++) {
                    int n = beside[b];
                    if (part[n] != 0 || n == gone) continue;
                    part[n] = parts;
                    waiting[left++] = n;
                }
            }
        }
    }

    /** Finds all members without which their part falls apart, in one walk; the steps of the walk wait in a row. */
    private void findParting() {
        Arrays.fill(order, 1, count + 1, 0);
        Arrays.fill(parting, 1, count + 1, false);
        wholeParts = 0;
        int[] next = part;
        int time = 0;
        for (int root = 1; root <= count; root++) {
            if (order[root] != 0) continue;
            wholeParts++;
            int branches = 0;
            int depth = 0;
            waiting[0] = root;
            next[root] = begins[root];
            order[root] = low[root] = ++time;
            while (depth >= 0) {
                int i = waiting[depth];
                if (next[i] < begins[i + 1]) {
                    int n = beside[next[i]++];
                    if (order[n] != 0) {
                        low[i] = Math.min(low[i], order[n]);
                        continue;
                    }
                    order[n] = low[n] = ++time;
                    next[n] = begins[n];
                    waiting[++depth] = n;
                } else if (--depth >= 0) {
                    int above = waiting[depth];
                    low[above] = Math.min(low[above], low[i]);
                    if (above == root) branches++;
                    else if (low[i] >= order[above]) parting[above] = true;
                }
            }
            parting[root] = branches > 1;
        }
    }

    // ---------------------------------------------------------------- tails

    /** @return whether there is a tail of so many sites at least; as {@link Sites#tails} says what that is */
    public boolean hasTail(long least) {
        if (tails < 0) findTails();
        if (tails > MOST_TAILS) return hasTailAmongMany(least);
        if (askedLength != least) findLong(least);
        if (with < 0) return tooLong != 0;
        long touched = 0;
        int around = 0;
        boolean lone = false;
        for (int site : near[with]) {
            int number = numbers[site];
            if (number == 0) continue;
            around++;
            touched |= tailsAt[number];
            lone |= links[number] == 0;
        }
        if ((tooLong & ~touched) != 0) return true;
        if (touched == 0 && !lone && around != 1) return false;
        put();
        boolean found = isTail(count + 1, least);
        for (int site : near[with]) found = found || numbers[site] != 0 && isTail(numbers[site], least);
        for (long rest = touched; !found && rest != 0; rest &= rest - 1)
            found = isTail(tips[Long.numberOfTrailingZeros(rest)], least);
        takeBack();
        return found;
    }

    private void findLong(long least) {
        tooLong = 0;
        askedLength = least;
        for (int i = 0; i < tails; i++) if (lengths[i] >= least) tooLong |= 1L << i;
    }

    /** Makes the site that is put a member for a moment. */
    private void put() {
        int number = count + 1;
        members[number] = with;
        links[number] = 0;
        numbers[with] = number;
        for (int site : near[with]) {
            if (numbers[site] == 0) continue;
            links[numbers[site]]++;
            links[number]++;
        }
    }

    private void takeBack() {
        for (int site : near[with]) if (numbers[site] != 0) links[numbers[site]]--;
        numbers[with] = 0;
    }

    /** Whether a tail of so many sites begins at a member. */
    private boolean isTail(int tip, long least) {
        if (links[tip] != 1) return false;
        int length = 1;
        int before = tip;
        for (int here = onward(tip, 0); length < least && links[here] == 2; length++) {
            int next = onward(here, before);
            before = here;
            here = next;
        }
        return length >= least;
    }

    private int onward(int member, int but) {
        for (int site : near[members[member]]) if (numbers[site] != 0 && numbers[site] != but) return numbers[site];
        throw new IllegalStateException("site " + members[member] + " has no other neighbour");
    }

    private void findTails() {
        Arrays.fill(tailsAt, 1, count + 1, 0);
        tails = 0;
        for (int i = 1; i <= count && tails <= MOST_TAILS; i++) if (i != gone && links[i] == 1) noteTail(i);
        if (tails <= MOST_TAILS) findLong(askedLength);
    }

    private void noteTail(int tip) {
        int number = tails++;
        if (number >= MOST_TAILS) return;
        tips[number] = tip;
        tailsAt[tip] |= 1L << number;
        int length = 1;
        int before = tip;
        int here = onward(tip, 0);
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
        if (with >= 0) put();
        boolean found = with >= 0 && isTail(count + 1, least);
        for (int i = 1; !found && i <= count; i++) found = i != gone && isTail(i, least);
        if (with >= 0) takeBack();
        return found;
    }

    // ---------------------------------------------------------------- jumping

    /** @return whether this was asked last, so that there is nothing to find */
    public boolean knowsJumps(int from, long most) {
        return jumpsFrom == from && jumpsMost == most;
    }

    /** @return as {@link Sites#jumps} says, over the set without what was taken away */
    public long[] jumps(int from, long most) {
        return findJumps(from, most).clone();
    }

    /** @return as {@link #jumps}; the array is this shape's own, until it is asked again */
    public long[] findJumps(int from, long most) {
        if (knowsJumps(from, most)) return found;
        jumpsFrom = from;
        jumpsMost = most;
        if (!rowsKnown) findRows();
        if (found == null) found = new long[sites.words];
        Arrays.fill(found, 0);
        int[][] steps = sites.steps;
        Bits.put(found, from);
        waiting[0] = from;
        int end = 1;
        int begin = 0;
        for (long jumps = 0; begin < end && (most == 0 || jumps < most); jumps++) {
            for (int last = end; begin < last; begin++) {
                int site = waiting[begin];
                for (int d = 0, rows = 0; d < steps.length; d++, rows += members.length) {
                    int first = steps[d][site];
                    if (first < 0 || numbers[first] == 0) continue;
                    int landing = behindRow[rows + numbers[first]];
                    if (landing < 0 || (found[landing >> 6] >>> landing & 1) != 0) continue;
                    found[landing >> 6] |= 1L << landing;
                    if (end == waiting.length) waiting = Arrays.copyOf(waiting, 2 * end);
                    waiting[end++] = landing;
                }
            }
        }
        found[from >> 6] &= ~(1L << from);
        return found;
    }

    /** Finds all rows of the set as it was given, in all directions. */
    private void findRows() {
        rowsKnown = true;
        if (gone != 0) numbers[without] = gone;
        Arrays.fill(before, 0);
        for (int d = 0; d < sites.steps.length; d++) {
            int[] step = sites.steps[d];
            int rows = d * members.length;
            for (int i = 1; i <= count; i++) {
                int end = step[members[i]];
                if (end >= 0 && numbers[end] != 0) before[rows + numbers[end]] = i;
                behindRow[rows + i] = -1; // so it stays if the row goes round
            }
            for (int i = 1; i <= count; i++) {
                int end = step[members[i]];
                if (end < 0 || numbers[end] == 0) row(rows, i, end);
            }
        }
        if (gone == 0) return;
        numbers[without] = 0;
        breakRows(without);
    }

    /** FoundAnswers what is behind a row, from its last member back. */
    private void row(int rows, int last, int end) {
        for (int i = last; i != 0; i = before[rows + i]) behindRow[rows + i] = end;
    }

    /**
     * Lets the rows through the member that is taken away end there.
     *
     * @param end its site, or -1 to let them go on again
     */
    private void breakRows(int end) {
        for (int d = 0, rows = 0; d < sites.steps.length; d++, rows += members.length) {
            int behind = end >= 0 ? end : behindRow[rows + gone];
            for (int i = before[rows + gone]; i != 0 && i != gone; i = before[rows + i]) behindRow[rows + i] = behind;
        }
    }
}
