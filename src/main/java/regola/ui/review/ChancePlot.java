package regola.ui.review;

import java.util.stream.IntStream;

/**
 * A ChancePlot is where in a chart a chance lies: moments of the match lie beside each other, chances above each other.
 *
 * @param last the moment at the right edge
 * @param most the chance at the upper edge
 */
record ChancePlot(double left, double right, double top, double bottom, int last, double most) {
    private static final double QUARTER = 0.25;

    /**
     * @param highest the highest chance of all that are drawn
     * @return at which chance the upper edge lies, so that low lines are not all drawn in the lower half
     */
    static double most(double highest) {
        return Math.max(2, Math.ceil(highest / QUARTER)) * QUARTER;
    }

    /** @return the chances that are named beside the lines, from below */
    double[] named() {
        int parts = most < 1 ? (int) Math.round(most / QUARTER) : 2;
        return IntStream.rangeClosed(0, parts)
                .mapToDouble(part -> most * part / parts)
                .toArray();
    }

    double x(int moment) {
        return left + (right - left) * moment / last;
    }

    double y(double chance) {
        return top + (1 - chance / most) * (bottom - top);
    }

    /** @return the moment that lies at or nearest to it */
    int momentAt(double x) {
        double part = (x - left) / Math.max(1, right - left);
        return (int) Math.round(Math.max(0, Math.min(1, part)) * last);
    }
}
