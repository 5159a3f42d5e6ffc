package regola.engine.state;

import regola.engine.value.Hex;
import regola.engine.value.HexWindow;

/**
 * A HexSpan is how far hexes on an endless plane reach, in rows and across them. Where the window round them is depends
 * on them alone, and not on how they came there.
 */
public final class HexSpan {
    /** Hexes in a window beyond the outermost of them, at least. */
    private static final int MARGIN = 2;

    private int leastQ, mostQ, leastR, mostR;
    private boolean some;

    public void add(Hex hex) {
        add(hex.q(), hex.r());
    }

    /** Adds a hex, of which no object is needed. */
    void add(int q, int r) {
        leastQ = some ? Math.min(leastQ, q) : q;
        mostQ = some ? Math.max(mostQ, q) : q;
        leastR = some ? Math.min(leastR, r) : r;
        mostR = some ? Math.max(mostR, r) : r;
        some = true;
    }

    /** @return the window with these hexes in its middle; without any, the one round 0,0 */
    public HexWindow window(int side) {
        return HexWindow.around(new Hex(Math.floorDiv(leastQ + mostQ, 2), Math.floorDiv(leastR + mostR, 2)), side);
    }

    /** @return true if a window of this size holds them all and those around them */
    public boolean fits(int side) {
        return Math.max(mostQ - leastQ, mostR - leastR) + 1 <= most(side);
    }

    /** @return how many hexes in a row they may reach over */
    public static int most(int side) {
        return side - 2 * MARGIN;
    }
}
