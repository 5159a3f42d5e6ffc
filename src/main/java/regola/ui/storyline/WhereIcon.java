package regola.ui.storyline;

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
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.swing.Icon;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.SiteView;

/**
 * A WhereIcon is a small board with some of its places marked: it says where to those who do not see the names of
 * places. Where a piece went, a ring is where it came from, and a line leads to the point where it is now. Pixels.
 */
final class WhereIcon implements Icon {
    /** Of the whole, what lies round the outermost places. */
    private static final double MARGIN = 0.1;
    /** How much of the way to its neighbour a place takes. */
    private static final double PLACE = 0.8;

    private static final double LEAST_PLACE = 2.2;
    private static final double LEAST_MARK = 4.5;
    /** Where a piece came from and went to is seen at a glance, on large boards too. */
    private static final double LEAST_STOP = 7;
    /** How much wider than high it is at most. */
    private static final double LONGEST = 2.6;
    /** How wide a long one is at most, in the height of a square one: words are to have room before it. */
    private static final double WIDEST = 1.4;

    private final List<SiteView> sites;
    private final List<LinkView> links;
    private final List<String> marked;
    private final List<String> way;
    private final int high;

    /**
     * @param marked the ids of those that are meant, in the order of what happens
     * @param way the ids of those that a piece went over, from where it came to where it is; empty if none did
     * @param high how high a square one is
     */
    WhereIcon(BoardView board, List<String> marked, List<String> way, int high) {
        this.way = List.copyOf(way);
        sites = board.sites();
        // Squares touch: they need no lines between them.
        boolean squares = sites.stream().anyMatch(site -> site.outline() == SiteView.Outline.SQUARE);
        links = squares ? List.of() : board.links();
        this.marked = List.copyOf(marked);
        this.high = (int) Math.round(high * Math.min(1, WIDEST / proportion()));
    }

    @Override
    public int getIconWidth() {
        return (int) Math.round(high * proportion());
    }

    private double proportion() {
        Rectangle2D all = bounds();
        double proportion = all.getHeight() < 1e-6 ? LONGEST : all.getWidth() / all.getHeight();
        return Math.max(1, Math.min(LONGEST, proportion));
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
            paintLinks(g, site -> at(site, all, unit, wide));
            for (SiteView site : sites) g.fill(form(site, at(site, all, unit, wide), size));
            g.setColor(StageColour.LEAD.now());
            double mark = Math.max(LEAST_MARK, size);
            boolean goes = way.size() > 1;
            for (SiteView site : named(marked)) {
                boolean from = goes && site.id().equals(way.get(0));
                // What lies beside the way, as what was taken there, is smaller than where the way leads.
                boolean beside = goes && !way.contains(site.id());
                if (!from) g.fill(form(site, at(site, all, unit, wide), beside ? mark * 0.8 : mark));
            }
            List<Point2D> steps = new ArrayList<>();
            for (SiteView site : named(way)) steps.add(at(site, all, unit, wide));
            if (steps.size() > 1) paintWay(g, steps, Math.max(LEAST_STOP, mark));
        } finally {
            g.dispose();
        }
    }

    private void paintLinks(Graphics2D g, Function<SiteView, Point2D> where) {
        g.setStroke(Brush.line(1));
        for (LinkView link : links) {
            List<SiteView> ends = named(List.of(link.from(), link.to()));
            if (ends.size() == 2) g.draw(new Line2D.Double(where.apply(ends.get(0)), where.apply(ends.get(1))));
        }
    }

    private List<SiteView> named(List<String> ids) {
        return ids.stream()
                .flatMap(id ->
                        sites.stream().filter(site -> site.id().equals(id)).limit(1))
                .toList();
    }

    /** A ring where it begins and a point where it ends. */
    private static void paintWay(Graphics2D g, List<Point2D> steps, double stop) {
        Color lead = g.getColor();
        Path2D line = new Path2D.Double();
        line.moveTo(steps.get(0).getX(), steps.get(0).getY());
        for (Point2D step : steps.subList(1, steps.size())) line.lineTo(step.getX(), step.getY());
        g.setStroke(Brush.line(stop * 0.36));
        g.draw(line);
        Point2D from = steps.get(0);
        g.setColor(StageColour.CARD.now());
        g.fill(dot(from, stop));
        g.setColor(lead);
        g.setStroke(Brush.line(stop * 0.26));
        g.draw(dot(from, stop * 0.86));
        g.fill(dot(steps.get(steps.size() - 1), stop * 1.2));
    }

    private static Shape dot(Point2D at, double size) {
        return new Ellipse2D.Double(at.getX() - size / 2, at.getY() - size / 2, size, size);
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
