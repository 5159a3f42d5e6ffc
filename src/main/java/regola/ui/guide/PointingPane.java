package regola.ui.guide;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;

/**
 * A PointingPane lies over a page: three dots fly from the guide's nose to the thing that it points at. It takes no
 * press. Without motion whatever is to follow follows at once.
 */
public final class PointingPane extends JComponent {
    private static final long serialVersionUID = 1;
    /** How long all of them are on their way. */
    static final int MILLIS = 300;

    private static final int FRAME_MILLIS = 33;
    private static final int DOTS = 3;
    /** How much later each sets out, as a part of the whole. */
    private static final double APART = 0.17;
    /** How high the arc is, as a part of its length. */
    private static final double ARC = 0.22;

    private static final double RADIUS = 6;
    private static final Color INK = new Color(0x1D2226);
    private static final Color CREAM = new Color(0xFFF1CF);

    private final Timer clock = new Timer(FRAME_MILLIS, e -> tick());
    private Point from = new Point();
    private Point to = new Point();
    private double unit = 1;
    private long began;
    private transient Runnable then = () -> {};

    public PointingPane() {
        setName("guide.pointing");
        setOpaque(false);
        setFocusable(false);
        setVisible(false);
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /**
     * Points, instead of at what is being pointed at.
     *
     * @param nose in this pane's pixels
     * @param thing likewise
     * @param ofUnit one unit of space
     * @param arrived runs once: when the dots are there, when something else is pointed at, or when it is ended
     */
    public void point(Point nose, Point thing, double ofUnit, MotionLevel motion, Runnable arrived) {
        EventThread.check("The guide");
        finish();
        if (motion != MotionLevel.FULL || !isShowingPage()) {
            arrived.run();
            return;
        }
        from = new Point(nose);
        to = new Point(thing);
        unit = ofUnit;
        then = arrived;
        began = System.nanoTime();
        setVisible(true);
        clock.start();
    }

    private boolean isShowingPage() {
        return getParent() != null && getParent().isShowing();
    }

    /** @return whether the dots are on their way */
    public boolean isOn() {
        return clock.isRunning();
    }

    /** The dots are there at once. */
    public void finish() {
        if (!clock.isRunning()) return;
        clock.stop();
        setVisible(false);
        Runnable last = then;
        then = () -> {};
        last.run();
    }

    @Override
    public void removeNotify() {
        super.removeNotify();
        finish();
    }

    private double passed() {
        return (System.nanoTime() - began) / 1e6;
    }

    private void tick() {
        if (passed() >= MILLIS) finish();
        else repaint();
    }

    /**
     * @param passed milliseconds since they set out
     * @return where the dots are that are on their way, the first one first
     */
    static List<Point2D> dots(Point from, Point to, double passed) {
        List<Point2D> dots = new ArrayList<>();
        double whole = 1 - (DOTS - 1) * APART;
        double lift = from.distance(to) * ARC;
        for (int i = 0; i < DOTS; i++) {
            double t = (passed / MILLIS - i * APART) / whole;
            if (t <= 0 || t > 1) continue;
            double along = 1 - (1 - t) * (1 - t);
            dots.add(new Point2D.Double(
                    from.x + (to.x - from.x) * along,
                    from.y + (to.y - from.y) * along - lift * Math.sin(Math.PI * along)));
        }
        return dots;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (!isOn()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            double radius = RADIUS * unit;
            for (Point2D dot : dots(from, to, passed())) {
                g.setColor(INK);
                g.fill(around(dot, radius * 1.4));
                g.setColor(CREAM);
                g.fill(around(dot, radius));
            }
        } finally {
            g.dispose();
        }
    }

    private static Ellipse2D around(Point2D middle, double radius) {
        return new Ellipse2D.Double(middle.getX() - radius, middle.getY() - radius, 2 * radius, 2 * radius);
    }
}
