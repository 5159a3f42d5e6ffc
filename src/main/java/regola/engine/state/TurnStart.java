package regola.engine.state;

import java.util.Arrays;
import regola.engine.value.HexWindow;

/**
 * A TurnStart is how everything stood when the turn began, kept while it lasts: a position in the middle of a turn is
 * written as that, with what has happened since. Immutable, so copies of a match share it.
 */
final class TurnStart {
    private final int[] siteOf, above;
    private final long[] narrow;
    private final long[][] wide;
    private final int mover;
    private final long retired;
    private final HexWindow window;
    private final Remembered remembered;
    private final int rememberedCount;
    private final Known known;

    /** @param remembered may be added to, but nothing in it is forgotten */
    TurnStart(GameState state, Remembered remembered) {
        siteOf = state.siteOf.clone();
        above = state.above.clone();
        narrow = state.narrow.clone();
        wide = state.wide.clone(); // the sets and lists inside are never changed
        mover = state.mover;
        retired = state.retired;
        window = state.window();
        this.remembered = remembered;
        rememberedCount = remembered.count();
        known = state.known == null ? null : state.known.copy();
    }

    /** @return whether all but what is remembered stands as it did */
    boolean isStill(GameState state) {
        return mover == state.mover
                && retired == state.retired
                && Arrays.equals(siteOf, state.siteOf)
                && Arrays.equals(above, state.above)
                && Arrays.equals(narrow, state.narrow)
                && Arrays.deepEquals(wide, state.wide);
    }

    long[] remembered() {
        return remembered.first(rememberedCount);
    }

    /** Puts everything in a state of the same match back to where it was. */
    void putBack(GameState state) {
        state.setWindow(window);
        boolean[] isOnAnother = new boolean[siteOf.length];
        for (int up : above) if (up >= 0) isOnAnother[up] = true;
        for (int bottom = 0; bottom < siteOf.length; bottom++) {
            if (isOnAnother[bottom]) continue;
            for (int p = bottom; p >= 0; p = above[p]) state.move(p, siteOf[p]);
        }
        System.arraycopy(narrow, 0, state.narrow, 0, narrow.length);
        System.arraycopy(wide, 0, state.wide, 0, wide.length);
        state.mover = mover;
        state.retired = retired;
        state.setRemembered(remembered());
        if (known != null) state.known.become(known);
        state.changed();
    }
}
