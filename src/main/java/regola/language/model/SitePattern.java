package regola.language.model;

/**
 * A SitePattern is a way to name many sites of a grid at once: all, or all that look alike, perhaps in some rows or
 * columns only. Rows and columns count from 1; with a minus from the far side, -1 being the last.
 *
 * @param first the first row or column, 0 if it does not matter
 * @param last the last one, 0 likewise
 */
public record SitePattern(Which which, boolean byColumn, int first, int last) {

    /** A Which is what the sites have in common. */
    public enum Which {
        ALL,
        /** As on a draughts board: the site in column 1 of row 1 is dark. */
        DARK,
        LIGHT,
        /** In the first or last row or column. */
        BORDER,
        CORNER
    }

    /** @return whether the site in that column and row, from 1, of a grid of such a size is one of them */
    public boolean has(int column, int row, int columns, int rows) {
        boolean atSide = column == 1 || column == columns;
        boolean atEnd = row == 1 || row == rows;
        boolean fits = switch (which) {
            case ALL -> true;
            case DARK -> (column + row) % 2 == 0;
            case LIGHT -> (column + row) % 2 != 0;
            case BORDER -> atSide || atEnd;
            case CORNER -> atSide && atEnd;
        };
        if (!fits || first == 0) return fits;
        int most = byColumn ? columns : rows;
        int place = byColumn ? column : row;
        return place >= fromNear(first, most) && place <= fromNear(last, most);
    }

    private static int fromNear(int number, int most) {
        return number < 0 ? most + 1 + number : number;
    }
}
