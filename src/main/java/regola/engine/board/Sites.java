package regola.engine.board;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.LongStream;
import regola.engine.value.HexWindow;

/**
 * A Sites is the sites of a game in numbers, with everything that never changes about them worked out. The sites of the
 * board come first, then those of the zones, then the box. Sets of sites are {@link Bits}; the tables must not be
 * changed.
 */
public final class Sites {
    /** All sites, and those of the board. */
    public final int count, boardCount;

    public final int box;
    /** Words in a set of sites. */
    public final int words;

    public final long[] board;
    /** By site: sets of sites. */
    public final long[][] next, previous, ahead, behind, neighbours;
    /** True where the order of the pieces counts: on the board and in stacks. */
    public final boolean[] ordered;
    /** By site, on a grid, from 1; 0 elsewhere. */
    public final int[] column, row;
    /** By direction (from 0) and site: the site one step on, or -1. */
    public final int[][] steps;
    /** The same by site and direction, in one row. */
    public final int[] around;
    /** By line: its sites in order, and as a set. */
    public final int[][] lineOrder;

    public final long[][] lineSites;
    public final boolean[] lineLoops;
    /** By site: its neighbours, rising. */
    public final int[][] near;
    /** The most neighbours that a site has. */
    public final int busiest;
    /** Where the hexes of an endless plane are at first, which are the sites of its board; null on other boards. */
    public final HexWindow plane;
    /** By site: the set of the lines through it. */
    public final long[][] linesAt;

    private final int[][] distances;

    private static final int AROUND = 8;
    /** By the number of directions and by player: up, down, right and left. */
    private static final Map<Integer, long[][]> FORWARD = Map.of(
            4, new long[][] {{1}, {3}, {2}, {4}}, 6, new long[][] {{2, 3}, {5, 6}, {1}, {4}}, AROUND, new long[][] {
                {8, 1, 2}, {4, 5, 6}, {2, 3, 4}, {6, 7, 8}
            });

    Sites(SitesDraft draft) {
        count = draft.count;
        boardCount = draft.boardCount;
        box = draft.box;
        words = Bits.words(count);
        board = new long[words];
        for (int s = 0; s < boardCount; s++) Bits.put(board, s);
        next = draft.next;
        previous = draft.previous;
        neighbours = draft.neighbours;
        ordered = draft.ordered;
        column = draft.column;
        row = draft.row;
        steps = draft.steps;
        around = new int[count * steps.length];
        for (int d = 0; d < steps.length; d++)
            for (int s = 0; s < count; s++) around[s * steps.length + d] = steps[d][s];
        lineOrder = draft.lineOrder;
        lineLoops = draft.lineLoops;
        lineSites = new long[lineOrder.length][words];
        linesAt = new long[count][Bits.words(lineOrder.length)];
        for (int line = 0; line < lineOrder.length; line++) {
            for (int site : lineOrder[line]) {
                Bits.put(lineSites[line], site);
                Bits.put(linesAt[site], line);
            }
        }
        near = new int[count][];
        for (int s = 0; s < count; s++)
            near[s] = Arrays.stream(Bits.elements(neighbours[s]))
                    .mapToInt(n -> (int) n)
                    .toArray();
        busiest = Arrays.stream(near).mapToInt(sites -> sites.length).max().orElse(0);
        plane = draft.plane;
        boolean hasPaths = false;
        for (long[] links : next) hasPaths |= !Bits.isEmpty(links);
        ahead = hasPaths ? closure(next) : next;
        behind = hasPaths ? closure(previous) : previous;
        distances = plane != null ? new int[0][] : distances(hasPaths ? next : neighbours);
    }

    private long[][] closure(long[][] links) {
        long[][] reached = new long[count][];
        for (int s = 0; s < count; s++) {
            long[] all = links[s].clone();
            long[] fresh = all;
            while (!Bits.isEmpty(fresh)) {
                long[] more = union(links, fresh);
                fresh = Bits.without(more, all);
                Bits.addAll(all, fresh);
            }
            reached[s] = all;
        }
        return reached;
    }

    private int[][] distances(long[][] links) {
        int[][] table = new int[count][count];
        for (int from = 0; from < count; from++) {
            Arrays.fill(table[from], -1);
            long[] seen = Bits.of(words, from);
            long[] ring = seen;
            for (int steps = 0; !Bits.isEmpty(ring); steps++) {
                for (int s = Bits.next(ring, 0); s >= 0; s = Bits.next(ring, s + 1)) table[from][s] = steps;
                ring = Bits.without(union(links, ring), seen);
                seen = Bits.union(seen, ring);
            }
        }
        return table;
    }

    /** @return the sets of all these sites together */
    public long[] union(long[][] table, long[] sites) {
        long[] all = new long[words];
        if (table == neighbours && near != null) {
            for (int s = Bits.next(sites, 0); s >= 0; s = Bits.next(sites, s + 1))
                for (int n : near[s]) all[n >> 6] |= 1L << n;
            return all;
        }
        for (int s = Bits.next(sites, 0); s >= 0; s = Bits.next(sites, s + 1)) Bits.addAll(all, table[s]);
        return all;
    }

    /**
     * @param window where the match is on its plane of hexes; null on other boards
     * @return steps along the paths, or between neighbours on boards without paths; -1 if there is no way
     */
    public int distance(int from, int to, HexWindow window) {
        if (window == null) return distances[from][to];
        return from < boardCount && to < boardCount ? window.distance(from, to) : from == to ? 0 : -1;
    }

