package regola.ui.review;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;

/**
 * A ChanceShares draws the chances of two: one has what the other has not, so the shares lie on one another and fill
 * the chart between them.
 *
 * @param order the seats from below
 */
record ChanceShares(List<List<Double>> chances, List<Integer> order, ChancePlot plot, ChanceColours colours) {
    void paint(Graphics2D g) {
        int known = chances.size() - 1;
        double width = plot.x(known) - plot.x(0);
        Rectangle2D whole = new Rectangle2D.Double(plot.x(0), plot.y(1), width, plot.y(0) - plot.y(1));
        for (int i = order.size() - 1; i >= 0; i--) {
            Path2D edge = edge(i + 1);
            Path2D share = new Path2D.Double(edge);
            share.lineTo(plot.x(known), plot.y(0));
            share.lineTo(plot.x(0), plot.y(0));
            share.closePath();
            g.setColor(colours.of(order.get(i)));
            g.fill(i == order.size() - 1 ? whole : share);
            if (i == order.size() - 1) continue;
            // Where both are of like lightness the border between them is seen nevertheless.
            g.setColor(StageColour.PAPER.now());
            g.setStroke(Brush.line(4));
            g.draw(edge);
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(2));
            g.draw(edge);
        }
        g.setColor(StageColour.SUB.now());
        g.setStroke(Brush.line(1));
        g.draw(whole);
    }

    /** @return the upper edge of the shares of so many seats, counted from below */
    private Path2D edge(int seatsBelow) {
        Path2D line = new Path2D.Double();
        for (int m = 0; m < chances.size(); m++) {
            double y = plot.y(below(m, seatsBelow));
            if (m == 0) line.moveTo(plot.x(m), y);
            else line.lineTo(plot.x(m), y);
        }
        return line;
    }

    /** @return what so many seats, counted from below, have together */
    private double below(int moment, int seatsBelow) {
        List<Double> all = chances.get(moment);
        return order.stream().limit(seatsBelow).mapToDouble(all::get).sum();
    }

    /** @return the chance at which the point of a moment lies: on the edge between the two */
    double pointAt(int moment) {
        return below(moment, 1);
    }

    /** @return the chance beside which the mark of a seat stands in the end: the middle of its share */
    double middle(int moment, int seat) {
        int i = order.indexOf(seat);
        return (below(moment, i) + below(moment, i + 1)) / 2;
    }
}
