package regola.ui.guide;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * A GuidePencil draws the guide, which stands in a square of 120: one stroke for the body, the marks of the tape, and a
 * face.
 */
final class GuidePencil {
    static final double BOX = 120;
    /** How far the leaf of the tallest pose stands out above the square. */
    static final double ABOVE = 24;
    /** How far a head stands out beside the square. */
    static final double BESIDE = 12;

    private static final Color INK = new Color(0x1D2226);
    private static final Color CREAM = new Color(0xFFF1CF);
    private static final Color TAPE = new Color(0xB98E3C);
    private static final Color CHEEK = new Color(0xE98B6D);
    private static final Color LEAF = new Color(0x2F8F5B);
    private static final Color TONGUE = new Color(0xB3261E);
    private static final double HEAD = 21;
    private static final double PUPIL_REACH = 2;

    private final Graphics2D g;

    GuidePencil(Graphics2D g) {
        this.g = g;
    }

    /** @param look where the eyes go, from the middle of the head; null for straight on and a little down */
    void draw(Posture posture, Pose.Face face, Point2D look) {
        shadow();
        body(posture.body());
        Graphics2D atHead = (Graphics2D) g.create();
        try {
            Point2D head = posture.head();
            atHead.translate(head.getX(), head.getY());
            atHead.rotate(Math.toRadians(posture.tilt()));
            new GuidePencil(atHead).head(face, look);
        } finally {
            atHead.dispose();
        }
    }

    private void shadow() {
        g.setColor(new Color(0, 0, 0, 36));
        g.fill(new Ellipse2D.Double(8, 113, 96, 10));
    }

    private void body(Shape body) {
        stroke(body, INK, 29);
        stroke(body, CREAM, 23);
        dashes(body, new Color(TAPE.getRed(), TAPE.getGreen(), TAPE.getBlue(), 191), 0, 1.6f, 9f);
        dashes(body, INK, 43, 2.4f, 50.6f);
    }

    void head(Pose.Face face, Point2D look) {
        fillAndStroke(new Ellipse2D.Double(-HEAD, -HEAD, 2 * HEAD, 2 * HEAD), CREAM, 3);
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(0, -20);
        leaf.curveTo(-14, -22, -16, -34, -6, -38);
        leaf.curveTo(6, -40, 10, -30, 2, -20);
        leaf.closePath();
        fillAndStroke(leaf, LEAF, 2.2f);
        stroke(new Line2D.Double(-2, -21, -5, -34), INK, 2.2f);
        cheek(-14);
        cheek(14);
        if (face == Pose.Face.LAUGHING) shutEyes();
        else openEyes(look);
        brows(face);
        mouth(face);
    }

    private void cheek(double x) {
        g.setColor(new Color(CHEEK.getRed(), CHEEK.getGreen(), CHEEK.getBlue(), 178));
        g.fill(new Ellipse2D.Double(x - 3.6, 6 - 3.6, 7.2, 7.2));
    }

    private void openEyes(Point2D look) {
        double dx = 1.5;
        double dy = 0.5;
        if (look != null && look.distance(0, 0) > 0.01) {
            dx = look.getX() / look.distance(0, 0) * PUPIL_REACH;
            dy = look.getY() / look.distance(0, 0) * PUPIL_REACH;
        }
        for (int x : new int[] {-8, 8}) {
            fillAndStroke(new Ellipse2D.Double(x - 5.2, -2 - 6.4, 10.4, 12.8), Color.WHITE, 2);
            g.setColor(INK);
            g.fill(new Ellipse2D.Double(x + dx - 2.8, -2 + dy - 2.8, 5.6, 5.6));
        }
    }

    private void shutEyes() {
        for (int x : new int[] {-8, 8}) {
            Path2D lid = new Path2D.Double();
            lid.moveTo(x - 5, -3);
            lid.quadTo(x, -10, x + 5, -3);
            stroke(lid, INK, 3);
        }
    }

    private void brows(Pose.Face face) {
        switch (face) {
            case ASKING -> lines(-13, -12, -4, -14, 4, -15, 12, -12);
            case REFUSING -> lines(-13, -11, -5, -15, 5, -15, 13, -11);
            case PONDERING -> lines(-13, -13, -4, -13, 4, -16, 12, -14);
            case SMILING, LAUGHING -> {}
        }
    }

    private void lines(double... ends) {
        for (int i = 0; i < ends.length; i += 4)
            stroke(new Line2D.Double(ends[i], ends[i + 1], ends[i + 2], ends[i + 3]), INK, 2.4f);
    }

    private void mouth(Pose.Face face) {
        Path2D mouth = new Path2D.Double();
        switch (face) {
            case ASKING -> {
                mouth.moveTo(-4, 10);
                mouth.quadTo(1, 15, 6, 9);
            }
            case SMILING -> {
                mouth.moveTo(-6, 9);
                mouth.quadTo(0, 14, 7, 9);
            }
            case PONDERING -> {
                mouth.moveTo(-4, 11);
                mouth.lineTo(6, 11);
            }
            case REFUSING -> {
                mouth.moveTo(-5, 10.5);
                mouth.quadTo(1, 13, 6, 10);
            }
            case LAUGHING -> {
                mouth.moveTo(-9, 5);
                mouth.quadTo(0, 19, 9, 5);
                mouth.closePath();
                fillAndStroke(mouth, TONGUE, 2.4f);
                return;
            }
        }
        stroke(mouth, INK, 2.6f);
    }

    private void fillAndStroke(Shape shape, Color fill, float width) {
        g.setColor(fill);
        g.fill(shape);
        stroke(shape, INK, width);
    }

    private void stroke(Shape shape, Color colour, float width) {
        g.setColor(colour);
        g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private void dashes(Shape shape, Color colour, float phase, float... dashes) {
        g.setColor(colour);
        g.setStroke(new BasicStroke(23, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, phase));
        g.draw(shape);
    }
}