    /** @return those of the set that hang together with the site through the set; none if it is not in it */
    public long[] group(int site, long[] set) {
        long[] all = new long[words];
        if (!Bits.has(set, site)) return all;
        Bits.put(all, site);
        int[] waiting = new int[Bits.count(set)];
        waiting[0] = site;
        for (int left = 1; left > 0; ) {
            for (int n : near[waiting[--left]]) {
                if (!Bits.has(set, n) || Bits.has(all, n)) continue;
                Bits.put(all, n);
                waiting[left++] = n;
            }
        }
        return all;
    }

    /** @return those of the set that have exactly one neighbour in it */
    public long[] tips(long[] set) {
        long[] tips = new long[words];
        for (int w = 0; w < words; w++) {
            for (long rest = set[w]; rest != 0; rest &= rest - 1) {
                if (isTip(w << 6 | Long.numberOfTrailingZeros(rest), set)) tips[w] |= Long.lowestOneBit(rest);
            }
        }
        return tips;
    }

    /**
     * @return those of the set that stick out in a row of so many at least: a tail begins at a site with just one
     *     neighbour in the set, and goes on as long as each has just two, up to the one that holds it, which does not
     *     belong to it
     */
    public long[] tails(long[] set, long least) {
        long[] found = new long[words];
        long[] tips = tips(set);
        for (int tip = Bits.next(tips, 0); tip >= 0; tip = Bits.next(tips, tip + 1)) {
            long[] tail = Bits.of(words, tip);
            int length = 1;
            for (int here = onward(tip, set, tail); isBetweenTwo(here, set); here = onward(here, set, tail)) {
                Bits.put(tail, here);
                length++;
            }
            if (length >= least) Bits.addAll(found, tail);
        }
        return found;
    }

    private int onward(int site, long[] set, long[] but) {
        for (int n : near[site]) if (Bits.has(set, n) && !Bits.has(but, n)) return n;
        return -1;
    }

    private boolean isBetweenTwo(int site, long[] set) {
        int count = 0;
        for (int n : near[site]) if (Bits.has(set, n)) count++;
        return count == 2;
    }

    /**
     * @param most jumps one after the other; 0 for any number
     * @return where one comes to from the site by jumps, itself left out: each goes in one direction straight over all
     *     that stand there in a row, one at least, to the first site that is not in the set
     */
    public long[] jumps(int from, long[] over, long most) {
        long[] found = Bits.of(words, from);
        long[] edge = found;
        for (long jumps = 0; !Bits.isEmpty(edge) && (most == 0 || jumps < most); jumps++) {
            long[] landings = new long[words];
            for (int s = Bits.next(edge, 0); s >= 0; s = Bits.next(edge, s + 1)) {
                for (int[] step : steps) {
                    int landing = behind(step, s, over);
                    if (landing >= 0) Bits.put(landings, landing);
                }
            }
            edge = Bits.without(landings, found);
            found = Bits.union(found, edge);
        }
        return Bits.without(found, Bits.of(words, from));
    }

    /** The first site behind those of the set that stand in a row; -1 if none does, or there is none behind them. */
    private int behind(int[] step, int from, long[] over) {
        int here = step[from];
        if (here < 0 || !Bits.has(over, here)) return -1;
        for (int left = count; left > 0 && here >= 0 && Bits.has(over, here); left--) here = step[here];
        return here < 0 || Bits.has(over, here) ? -1 : here;
    }

    /** @return those of the set that have no neighbour in it */
    long[] alone(long[] set) {
        long[] alone = new long[words];
        for (int s = Bits.next(set, 0); s >= 0; s = Bits.next(set, s + 1)) {
            if (!Bits.meets(neighbours[s], set)) Bits.put(alone, s);
        }
        return alone;
    }

    private boolean isTip(int site, long[] set) {
        int count = 0;
        for (int n : near[site]) {
            count += (int) (set[n >> 6] >>> n & 1);
            if (count == 2) return false;
        }
        return count == 1;
    }

    /** @return the directions of a grid from corner to corner, or else all others; of a plane none are diagonal */
    public long[] directions(boolean diagonal) {
        return LongStream.rangeClosed(1, steps.length)
                .filter(direction -> diagonal == (steps.length == AROUND && direction % 2 == 0))
                .toArray();
    }

    /** @return the directions that lead away from the side of a player, by number from 0; none from the fifth on */
    public long[] forward(int player) {
        long[][] all = FORWARD.getOrDefault(steps.length, new long[0][]);
        return player < all.length ? all[player] : new long[0];
    }

    /** @return the site one step on, or -1; directions count from 1 and go round */
    public int step(long site, long direction) {
        if (site < 0 || steps.length == 0) return -1;
        boolean usual = direction >= 1 && direction <= steps.length;
        return steps[(int) (usual ? direction - 1 : Math.floorMod(direction - 1, (long) steps.length))][(int) site];
    }

    /**
     * @param window where the match is on its plane of hexes; null on other boards
     * @return the sites from the neighbour in the direction on to the edge, or to beyond all pieces on an endless plane
     */
    public long[] ray(long site, long direction, HexWindow window) {
        long[] ray = new long[window == null ? count : window.side()];
        int n = 0;
        int before = (int) site;
        for (int s = step(site, direction); s >= 0 && n < ray.length && s != site; s = step(s, direction)) {
            if (window != null && window.distance(before, s) > 1) break; // it comes in again on the other side
            ray[n++] = s;
            before = s;
        }
        return Arrays.copyOf(ray, n);
    }
}
