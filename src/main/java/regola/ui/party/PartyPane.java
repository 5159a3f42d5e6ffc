package regola.ui.party;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;

/**
 * A PartyPane lies over a page and shows what flies there. It takes no press: whoever presses hits what lies below, and
 * calls {@link #end} on the way. Without motion it shows a garland that stays until then.
 */
public final class PartyPane extends JComponent {
    private static final long serialVersionUID = 1;
    private static final int FRAME_MILLIS = 33;
    private static final Color EDGE = new Color(0x1D2226);
    private static final int GARLAND = 26;

    private transient Party party;
    private transient Rectangle garland;
    private Stuff stuff = Stuff.STARS;
    private double unit = 1;
    private long began;
    private final Timer clock = new Timer(FRAME_MILLIS, e -> tick());

    public PartyPane() {
        setName("party");
        setOpaque(false);
        setFocusable(false);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentHidden(ComponentEvent e) {
                end();
            }
        });
    }

    /** Presses go through to what lies below. */
    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /**
     * Begins.
     *
     * @param around what is feasted, in this pane's pixels: there the garland hangs if nothing may move
     * @param ofUnit one unit of space
     */
    public void begin(Party next, Stuff of, Rectangle around, double ofUnit, MotionLevel motion) {
        EventThread.check("The party");
        stuff = of;
        unit = ofUnit;
        boolean moves = motion == MotionLevel.FULL;
        party = moves ? next : null;
        garland = moves ? null : new Rectangle(around);
        began = System.nanoTime();
        if (moves) clock.start();
        repaint();
    }

    /** @return whether anything is shown */
    public boolean isOn() {
        return party != null || garland != null;
    }

    /** All is over at once. */
    public void end() {
        clock.stop();
        if (!isOn()) return;
        party = null;
        garland = null;
        repaint();
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
        if (party == null || passed() >= party.millis()) end();
        else repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (!isOn()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setStroke(new BasicStroke((float) (1.2 * unit)));
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
