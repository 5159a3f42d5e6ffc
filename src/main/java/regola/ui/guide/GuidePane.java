package regola.ui.guide;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.NoninvertibleTransformException;
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
    /** Below the middle of the head. */
    private static final double NOSE = 6;
    /** The head with its leaf, and how much of it is above its middle. */
    private static final double HEAD_WIDE = 48;

    private static final double HEAD_HIGH = 64;
    private static final double HEAD_ABOVE = 41;

    private MotionLevel motion = MotionLevel.FULL;
    private Pose from = Pose.ASK;
    private Pose pose = Pose.ASK;
    private Point target;
    private boolean headOnly;
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

    /** @param next whether only its head is there, where it has little room */
    public void setHeadOnly(boolean next) {
        if (headOnly == next) return;
        headOnly = next;
        repaint();
    }

    /** @return its nose as it will be when it has taken its pose, in this component's pixels */
    public Point nose() {
        Posture last = pose.posture();
        Point2D nose = new Point2D.Double();
        placed(headOnly ? null : last).transform(new Point2D.Double(0, NOSE), nose);
        return new Point((int) Math.round(nose.getX()), (int) Math.round(nose.getY()));
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
            Posture posture = posture();
            AffineTransform atHead = placed(headOnly ? null : posture);
            Point2D look = look(atHead);
            if (headOnly) {
                g.transform(atHead);
                g.rotate(Math.toRadians(posture.tilt()));
                new GuidePencil(g).head(pose.face(), look);
                return;
            }
            g.transform(placed());
            new GuidePencil(g).draw(posture, pose.face(), look);
        } finally {
            g.dispose();
        }
    }

    private boolean isMirrored() {
        return !headOnly && pose == Pose.POINT && target != null && target.x > getWidth() / 2;
    }

    /** @return from the square in which it is drawn to this component's pixels: it stands on the lower edge */
    private AffineTransform placed() {
        double wide = GuidePencil.BOX + 2 * GuidePencil.BESIDE;
        double scale = Math.min(getWidth() / wide, getHeight() / (GuidePencil.BOX + GuidePencil.ABOVE));
        AffineTransform placed = AffineTransform.getTranslateInstance(
                (getWidth() - scale * GuidePencil.BOX) / 2, getHeight() - scale * GuidePencil.BOX);
        placed.scale(scale, scale);
        if (isMirrored()) {
            placed.translate(GuidePencil.BOX, 0);
            placed.scale(-1, 1);
        }
        return placed;
    }

    /**
     * @param posture null where only the head is there
     * @return from the head, whose middle is 0, 0, to this component's pixels
     */
    private AffineTransform placed(Posture posture) {
        if (posture == null) {
            double scale = Math.min(getWidth() / HEAD_WIDE, getHeight() / HEAD_HIGH);
            AffineTransform head = AffineTransform.getTranslateInstance(
                    getWidth() / 2.0, getHeight() - scale * (HEAD_HIGH - HEAD_ABOVE));
            head.scale(scale, scale);
            return head;
        }
        AffineTransform placed = placed();
        placed.translate(posture.head().getX(), posture.head().getY());
        return placed;
    }

    /** @return from the middle of the head to what it looks at, in its own measure; null for straight on */
    private Point2D look(AffineTransform atHead) {
        if (target == null) return null;
        try {
            return atHead.inverseTransform(target, null);
        } catch (NoninvertibleTransformException e) {
            return null; // it has no size yet
        }
    }
}
