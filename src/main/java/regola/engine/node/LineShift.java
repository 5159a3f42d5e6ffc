package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.state.GameState;

/**
 * A LineShift is the moving of all pieces on a line so many places along it. On a loop they go round; on a line with
 * ends those that would leave it stay on its last site.
 */
public final class LineShift {
    /** Numbers that say how one piece was moved. */
    public static final int WORDS = 3;

    private LineShift() {}

    /** @return for each piece moved, in order: piece, site and the piece it stood on, or -1 */
    public static int[] shift(Execution x, int line, long by) {
        GameState state = x.state;
        int[] order = state.sites.lineOrder[line];
        int length = order.length;
        x.charge(length >> 3);
        int count = 0;
        for (int site : order) count += state.count(site);
        x.chargeMoved(2 * count);
        int[] moved = new int[WORDS * count];
        int[] targets = new int[count];
        int n = 0;
        boolean loop = state.sites.lineLoops[line];
        int places = length == 0 ? 0 : places(by, length, loop);
        for (int step = 0; step < length; step++) {
            int i = by < 0 ? length - 1 - step : step; // who is ahead arrives first, and so lies below
            int target = order[target(i, places, length, loop)];
            for (int p = state.top[order[i]];
                    p >= 0;
                    p = state.below[p]) { // from the top, so that taking back rebuilds from below
                moved[3 * n] = p;
                moved[3 * n + 1] = order[i];
                moved[3 * n + 2] = state.below[p];
                targets[n++] = target;
            }
        }
        for (int i = 0; i < count; i++) state.lift(moved[3 * i]);
        for (int i = count - 1; i >= 0; i--) state.put(moved[3 * i], targets[i]);
        return moved;
    }

    /** @return how many places onward, fewer than there are; on a line with ends back too, at most as many */
    private static int places(long by, int length, boolean loop) {
        return loop ? (int) Math.floorMod(by, (long) length) : (int) Math.max(-length, Math.min(length, by));
    }

    private static int target(int index, int places, int length, boolean loop) {
        int target = index + places;
        if (loop) return target >= length ? target - length : target;
        return Math.max(0, Math.min(length - 1, target));
    }
}
