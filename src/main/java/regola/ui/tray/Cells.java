package regola.ui.tray;

import java.awt.Rectangle;

/**
 * A Cells is how pieces lie in a part of a tray: in rows, from the left, below each other. More pieces overlap a
 * little; when even so there is no room, pieces that are alike become a stack with a number, and at last all of them.
 *
 * @param way how much stands for one cell
 * @param size across, in pixels
 * @param across from one piece to the next in a row
 * @param columns how many are in a row
 */
record Cells(Way way, int size, int across, int columns, int rows) {
    /** EACH piece has a cell, or each KIND of pieces, or there is one cell for the whole HEAP. */
    enum Way {
        EACH,
        KIND,
        HEAP
    }

    /** So much of a piece is seen at least where others lie over it. */
    private static final double SEEN = 0.6;

    /**
     * @param wished how large a piece would be
     * @param least how large it is at least
     * @param pieces how many there may be
     * @param kinds how many sorts of them
     */
    static Cells of(int width, int height, int wished, int least, int gap, int pieces, int kinds) {
        for (int size = wished; size >= least; size -= 2) {
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
        return new Cells(Way.HEAP, Math.min(wished, Math.max(1, Math.min(width, height))), 0, 1, 1);
    }

    private static Cells apart(Way way, int width, int height, int size, int gap) {
        return new Cells(
                way,
                size,
                size + gap,
                Math.max(0, (width + gap) / (size + gap)),
                Math.max(0, (height + gap) / (size + gap)));
    }

    private static Cells close(Way way, int width, int height, int size, int gap) {
        int step = (int) Math.ceil(size * SEEN);
        int columns = width < size ? 0 : 1 + (width - size) / step;
        return new Cells(way, size, step, columns, Math.max(0, (height + gap) / (size + gap)));
    }

    int count() {
        return columns * rows;
    }

    /** @return where a cell is */
    Rectangle at(int number, int gap) {
        int row = number / Math.max(1, columns);
        int column = number % Math.max(1, columns);
        return new Rectangle(column * across, row * (size + gap), size, size);
    }
}
