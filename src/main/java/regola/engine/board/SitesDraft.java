package regola.engine.board;

/**
 * A SitesDraft is the tables of a {@link Sites} while they are being written.
 */
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

    SitesDraft(int count, int boardCount, int box) {
        this.count = count;
        this.boardCount = boardCount;
        this.box = box;
        int words = Bits.words(count);
        next = new long[count][words];
        previous = new long[count][words];
        neighbours = new long[count][words];
        ordered = new boolean[count];
        column = new int[count];
        row = new int[count];
        for (int s = 0; s < boardCount; s++) ordered[s] = true;
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
