package regola.ui.handout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A PageBreaks finds where pages end and how large the pictures of each are, so that as little as may be stays empty:
 * all pages are weighed together, not one after the other.
 */
final class PageBreaks {
    /** What smaller pictures cost, next to a page that is empty: much smaller ones cost far more. */
    private static final double SMALLER = 2;
    /** What a larger one costs: it only fills what would be empty. */
    private static final double LARGER = 0.1;
    /** A last page with less on it looks forgotten. */
    private static final double LITTLE = 0.2;

    /** What stays empty on the first page is seen by everybody. */
    private static final double ON_FIRST = 1.8;

    private final Runs runs;
    private final List<Double> sizes;

    /** What has to be put on pages: runs of blocks that are not divided. */
    interface Runs {
        int count();

        /** @return how high one is with pictures of that size */
        double height(int run, double size);

        boolean isPictured(int run);

        /** @return what it costs that a page begins with it, where one may as well begin with another */
        double asFirst(int run);
    }

    /**
     * @param from the first of its runs
     * @param end behind its last
     * @param size of its pictures
     */
    record Sheet(int from, int end, double size) {}

    private record Way(double cost, Sheet sheet) {}

    /** @param sizes that pictures may have, the largest first */
    private PageBreaks(Runs runs, List<Double> sizes) {
        this.runs = runs;
        this.sizes = sizes;
    }

    /**
     * @param first room on the page that is begun; it may stay without any of them
     * @param room on each page after it
     */
    static List<Sheet> of(Runs runs, List<Double> sizes, double first, double room) {
        PageBreaks breaks = new PageBreaks(runs, sizes);
        List<Way> ways = new ArrayList<>(Collections.nCopies(runs.count() + 1, new Way(0, null)));
        for (int from = runs.count() - 1; from >= 0; from--) ways.set(from, breaks.best(from, room, room, ways));
        Way begun = breaks.best(0, first, room, ways);
        Way fresh = new Way(breaks.emptied(first, room) + ways.get(0).cost(), new Sheet(0, 0, 1));
        List<Sheet> sheets = new ArrayList<>();
        for (Sheet at = (first < room && fresh.cost() < begun.cost() ? fresh : begun).sheet(); at != null; ) {
            sheets.add(at);
            at = ways.get(at.end()).sheet();
        }
        return sheets;
    }

    /** @return the best way from there on, on a page with so much room */
    private Way best(int from, double room, double page, List<Way> after) {
        Way best = null;
        for (int end = from + 1; end <= runs.count(); end++) {
            int size = size(from, end, room);
            // What is higher than a page stands alone on it.
            if (size < 0 && end > from + 1) break;
            double chosen = sizes.get(size < 0 ? sizes.size() - 1 : size);
            double cost = cost(from, end, chosen, room, page) + after.get(end).cost();
            if (size < 0 && room < page) cost = Double.MAX_VALUE;
            if (best == null || cost < best.cost()) best = new Way(cost, new Sheet(from, end, chosen));
        }
        return best;
    }

    /** @return the number of the largest size with which they find room; -1 if there is none */
    private int size(int from, int end, double room) {
        boolean pictured = isPictured(from, end);
        for (int i = pictured ? 0 : sizes.indexOf(1.0); i < (pictured ? sizes.size() : sizes.indexOf(1.0) + 1); i++)
            if (height(from, end, sizes.get(i)) <= room) return i;
        return -1;
    }

    private boolean isPictured(int from, int end) {
        for (int i = from; i < end; i++) if (runs.isPictured(i)) return true;
        return false;
    }

    private double height(int from, int end, double size) {
        double height = 0;
        for (int i = from; i < end; i++) height += runs.height(i, size);
        return height;
    }

    private double cost(int from, int end, double size, double room, double page) {
        double left = Math.max(0, room - height(from, end, size));
        double pictures = isPictured(from, end) ? price(size) : 0;
        if (end < runs.count()) {
            double seen = room < page ? ON_FIRST : 1;
            return pictures + 1 + (emptied(left, page) - 1) * seen + runs.asFirst(end);
        }
        double filled = 1 - left / page;
        // One page more is a page more to be printed.
        return pictures + 1 + (filled < LITTLE && room == page ? 1 - filled : 0);
    }

    private static double price(double size) {
        return size < 1 ? (1 - size) * (1 - size) * SMALLER : (size - 1) * LARGER;
    }

    private double emptied(double left, double page) {
        double empty = left / page;
        return 1 + empty + empty * empty;
    }
}
