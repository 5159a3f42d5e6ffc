package regola.engine.board;

import regola.engine.value.HexWindow;

/** A SitesDraft is the tables of a {@link Sites} while they are being written. */
final class SitesDraft {
    final int count;
    final int boardCount;
    final int box;
    final long[][] next;
    final long[][] previous;
    final long[][] neighbours;
    final boolean[] ordered;
    final int[] column;
    final int[] row;
    int[][] steps = {};
    int[][] lineOrder = {};
    boolean[] lineLoops = {};
    final HexWindow plane;

    /** @param plane the first window of an endless plane of hexes, which are the first sites; null for other boards */
    SitesDraft(int count, int boardCount, int box, HexWindow plane) {
        this.count = count;
        this.boardCount = boardCount;
        this.box = box;
        this.plane = plane;
        next = empty();
        previous = plane == null ? empty() : next; // no paths lead over a plane
        neighbours = empty();
        ordered = new boolean[count];
        column = new int[count];
        row = new int[count];
        for (int s = 0; s < boardCount; s++) ordered[s] = true;
    }

    private long[][] empty() {
        return new long[count][Bits.words(count)];
    }

    void path(int from, int to) {
        Bits.put(next[from], to);
        Bits.put(previous[to], from);
    }

    void join(int a, int b) {
        if (a == b) return;
        Bits.put(neighbours[a], b);
        Bits.put(neighbours[b], a);
    }
}
