package regola.engine.value;

/**
 * A HexWindow is the part of an endless plane of hexes where the pieces of a match are just now. Hexes are numbered as
 * if the plane were rolled up: those that are a whole side apart share a number, and the window says which of them is
 * meant. So the pieces may wander off as far as they like, and no number ever changes, as long as they keep together.
 *
 * @param side how many hexes it has in a row, and how many rows
 * @param q the least q in it
 * @param r the least r in it
 */
public record HexWindow(int side, int q, int r) {

    /** @return the window with this hex in its middle */
    public static HexWindow around(Hex middle, int side) {
        return new HexWindow(side, middle.q() - side / 2, middle.r() - side / 2);
    }

    /** @return how many hexes have a number of their own */
    public int count() {
        return side * side;
    }

    public boolean contains(Hex hex) {
        return hex.q() >= q && hex.q() < q + side && hex.r() >= r && hex.r() < r + side;
    }

    /**
     * @return the number of a hex, which is the same in every window of this size; 0,0 is in the middle of the numbers
     */
    public int number(Hex hex) {
        return Math.floorMod(hex.q() + side / 2, side) + side * Math.floorMod(hex.r() + side / 2, side);
    }

    /** @return the hex in this window that has the number */
    public Hex hex(int number) {
        return new Hex(hexQ(number), hexR(number));
    }

    public int hexQ(int number) {
        return q + rolled(number % side - side / 2 - q);
    }

    public int hexR(int number) {
        return r + rolled(number / side - side / 2 - r);
    }

    /** As the floor of a division by the side leaves it; without dividing where pieces have not wandered far. */
    private int rolled(int steps) {
        if (steps >= 0 && steps < side) return steps;
        return steps < 0 && steps >= -side ? steps + side : Math.floorMod(steps, side);
    }

    /** @return how many steps it is from one numbered hex to another */
    public int distance(int from, int to) {
        int across = hexQ(from) - hexQ(to);
        int down = hexR(from) - hexR(to);
        return Math.max(Math.max(Math.abs(across), Math.abs(down)), Math.abs(across + down));
    }
}
