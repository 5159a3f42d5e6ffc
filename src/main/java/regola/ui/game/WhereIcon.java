package regola.ui.game;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;
import javax.swing.Icon;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.view.board.SiteView;

/**
 * A WhereIcon is a board as small as a letter, with some of its places marked: it says where to those who do not see
 * the names of places. Its size is in pixels.
 */
final class WhereIcon implements Icon {
    /** Of the whole, what lies round the outermost places. */
    private static final double MARGIN = 0.16;

    private static final double DOT = 0.035;
    private static final double MARK = 0.13;

    private final List<SiteView> sites;
    private final Set<String> marked;
    private final int size;

    /** @param marked the ids of those that are meant */
    WhereIcon(List<SiteView> sites, Set<String> marked, int size) {
        this.sites = List.copyOf(sites);
        this.marked = Set.copyOf(marked);
        this.size = size;
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.translate(x, y);
            g.setColor(StageColour.CARD.now());
            g.fill(Brush.rounded(0, 0, size, size, 0.5, size * 0.2));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(1));
            g.draw(Brush.rounded(0, 0, size, size, 0.5, size * 0.2));
            Rectangle2D all = bounds();
            double room = size * (1 - 2 * MARGIN);
            double unit = room / Math.max(1e-6, Math.max(all.getWidth(), all.getHeight()));
            for (SiteView site : sites) dot(g, site, all, unit, size * DOT);
            g.setColor(StageColour.LEAD.now());
            for (SiteView site : sites) if (marked.contains(site.id())) dot(g, site, all, unit, size * MARK);
        } finally {
            g.dispose();
        }
    }

    private Rectangle2D bounds() {
        Rectangle2D all = null;
        for (SiteView site : sites) {
            if (all == null) all = new Rectangle2D.Double(site.x(), site.y(), 0, 0);
            else all.add(site.x(), site.y());
        }
        return all == null ? new Rectangle2D.Double() : all;
    }

    private void dot(Graphics2D g, SiteView site, Rectangle2D all, double unit, double radius) {
        double x = size / 2.0 + (site.x() - all.getCenterX()) * unit;
        double y = size / 2.0 + (site.y() - all.getCenterY()) * unit;
        double r = Math.max(0.6, radius);
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    }
}
