package regola.ui.guide;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.util.Objects;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;

/**
 * A GuidePane is the guide where it stands. It takes a pose and stays in it: while something is asked nothing moves. It
 * says nothing that does not stand beside it in words, so screen readers pass it by.
 */
public final class GuidePane extends JComponent {
    private static final long serialVersionUID = 1;
    /** How long it takes from one pose to the next. */
    static final int MILLIS = 220;
    /** How long it shakes its head, once. */
    static final int SHAKE_MILLIS = 180;

    private static final int SHAKE_DEGREES = 6;
    private static final int FRAME_MILLIS = 33;

    private MotionLevel motion = MotionLevel.FULL;
    private Pose from = Pose.ASK;
    private Pose pose = Pose.ASK;
    private Point target;
    private double passed = MILLIS + SHAKE_MILLIS;
    private long last;
    private final Timer clock = new Timer(FRAME_MILLIS, e -> tick());

    public GuidePane() {
        setName("guide");
        setFocusable(false);
        setPreferredSize(new Dimension((int) GuidePencil.BOX, (int) GuidePencil.BOX));
    }

    public void setMotion(MotionLevel level) {
        motion = level;
        if (level != MotionLevel.FULL) finish();
    }

    public Pose pose() {
        return pose;
    }

    /**
     * Takes a pose.
     *
     * @param at what it looks or points at, in this component's pixels; null for whoever sits before the window
     */
    public void take(Pose next, Point at) {
        EventThread.check("The guide");
        if (next == pose && Objects.equals(at, target)) return;
        target = at == null ? null : new Point(at);
        if (next != pose) {
            from = pose;
            pose = next;
            boolean moves = motion == MotionLevel.FULL && isShowing();
            passed = moves ? from.blendsWith(next) ? 0 : MILLIS : MILLIS + SHAKE_MILLIS;
            last = System.nanoTime();
            if (moves) clock.start();
        }
        repaint();
    }

    /** @return whether it is on its way from one pose to another */
    public boolean isMoving() {
        return clock.isRunning();
    }

    /** Whatever moves is at its end at once. */
    public void finish() {
        clock.stop();
        passed = MILLIS + SHAKE_MILLIS;
        repaint();
    }

    @Override
    public void removeNotify() {
        super.removeNotify();
        finish();
    }

    private void tick() {
        long now = System.nanoTime();
        passed += (now - last) / 1e6;
        last = now;
        if (passed >= MILLIS + (pose == Pose.NO ? SHAKE_MILLIS : 0)) finish();
        repaint();
    }

    private Posture posture() {
        if (passed >= MILLIS) {
            double shaking = passed - MILLIS;
            boolean shakes = pose == Pose.NO && shaking < SHAKE_MILLIS;
            return shakes
                    ? pose.posture().tilted(SHAKE_DEGREES * Math.sin(2 * Math.PI * shaking / SHAKE_MILLIS))
                    : pose.posture();
        }
        double along = passed / MILLIS;
        return from.posture().towards(pose.posture(), 1 - (1 - along) * (1 - along));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            double scale = Math.min(
                    getWidth() / (GuidePencil.BOX + 2 * GuidePencil.BESIDE),
                    getHeight() / (GuidePencil.BOX + GuidePencil.ABOVE));
            double left = (getWidth() - scale * GuidePencil.BOX) / 2;
            double top = getHeight() - scale * GuidePencil.BOX;
            boolean mirrored = pose == Pose.POINT && target != null && target.x > getWidth() / 2;
            g.translate(left, top);
            g.scale(scale, scale);
            if (mirrored) {
                g.translate(GuidePencil.BOX, 0);
                g.scale(-1, 1);
            }
            Posture posture = posture();
            new GuidePencil(g).draw(posture, pose.face(), look(posture, left, top, scale, mirrored));
        } finally {
            g.dispose();
        }
    }

    private Point2D look(Posture posture, double left, double top, double scale, boolean mirrored) {
        if (target == null) return null;
        double x = (target.x - left) / scale;
        double y = (target.y - top) / scale;
        Point2D head = posture.head();
        return new Point2D.Double((mirrored ? GuidePencil.BOX - x : x) - head.getX(), y - head.getY());
    }
}
