package regola.ui.tray;

import java.awt.Rectangle;
import java.util.Arrays;

/**
 * A Cells is how pieces lie in a part of a tray: in rows, from the left, below each other. More pieces overlap a
 * little; when even so there is no room, pieces that are alike become a stack with a number, and at last all of them.
 *
 * @param way how much stands for one cell
 * @param size across, in pixels
 * @param wide how wide a cell is: what is beside a piece belongs to it
 * @param across from one piece to the next in a row
 * @param columns how many are in a row
 * @param evenly how many of the first are shared out among rows that are as long as each other, or nearly
 */
record Cells(Way way, int size, int wide, int across, int columns, int rows, int evenly) {
    Cells(Way way, int size, int wide, int across, int columns, int rows) {
        this(way, size, wide, across, columns, rows, 0);
    }

    /** EACH piece has a cell, or each KIND of pieces, or there is one cell for the whole HEAP. */
    enum Way {
        EACH,
        KIND,
        HEAP
    }

    /** So much of a piece is seen at least where others lie over it. */
    private static final double SEEN = 0.6;
    /** So much wider than a bunch its cell is at most where what is written on it does not stand beside it. */
    private static final double SPREAD = 1.25;

    /**
     * @param wished how large a piece would be
     * @param least how large it is at least where pieces lie over each other
     * @param smallest how large it is at least where none does: they are counted more easily then
     * @param pieces how many there may be
     * @param kinds how many sorts of them
     */
    static Cells of(int width, int height, int wished, int least, int smallest, int gap, int pieces, int kinds) {
        for (int size = wished; size >= smallest; size -= 2) {
            Cells all = apart(Way.EACH, width, height, size, gap);
            if (all.count() >= pieces) return all;
        }
        Cells each = close(Way.EACH, width, height, least, gap);
        if (each.count() >= pieces) return each;
        for (int size = wished; size >= least; size -= 2) {
            Cells all = apart(Way.KIND, width, height, size, gap);
            if (all.count() >= kinds) return all;
        }
        Cells kind = close(Way.KIND, width, height, least, gap);
        if (kind.count() >= kinds) return kind;
        return heap(width, height, wished);
    }

    /** @return all in one */
    static Cells heap(int width, int height, int wished) {
        int size = Math.min(wished, Math.max(1, Math.min(width, height)));
        return new Cells(Way.HEAP, size, size, 0, 1, 1);
    }

    /**
     * @param beside how much room words have beside each bunch, where there is any
     * @return each kind in one bunch
     */
    static Cells bunches(int width, int height, int wished, int least, int gap, int kinds, int beside) {
        return bunches(width, height, wished, least, least, gap, kinds, beside);
    }

    /** @param smallest as small as this rather than over each other, where there are no words beside them */
    static Cells bunches(int width, int height, int wished, int least, int smallest, int gap, int kinds, int beside) {
        for (int words : new int[] {beside, 0}) {
            for (int size = wished; size >= least; size -= 2) {
                Cells all = apart(Way.KIND, width, height, size, size + words, gap);
                if (all.count() >= kinds) return all;
            }
        }
        for (int size = least; size >= smallest; size -= 2) {
            Cells all = apart(Way.KIND, width, height, size, gap);
            if (all.count() >= kinds) return all;
        }
        Cells kind = close(Way.KIND, width, height, least, gap);
        return kind.count() >= kinds ? kind : heap(width, height, wished);
    }

    /**
     * @param beside less than this
     * @return the same with what is written on bunches partly beside them, as far as there is room: they are seen then
     */
    Cells spread(int width, int gap, int beside) {
        if (way != Way.KIND || wide > size || across < wide || columns < 1) return this;
        int room = (width - (columns - 1) * gap) / columns;
        int next = Math.max(size, Math.min(room, Math.min((int) (size * SPREAD), size + beside - 1)));
        return new Cells(way, size, next, next + gap, columns, rows, evenly);
    }

    /**
     * @param least how large a piece is where it may lie over the next one
     * @return how large pieces are at most that all lie in one row
     */
    static int inOneRow(int width, int gap, int pieces, int least) {
        int apart = (width + gap) / pieces - gap;
        return apart >= least ? apart : (int) (width / (1 + SEEN * (pieces - 1)));
    }

    /** @return each piece in a cell of that size, lying over the next one if need be; null if there is no room */
    static Cells each(int width, int height, int size, int gap, int pieces, boolean close) {
        Cells all = apart(Way.EACH, width, height, size, gap);
        if (close && all.count() < pieces) all = close(Way.EACH, width, height, size, gap);
        return all.count() < pieces ? null : all;
    }

    private static Cells apart(Way way, int width, int height, int size, int gap) {
        return apart(way, width, height, size, size, gap);
    }

    private static Cells apart(Way way, int width, int height, int size, int wide, int gap) {
        return new Cells(
                way,
                size,
                wide,
                wide + gap,
                Math.max(0, (width + gap) / (wide + gap)),
                Math.max(0, (height + gap) / (size + gap)));
    }

    private static Cells close(Way way, int width, int height, int size, int gap) {
        int step = (int) Math.ceil(size * SEEN);
        int columns = width < size ? 0 : 1 + (width - size) / step;
        return new Cells(way, size, size, step, columns, Math.max(0, (height + gap) / (size + gap)));
    }

    /**
     * @param pieces that lie here at first
     * @param most how many there may be
     * @return the same with those in rows of one length, or of two lengths in a pattern that is the same from both
     *     ends: nine men in threes, ten as three, four and three
     */
    Cells even(int pieces, int most) {
        if (way != Way.EACH || pieces <= columns || columns < 1) return this;
        int needed = (pieces + columns - 1) / columns;
        int inRow = (pieces + needed - 1) / needed;
        if (inRow * rows < most) return this;
        boolean left = pieces % inRow != 0;
        return new Cells(way, size, wide, across, inRow, rows, left ? pieces : 0);
    }

    /** @return how many of those that are shared out evenly are in each row: alike from both ends, as far as may be */
    private int[] rowLengths() {
        int[] lengths = new int[(evenly + columns - 1) / columns];
        Arrays.fill(lengths, evenly / lengths.length);
        int more = evenly % lengths.length;
        if (more % 2 == 1 && lengths.length % 2 == 1) {
            lengths[lengths.length / 2]++;
            more--;
        }
        for (int i = 0; i < more; i++) lengths[i % 2 == 0 ? i / 2 : lengths.length - 1 - i / 2]++;
        return lengths;
    }

    int count() {
        return columns * rows;
    }

    /** @return where a cell is */
    Rectangle at(int number, int gap) {
        if (evenly > 0) {
            int[] lengths = rowLengths();
            int left = number;
            for (int row = 0; row < lengths.length; left -= lengths[row++]) {
                int indent = (columns - lengths[row]) * across / 2;
                if (left < lengths[row]) return new Rectangle(indent + left * across, row * (size + gap), wide, size);
            }
            int below = lengths.length + left / columns;
            return new Rectangle(left % columns * across, below * (size + gap), wide, size);
        }
        int row = number / Math.max(1, columns);
        int column = number % Math.max(1, columns);
        return new Rectangle(column * across, row * (size + gap), wide, size);
    }
}
