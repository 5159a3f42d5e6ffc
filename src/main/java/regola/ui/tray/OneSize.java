package regola.ui.tray;

import java.util.List;
import java.util.Objects;

/** A OneSize is how large pieces are in the trays of all seats: as large as the fullest of them has room for. */
final class OneSize {
    /** Rather than smaller than this pieces lie over each other, in pixels. */
    private static final int APART = 36;
    /** No smaller than this, in pixels. */
    private static final int LEAST = 26;

    /** Pieces that are more lie in hollows. */
    private static final int FEW = 4;

    private OneSize() {}

    /**
     * An Alike is what pieces of one sort have in common in all trays.
     *
     * @param size in pixels; 0 if each tray has its own
     * @param hollows whether they lie in hollows, because in one of the trays they are many; in none where in one of
     *     them they lie over each other
     */
    record Alike(int size, boolean hollows) {
        static final Alike NOTHING = new Alike(0, false);
    }

    /** @return what the pieces of one sort have in common in these places */
    static Alike alike(List<ZonePane> places) {
        List<Part> parts =
                places.stream().map(ZonePane::part).filter(Objects::nonNull).toList();
        int size = of(parts, ZonePane.GAP);
        boolean many = places.stream().anyMatch(place -> place.first() > FEW);
        boolean apart = size == 0
                || parts.stream()
                        .map(part -> part.cells(size, ZonePane.GAP))
                        .noneMatch(cells -> cells.across() < cells.wide());
        return new Alike(size, many && apart);
    }

    /**
     * A Part is what a tray has for pieces of one sort.
     *
     * @param wished how large they would be
     * @param pieces how many there may be
     */
    record Part(int width, int height, int wished, int pieces) {
        /** @return pieces of that size, one over the next where need be; null where there is no room for them */
        Cells cells(int size, int gap) {
            return size <= 0 ? null : Cells.each(width, height, size, gap, pieces, true);
        }
    }

    /** @return the size for all; 0 if there is none */
    static int of(List<Part> parts, int gap) {
        int most = parts.stream().mapToInt(Part::wished).min().orElse(0);
        int apart = largest(parts, gap, most, false);
        return apart >= APART ? apart : largest(parts, gap, most, true);
    }

    private static int largest(List<Part> parts, int gap, int most, boolean close) {
        for (int size = most; size >= LEAST; size -= 2) {
            int each = size;
            if (parts.stream()
                    .map(part -> Cells.each(part.width(), part.height(), each, gap, part.pieces(), close))
                    .allMatch(Objects::nonNull)) return size;
        }
        return 0;
    }
}
