package regola.ui.party;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;

/**
 * A Flourish shows for a moment and large what has just happened somewhere on a page: what stands there swells and
 * settles, in a ring of light, and what is called out stands above it. It takes no press: whoever goes on goes on.
 */
public final class Flourish extends JComponent {
    private static final long serialVersionUID = 1;
    private static final int FRAME_MILLIS = 33;
    /** So long is read what is called out. */
    private static final int READ_MILLIS = 1400;
    /** How much larger than it is something is shown at first. */
    private static final double SWOLLEN = 1.1;

    /** How much larger than in other feasts that is what flies. */
    private static final double LARGER = 1.5;

    /** When it has its own size again, and when all fades, as parts of the whole time. */
    private static final double SETTLED = 0.6;

    private static final double FADES = 0.75;
    /** Where it stands still because nothing may move. */
    private static final double STILL = 0.3;

    private static final Color LIGHT = new Color(0xF5C542);
    private static final Color EDGE = new Color(0x1D2226);

    private transient List<Spot> spots = List.of();
    private transient List<Party> flying = List.of();
    private transient Cheer cheer;
    private Stuff stuff = Stuff.STARS;
    private double unit = 1;
    private boolean moves;
    private long began;
    private final Timer clock = new Timer(FRAME_MILLIS, e -> tick());

    /**
     * A Spot is what is shown large.
     *
     * @param places in the page's pixels, in order; a line goes through them if they are several
     * @param pictures what stands there, of any size in pixels; one for each place
     * @param size of one as it is on the page, in pixels
     */
    public record Spot(List<Point> places, List<IntFunction<Icon>> pictures, int size) {
        public Spot {
            places = List.copyOf(places);
            pictures = List.copyOf(pictures);
        }
    }

    /**
     * A Cheer is what is called out.
     *
     * @param words "" for nothing
     * @param at what it is about, in the page's pixels: the words stand above it
     * @param size of what stands there, in pixels
     */
    public record Cheer(String words, Point at, int size, Font font) {}

    /** Where something may be shown; null for everywhere. */
    private transient Rectangle within;

