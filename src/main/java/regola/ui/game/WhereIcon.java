package regola.ui.game;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import javax.swing.Icon;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.view.board.SiteView;

/**
 * A WhereIcon is a small board with some of its places marked: it says where to those who do not see the names of
 * places. Of two places of a move the first is where something came from, and an arrow leads to the other. Pixels.
 */
final class WhereIcon implements Icon {
    /** Of the whole, what lies round the outermost places. */
    private static final double MARGIN = 0.1;
    /** How much of the way to its neighbour a place takes. */
    private static final double PLACE = 0.8;

    private static final double LEAST_PLACE = 2.2;
    private static final double LEAST_MARK = 4.5;
    /** How much wider than high it is at most. */
    private static final double WIDEST = 2.6;

    private final List<SiteView> sites;
    private final List<String> marked;
    private final boolean move;
    private final int high;

    /**
     * @param marked the ids of those that are meant, in the order of what happens
     * @param move whether two of them are from where and to where something went
     */
    WhereIcon(List<SiteView> sites, List<String> marked, boolean move, int high) {
        this.move = move;
        this.sites = List.copyOf(sites);
        this.marked = List.copyOf(marked);
        this.high = high;
    }

    @Override
    public int getIconWidth() {
        Rectangle2D all = bounds();
        double proportion = all.getHeight() < 1e-6 ? WIDEST : all.getWidth() / all.getHeight();
        return (int) Math.round(high * Math.max(1, Math.min(WIDEST, proportion)));
    }

    @Override
    public int getIconHeight() {
        return high;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            int wide = getIconWidth();
            g.translate(x, y);
            Shape ground = Brush.rounded(0, 0, wide, high, 0.5, high * 0.12);
            g.setColor(StageColour.CARD.now());
            g.fill(ground);
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(1));
            g.draw(ground);
            Rectangle2D all = bounds();
            double off = high * MARGIN;
            double place = spacing() * PLACE;
            double unit = Math.min(
                    (wide - 2 * off) / Math.max(1e-6, all.getWidth() + place),
                    (high - 2 * off) / Math.max(1e-6, all.getHeight() + place));
            double size = Math.max(LEAST_PLACE, place * unit);
            Color edge = StageColour.EDGE.now();
            g.setColor(new Color(edge.getRed(), edge.getGreen(), edge.getBlue(), 110));
            for (SiteView site : sites) g.fill(form(site, at(site, all, unit, wide), size));
            g.setColor(StageColour.LEAD.now());
            double mark = Math.max(LEAST_MARK, size);
            List<SiteView> meant = marked.stream()
                    .flatMap(id ->
                            sites.stream().filter(site -> site.id().equals(id)).limit(1))
                    .toList();
            boolean way = move && meant.size() == 2;
            for (int i = 0; i < meant.size(); i++) {
                Shape form = form(meant.get(i), at(meant.get(i), all, unit, wide), mark);
                g.setStroke(Brush.line(1.6));
                if (way && i == 0) g.draw(form);
                else g.fill(form);
            }
            if (way) arrow(g, at(meant.get(0), all, unit, wide), at(meant.get(1), all, unit, wide), mark);
        } finally {
            g.dispose();
        }
    }

    /** From edge to edge; between neighbours there is no room for one, and none is needed. */
    private static void arrow(Graphics2D g, Point2D from, Point2D to, double mark) {
        double length = from.distance(to);
        double free = length - mark * 1.1;
        if (free < 4) return;
        double ux = (to.getX() - from.getX()) / length;
        double uy = (to.getY() - from.getY()) / length;
        double endX = to.getX() - ux * mark * 0.55;
        double endY = to.getY() - uy * mark * 0.55;
        double head = Math.min(5, free);
        g.setStroke(Brush.line(2));
        g.draw(new Line2D.Double(
                from.getX() + ux * mark * 0.55, from.getY() + uy * mark * 0.55, endX - ux * head, endY - uy * head));
        Path2D tip = new Path2D.Double();
        tip.moveTo(endX, endY);
        tip.lineTo(endX - ux * head - uy * head * 0.6, endY - uy * head + ux * head * 0.6);
        tip.lineTo(endX - ux * head + uy * head * 0.6, endY - uy * head - ux * head * 0.6);
        tip.closePath();
        g.fill(tip);
    }

    private static Shape form(SiteView site, Point2D at, double size) {
        double x = at.getX() - size / 2;
        double y = at.getY() - size / 2;
        return site.outline() == SiteView.Outline.SQUARE
                ? new Rectangle2D.Double(x, y, size, size)
                : new Ellipse2D.Double(x, y, size, size);
    }

    private double spacing() {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < sites.size(); i++)
            for (int j = i + 1; j < sites.size(); j++)
                least = Math.min(
                        least,
                        Point2D.distance(
                                sites.get(i).x(),
                                sites.get(i).y(),
                                sites.get(j).x(),
                                sites.get(j).y()));
        return least == Double.MAX_VALUE ? 1 : Math.max(0.05, least);
    }

    private Rectangle2D bounds() {
        Rectangle2D all = null;
        for (SiteView site : sites) {
            if (all == null) all = new Rectangle2D.Double(site.x(), site.y(), 0, 0);
            else all.add(site.x(), site.y());
        }
        return all == null ? new Rectangle2D.Double() : all;
    }

    private Point2D at(SiteView site, Rectangle2D all, double unit, int wide) {
        return new Point2D.Double(
                wide / 2.0 + (site.x() - all.getCenterX()) * unit, high / 2.0 + (site.y() - all.getCenterY()) * unit);
    }
}
