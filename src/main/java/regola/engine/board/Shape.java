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
    /**
     * By member, from 1: its site, how many of its neighbours are members, and where these stand. Behind the last is
     * the site that is put, while its neighbours are known.
     */
    private int[] members = {}, links = {}, begins = {};

    private int[] beside = new int[16];
    /** The site that is taken away, and its number; the site that is put to it. */
    private int without = -1, gone, with = -1;
    /** Whether the members beside the site that is put are known; the one that is taken away is not among them. */
    private boolean knowsBeside;
    /** What the set was given by, and for which version of the state. */
    private Object giver;

    private long version;
    private long[] room;

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
    /** Those that are so long as was asked last, as bits; those at whose other end is nothing but a tip. */
    private long tooLong, askedLength, paths;

    /**
     * By member and direction: the site behind the row that begins there, or -1; and the member just before it, or 0.
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

    /** @return an array in which a set may be made that it then takes; whatever is in it */
    public long[] room() {
        if (room == null) room = new long[sites.words];
        return room;
    }

    /** Takes another set. @return how many sites it has */
    public int become(long[] set, Object source, long ofVersion) {
        suppose(-1, -1);
        giver = source;
        version = ofVersion;
        for (int i = 1; i <= count; i++) numbers[members[i]] = 0;
        count = Bits.count(set);
        if (members.length < count + 3) makeRoom(Math.min(sites.count, 2 * count) + 3);
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
            for (int site : around) at = noteBeside(at, numbers[site]);
            links[i] = at - begins[i];
        }
        begins[count + 1] = at;
        if (beside.length < at + sites.busiest) beside = Arrays.copyOf(beside, 2 * (at + sites.busiest));
    }

    /**
     * Notes a member, and 0 only until the next; without a question, since nobody can guess which sites are members.
     */
    private int noteBeside(int at, int number) {
        beside[at] = number;
        return at + (-number >>> Integer.SIZE - 1);
    }

    /** Finds the members beside the site that is put. @return how many there are */
    private int besideWith() {
        int number = count + 1;
        if (!knowsBeside) {
            knowsBeside = true;
            int at = begins[number];
            for (int site : near[with]) at = noteBeside(at, numbers[site]);
            begins[number + 1] = at;
        }
        return begins[number + 1] - begins[number];
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
        knowsBeside = false;
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
        int around = besideWith();
        if (parts == 1) return around > 0;
        return parts <= around && touched() == parts;
    }

    /** How many parts lie beside the site that is put. */
    private int touched() {
        int found = 0;
        for (int b = begins[count + 1]; b < begins[count + 2]; b++) {
            int of = part[beside[b]];
            int seen = 0;
            while (seen < found && waiting[seen] != of) seen++;
            if (seen == found) waiting[found++] = of;
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
        int around = besideWith();
        int first = begins[count + 1];
        int last = first + around;
        long touched = 0;
        boolean lone = false;
        for (int b = first; b < last; b++) {
            int number = beside[b];
            touched |= tailsAt[number];
            lone |= links[number] == 0;
        }
        if ((tooLong & ~touched) != 0) return true;
        // a tail that holds to something beyond its last link grows shorter or stays, whatever comes beside it
        boolean grows = lone || (touched & (tooLong | paths)) != 0;
        if (!grows && around != 1) return false;
        if (!grows && links[beside[first]] > 1) return least <= 1;
        put(around);
        boolean found = isTail(count + 1, least);
        if (lone) for (int b = first; !found && b < last; b++) found = isTail(beside[b], least);
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

    /** Makes the site that is put a member for a moment. @param around how many members are beside it */
    private void put(int around) {
        int number = count + 1;
        members[number] = with;
        links[number] = around;
        for (int b = begins[number]; b < begins[number + 1]; b++) links[beside[b]]++;
    }

    private void takeBack() {
        for (int b = begins[count + 1]; b < begins[count + 2]; b++) links[beside[b]]--;
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

    /** @return a neighbour of a member other than one; where there is no such member, it is the site that is put */
    private int onward(int member, int but) {
        for (int b = begins[member]; b < begins[member + 1]; b++) {
            int n = beside[b];
            if (n != but && n != gone) return n;
        }
        return count + 1;
    }

    private void findTails() {
        Arrays.fill(tailsAt, 1, count + 1, 0);
        tails = 0;
        paths = 0;
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
        if (links[here] == 1) {
            tailsAt[here] |= 1L << number; // with one neighbour more the tail goes on over it
            paths |= 1L << number;
        }
        lengths[number] = length;
    }

    private boolean hasTailAmongMany(long least) {
        if (with >= 0) put(besideWith());
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
        int[] around = sites.around;
        int directions = sites.steps.length;
        Bits.put(found, from);
        Arrays.fill(behindRow, 0, directions, from); // over no member one comes to what is found already
        waiting[0] = from;
        int end = 1;
        int begin = 0;
        for (long jumps = 0; begin < end && (most == 0 || jumps < most); jumps++) {
            for (int last = end; begin < last; begin++) {
                int row = waiting[begin] * directions;
                if (waiting.length < end + directions) waiting = Arrays.copyOf(waiting, 2 * end + directions);
                for (int d = 0; d < directions; d++) {
                    int first = around[row + d];
                    if (first < 0) continue;
                    int landing = behindRow[numbers[first] * directions + d];
                    if (landing < 0) continue;
                    // as in noteBeside, what is known already is noted only until the next
                    waiting[end] = landing;
                    end += (int) (~found[landing >> 6] >>> landing & 1);
                    found[landing >> 6] |= 1L << landing;
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
        int[] around = sites.around;
        int directions = sites.steps.length;
        Arrays.fill(before, 0, (count + 1) * directions, 0);
        for (int i = 1, at = directions; i <= count; i++) {
            int from = members[i] * directions;
            for (int d = 0; d < directions; d++, at++) {
                int end = around[from + d];
                int next = end < 0 ? 0 : numbers[end];
                if (next != 0) before[next * directions + d] = i;
                behindRow[at] = next != 0 ? -1 : end; // where a row goes round, it stays so
            }
        }
        for (int i = 1, at = directions; i <= count; i++)
            for (int d = 0; d < directions; d++, at++) if (behindRow[at] >= 0) row(at, d, behindRow[at]);
        if (gone == 0) return;
        numbers[without] = 0;
        breakRows(without);
    }

    /** Says what is behind a row, to those before its last member that do not know. */
    private void row(int last, int d, int end) {
        int directions = sites.steps.length;
        for (int i = before[last]; i != 0; ) {
            int at = i * directions + d;
            if (behindRow[at] == end) return;
            behindRow[at] = end;
            i = before[at];
        }
    }

    /**
     * Lets the rows through the member that is taken away end there.
     *
     * @param end its site, or -1 to let them go on again
     */
    private void breakRows(int end) {
        int directions = sites.steps.length;
        for (int d = 0; d < directions; d++) {
            int start = gone * directions + d;
            int behind = end >= 0 ? end : behindRow[start];
            for (int i = before[start]; i != 0 && i != gone; ) {
                int at = i * directions + d;
                behindRow[at] = behind;
                i = before[at];
            }
        }
    }
}
