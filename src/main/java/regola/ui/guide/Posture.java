package regola.ui.guide;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * A Posture is how the body lies at one moment, also between two poses.
 *
 * @param curve x and y of the foot, then of two control points and an end for each piece; in a square of 120
 * @param bow how much lower the head is than the curve's end
 * @param tilt of the head, in degrees, clockwise
 */
@SuppressWarnings("ArrayRecordComponent") // handed from Pose to the pencil, and to nobody else
record Posture(double[] curve, double bow, double tilt) {
    /** How far the middle of the head is above the end of the curve. */
    private static final double NECK = 14;

    /** @param along from 0, this, to 1, the other, which has as many pieces */
    Posture towards(Posture other, double along) {
        double[] between = new double[curve.length];
        for (int i = 0; i < curve.length; i++) between[i] = curve[i] + (other.curve[i] - curve[i]) * along;
        return new Posture(between, bow + (other.bow - bow) * along, tilt + (other.tilt - tilt) * along);
    }

    Posture tilted(double degrees) {
        return new Posture(curve, bow, degrees);
    }

    Path2D body() {
        Path2D body = new Path2D.Double();
        body.moveTo(curve[0], curve[1]);
        for (int i = 2; i + 5 < curve.length; i += 6)
            body.curveTo(curve[i], curve[i + 1], curve[i + 2], curve[i + 3], curve[i + 4], curve[i + 5]);
        return body;
    }

    Point2D head() {
        return new Point2D.Double(curve[curve.length - 2], curve[curve.length - 1] - NECK + bow);
    }
}
