package regola.ui.party;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Area;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;

/**
 * A PartyPane lies over a page and shows what flies there. Any press ends it, and does nothing else: for a moment after
 * it another press is not taken for an answer to what lies below. Without motion it shows a garland, which takes no
 * press and stays until {@link #end}.
 */
public final class PartyPane extends JComponent {
    private static final long serialVersionUID = 1;
    /** So long after a press that ended it no other does anything. */
    static final int CALM_MILLIS = 250;

    private static final int FRAME_MILLIS = 33;
    private static final Color EDGE = new Color(0x1D2226);
    private static final int GARLAND = 26;

    private transient Party party;
    private transient Rectangle garland;
    private transient Shape spared = new Rectangle();
    private transient Runnable over = () -> {};
    private Stuff stuff = Stuff.STARS;
    private double unit = 1;
    private long began;
    private long pressed;
    private boolean calming;
    private final Timer clock = new Timer(FRAME_MILLIS, e -> tick());
    private final transient AnyPress keys = new AnyPress(this::isOfThisWindow, this::press);

    public PartyPane() {
        setName("party");
        setOpaque(false);
        setFocusable(false);
        setVisible(false);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                press();
            }
        });
    }

    /** While something flies, and a moment longer, presses are for it; a garland lets them through. */
    @Override
    public boolean contains(int x, int y) {
        return takesPresses() && super.contains(x, y);
    }

    private boolean takesPresses() {
        return party != null || calming;
    }

    private boolean isOfThisWindow(KeyEvent e) {
        return isShowing() && SwingUtilities.isDescendingFrom(e.getComponent(), SwingUtilities.getWindowAncestor(this));
    }

    /** @return whether nothing else is to come of it */
    private boolean press() {
        if (!takesPresses()) return false;
        if (party != null) {
            pressed = System.nanoTime();
            calming = true;
            stop();
        }
        return true;
    }

    /**
     * Begins.
     *
     * @param around what is feasted, in this pane's pixels: there the garland hangs if nothing may move
     * @param spare nothing flies over it
     * @param ofUnit one unit of space
     * @param ended runs once, when all is over
     */
    public void begin(
            Party next, Stuff of, Rectangle around, Shape spare, double ofUnit, MotionLevel motion, Runnable ended) {
        EventThread.check("The party");
        end();
        stuff = of;
        unit = ofUnit;
        spared = spare;
        over = ended;
        boolean moves = motion == MotionLevel.FULL;
        party = moves ? next : null;
        garland = moves ? null : new Rectangle(around);
        began = System.nanoTime();
        setVisible(true);
        if (!moves) return;
        clock.start();
        keys.listen(true);
    }

    /** @return whether anything is shown */
    public boolean isOn() {
        return party != null || garland != null;
    }

    /** @return whether anything moves */
    public boolean isMoving() {
        return party != null;
    }

    /** All is over at once, and presses go where they are meant to. */
    public void end() {
        calming = false;
        stop();
        rest();
    }

    private void stop() {
        if (!isOn()) return;
        party = null;
        garland = null;
        repaint();
        Runnable last = over;
        over = () -> {};
        last.run();
    }

    /** Nothing is seen and nothing is waited for. */
    private void rest() {
        clock.stop();
        keys.listen(false);
        setVisible(false);
    }

    @Override
    public void removeNotify() {
        super.removeNotify();
        end();
    }

    private double passed() {
        return (System.nanoTime() - began) / 1e6;
    }

    private void tick() {
        if (party != null && passed() >= party.millis()) stop();
        if (calming && (System.nanoTime() - pressed) / 1e6 >= CALM_MILLIS) calming = false;
        if (!isShowing() || !takesPresses()) end();
        else repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (!isOn()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setStroke(new BasicStroke((float) (1.2 * unit)));
            Area free = new Area(new Rectangle(getWidth(), getHeight()));
            free.subtract(new Area(spared));
            g.clip(free);
            if (party != null)
                for (Party.At each : party.at(passed())) {
                    g.setComposite(AlphaComposite.SrcOver.derive((float) each.opacity()));
                    draw(g, stuff.at(each.x(), each.y(), each.size(), each.angle()), each.number());
                }
            else hang(g);
        } finally {
            g.dispose();
        }
    }

    /** Along the upper edge of what is feasted, in three bows. */
    private void hang(Graphics2D g) {
        for (int i = 0; i < GARLAND; i++) {
            double along = (i + 0.5) / GARLAND;
            double x = garland.x + along * garland.width;
            double y = garland.y + 10 * unit * Math.abs(Math.sin(3 * Math.PI * along));
            draw(g, stuff.at(x, y, 8 * unit, along * 9), i);
        }
    }

    private void draw(Graphics2D g, Shape shape, int number) {
        g.setColor(stuff.colour(number));
        g.fill(shape);
        g.setColor(EDGE);
        g.draw(shape);
    }
}