    public Flourish() {
        setName("flourish");
        setOpaque(false);
        setFocusable(false);
        setVisible(false);
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /**
     * Begins; what was shown before ends.
     *
     * @param call what is called out, where things move; null for nothing
     * @param of what flies; null for nothing
     * @param ofUnit one unit of space, in pixels
     */
    public void begin(List<Spot> next, Cheer call, Stuff of, double ofUnit, MotionLevel motion, long seed) {
        EventThread.check("A flourish");
        end();
        cheer = motion == MotionLevel.FULL ? call : null;
        if (next.isEmpty() && cheer == null || motion == MotionLevel.NONE) return;
        spots = List.copyOf(next);
        stuff = of;
        unit = ofUnit;
        moves = motion == MotionLevel.FULL;
        boolean flies = moves && of != null;
        List<Party> parties = new ArrayList<>();
        if (flies && spots.isEmpty()) parties.add(Party.small(around(cheer.at, cheer.size), unit, seed));
        for (Spot spot : spots)
            for (Point place : spot.places())
                if (flies) parties.add(Party.small(around(place, spot.size()), unit, seed + parties.size()));
        flying = parties;
        began = System.nanoTime();
        setVisible(true);
        clock.start();
    }

    private static Rectangle around(Point place, int size) {
        return new Rectangle(place.x - size / 2, place.y - size / 2, size, size);
    }

    /** @return whether anything is shown */
    public boolean isOn() {
        return !spots.isEmpty() || cheer != null;
    }

    /** @return what is called out now; "" if nothing */
    public String cheer() {
        return cheer == null ? "" : cheer.words;
    }

    /** @param room nothing is shown beside it, such as over what can be pressed there, in the page's pixels */
    public void within(Rectangle room) {
        within = new Rectangle(room);
    }

    /** All is over at once. */
    public void end() {
        clock.stop();
        spots = List.of();
        cheer = null;
        flying = List.of();
        setVisible(false);
    }

    @Override
    public void removeNotify() {
        super.removeNotify();
        end();
    }

    /** What is to be read stays a little longer. */
    private int millis() {
        return cheer == null ? Party.SMALL_MILLIS : READ_MILLIS;
    }

    private double passed() {
        return (System.nanoTime() - began) / 1e6;
    }

    private void tick() {
        if (passed() >= millis() || !isShowing()) end();
        else if (moves) repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (!isOn()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            if (within != null) g.clip(within);
            double t = moves ? Math.min(1, passed() / Party.SMALL_MILLIS) : STILL;
            if (t < 1) for (Spot spot : spots) paint(g, spot, t);
            g.setStroke(new BasicStroke((float) (0.8 * unit)));
            for (Party party : flying)
                for (Party.At each : party.at(passed())) {
                    g.setComposite(AlphaComposite.SrcOver.derive((float) each.opacity()));
                    g.setColor(stuff.colour(each.number()));
                    var shape = stuff.at(each.x(), each.y(), LARGER * each.size(), each.angle());
                    g.fill(shape);
                    g.setColor(EDGE);
                    g.draw(shape);
                }
            if (cheer != null) paint(g, cheer);
        } finally {
            g.dispose();
        }
    }

    /** The words on a plate of their own, above what they are about; below it where there is no room. */
    private void paint(Graphics2D g, Cheer call) {
        double t = passed() / READ_MILLIS;
        double grown = Math.min(1, 0.6 + t * 4);
        Font font = call.font.deriveFont((float) (call.font.getSize2D() * grown));
        FontMetrics letters = g.getFontMetrics(font);
        int pad = (int) Math.round(12 * unit * grown);
        int wide = letters.stringWidth(call.words) + 2 * pad;
        int high = letters.getHeight() + pad;
        int away = (int) Math.round(call.size * 0.8 + 10 * unit);
        Rectangle room = room();
        int edge = (int) Math.ceil(2 * unit);
        int x = Math.max(room.x + edge, Math.min(room.x + room.width - wide - edge, call.at.x - wide / 2));
        int above = call.at.y - away - high;
        int y = above >= room.y + edge ? above : Math.min(room.y + room.height - high - edge, call.at.y + away);
        g.setComposite(AlphaComposite.SrcOver.derive((float) Math.max(0, Math.min(1, (1 - t) / (1 - FADES)))));
        RoundRectangle2D plate = new RoundRectangle2D.Double(x, y, wide, high, high, high);
        g.setColor(LIGHT);
        g.fill(plate);
        g.setStroke(new BasicStroke((float) (2 * unit)));
        g.setColor(EDGE);
        g.draw(plate);
        g.setFont(font);
        g.drawString(call.words, x + pad, y + (high - letters.getHeight()) / 2 + letters.getAscent());
    }

    /** @return how far it is from there to the nearest edge of the room, without the light's own width */
    private double free(Point at) {
        Rectangle room = room();
        int across = Math.min(at.x - room.x, room.x + room.width - at.x);
        int along = Math.min(at.y - room.y, room.y + room.height - at.y);
        return Math.min(across, along) - 6 * unit;
    }

    private Rectangle room() {
        return within == null ? new Rectangle(0, 0, getWidth(), getHeight()) : within;
    }

    private void paint(Graphics2D g, Spot spot, double t) {
        float seen = (float) Math.min(1, (1 - t) / (1 - FADES));
        g.setComposite(AlphaComposite.SrcOver.derive(seen));
        Path2D light = new Path2D.Double();
        if (spot.places().size() > 1) {
            Point first = spot.places().get(0);
            light.moveTo(first.x, first.y);
            for (Point place : spot.places()) light.lineTo(place.x, place.y);
        } else {
            Point at = spot.places().get(0);
            double radius = Math.min(
                    spot.size() * (0.75 + 0.5 * Math.min(1, t / SETTLED)), Math.max(spot.size() * 0.5, free(at)));
            light.append(new Ellipse2D.Double(at.x - radius, at.y - radius, 2 * radius, 2 * radius), false);
        }
        double wide = spot.size() * (spot.places().size() > 1 ? 0.3 : 0.12);
        int round = BasicStroke.CAP_ROUND;
        g.setStroke(new BasicStroke((float) (wide + 4 * unit), round, BasicStroke.JOIN_ROUND));
        g.setColor(EDGE);
        g.draw(light);
        g.setStroke(new BasicStroke((float) wide, round, BasicStroke.JOIN_ROUND));
        g.setColor(LIGHT);
        g.draw(light);
        double left = Math.max(0, 1 - t / SETTLED);
        int size = (int) Math.round(spot.size() * (1 + SWOLLEN * left * left));
        for (int i = 0; i < spot.places().size(); i++) {
            Point at = spot.places().get(i);
            spot.pictures().get(i).apply(size).paintIcon(this, g, at.x - size / 2, at.y - size / 2);
        }
    }
}
