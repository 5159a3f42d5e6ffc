package regola.ui.rules;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.theme.Palette;
import regola.ui.view.board.Role;

/** A PageSign is a sign before words: the number of a step, what to keep to, or what comes after something. */
final class PageSign extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double BOX = 26;

    private final String number;
    private final boolean arrow;
    private transient Measure measure = Measure.of(1280, 800, 1);

    private PageSign(String number, boolean arrow) {
        this.number = number;
        this.arrow = arrow;
    }

    static PageSign mind() {
        return new PageSign("", false);
    }

    static PageSign step(int number) {
        return new PageSign(String.valueOf(number), false);
    }

    static PageSign arrow() {
        return new PageSign("", true);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(BOX), measure.px(BOX));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double size = Math.min(getWidth(), getHeight());
            double edge = Math.max(1.5, size * 0.09);
            if (arrow) arrow(g, edge, size);
            else if (number.isEmpty()) mind(g, edge, size);
            else number(g, edge, size);
        } finally {
            g.dispose();
        }
    }

    private void arrow(Graphics2D g, double edge, double size) {
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(edge));
        Path2D path = new Path2D.Double();
        double middle = getHeight() / 2.0;
        path.moveTo(size * 0.08, middle);
        path.lineTo(size * 0.9, middle);
        path.moveTo(size * 0.6, middle - size * 0.28);
        path.lineTo(size * 0.9, middle);
        path.lineTo(size * 0.6, middle + size * 0.28);
        g.draw(path);
    }

    private static void mind(Graphics2D g, double edge, double size) {
        g.setColor(Palette.current().of(Role.REFUSED));
        g.setStroke(Brush.line(edge * 1.2));
        double inset = edge;
        g.draw(new Ellipse2D.Double(inset, inset, size - 2 * inset, size - 2 * inset));
        g.draw(new Line2D.Double(size / 2, size * 0.27, size / 2, size * 0.53));
        double dot = edge * 1.5;
        g.fill(new Ellipse2D.Double((size - dot) / 2, size * 0.72 - dot / 2, dot, dot));
    }

    private void number(Graphics2D g, double edge, double size) {
        g.setColor(StageColour.LEAD.now());
        g.setStroke(Brush.line(edge));
        g.draw(new Ellipse2D.Double(edge, edge, size - 2 * edge, size - 2 * edge));
        g.setFont(TextSize.SMALL.font(measure));
        var metrics = g.getFontMetrics();
        g.setColor(StageColour.INK.now());
        g.drawString(number, (int) Math.round((size - metrics.stringWidth(number)) / 2), (int)
                Math.round((size - metrics.getHeight()) / 2 + metrics.getAscent()));
    }
}
