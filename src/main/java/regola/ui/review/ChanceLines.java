package regola.ui.review;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.stream.IntStream;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;

/**
 * A ChanceLines draws the chances of three or more, each as a line: the one that matters to whoever looks stands out,
 * broad and with its ground filled, the others lie quietly behind it and bear their marks.
 *
 * @param own the seat whose line stands out
 */
record ChanceLines(List<List<Double>> chances, int own, ChancePlot plot, ChanceColours colours) {
    /** A chance below that is called none. */
    private static final double NOTHING = 0.005;

    private static final int GROUND = 72;
    private static final int MARKS = 3;
    /** Marks of different seats stand so far from each other, in parts of what lies between two of the same. */
    private static final double SHIFT = 0.22;

    /** @param mark the size of the marks, in pixels */
    void paint(Graphics2D g, Component on, int mark) {
        int seats = chances.get(0).size();
        int[] others = IntStream.range(0, seats).filter(p -> p != own).toArray();
        ground(g);
        for (int p : others) line(g, p, 3.4, 2);
        for (int p : others) marks(g, on, p, mark);
        line(g, own, 6.5, 4);
    }

    private void ground(Graphics2D g) {
        int end = end(own);
        Path2D ground = path(own);
        ground.lineTo(plot.x(end), plot.y(0));
        ground.lineTo(plot.x(0), plot.y(0));
        ground.closePath();
        g.setColor(Brush.veiled(colours.of(own), GROUND));
        g.fill(ground);
    }

    private void line(Graphics2D g, int seat, double casing, double width) {
        Path2D line = path(seat);
        g.setColor((seat == own ? StageColour.INK : StageColour.SUB).now());
        g.setStroke(Brush.line(casing));
        g.draw(line);
        g.setColor(colours.of(seat));
        g.setStroke(Brush.line(width));
        g.draw(line);
    }

    private Path2D path(int seat) {
        Path2D line = new Path2D.Double();
        for (int m = 0; m <= end(seat); m++) {
            double y = plot.y(chances.get(m).get(seat));
            if (m == 0) line.moveTo(plot.x(m), y);
            else line.lineTo(plot.x(m), y);
        }
        return line;
    }

    /** @return the moment from which on that seat has no chance any more, or the last that is known */
    private int end(int seat) {
        int end = chances.size() - 1;
        while (end > 0 && isNothing(end, seat) && isNothing(end - 1, seat)) end--;
        return end;
    }

    private boolean isNothing(int moment, int seat) {
        return chances.get(moment).get(seat) < NOTHING;
    }

    /** Whose line is whose is told by more than colours. */
    private void marks(Graphics2D g, Component on, int seat, int size) {
        int seats = chances.get(0).size();
        for (int part = 0; part < MARKS; part++) {
            double shift = SHIFT * (seat - (seats - 1) / 2.0);
            int at = (int) Math.round(end(seat) * (part + 0.5 + shift) / MARKS);
            double x = plot.x(at);
            double y = plot.y(chances.get(at).get(seat));
            g.setColor(StageColour.PAPER.now());
            g.fill(new Ellipse2D.Double(x - size / 2.0 - 2, y - size / 2.0 - 2, size + 4, size + 4));
            colours.mark(seat, size)
                    .paintIcon(on, g, (int) Math.round(x - size / 2.0), (int) Math.round(y - size / 2.0));
        }
    }
}
