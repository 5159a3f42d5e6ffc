package regola.ui.review;

/**
 * A ChancePlot is where in a chart a chance lies: moments of the match lie beside each other, chances above each other.
 *
 * @param last the moment at the right edge
 */
record ChancePlot(double left, double right, double top, double bottom, int last) {
    double x(int moment) {
        return left + (right - left) * moment / last;
    }

    double y(double chance) {
        return top + (1 - chance) * (bottom - top);
    }

    /** @return the moment that lies at or nearest to it */
    int momentAt(double x) {
        double part = (x - left) / Math.max(1, right - left);
        return (int) Math.round(Math.max(0, Math.min(1, part)) * last);
    }
}
