package regola.ui.guide;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** A ProgramIcon is the sign of the program: the guide's arch over the edge of a ruler, on a green ground. */
public final class ProgramIcon {
    private static final List<Integer> SIZES = List.of(16, 20, 24, 32, 40, 48, 64, 128, 256, 512);
    private static final double BOX = 120;
    /** Up to this size there is little room: fewer marks, and no tape on the arch. */
    private static final int SMALL = 24;

    private static final Color GROUND = new Color(0x00694C);
    private static final Color CREAM = new Color(0xFFF1CF);
    private static final Color TAPE = new Color(0xB98E3C);
    private static final Color INK = new Color(0x1D2226);

    private ProgramIcon() {}

    /** @return the sign in every size that desktops ask for; takes a while: not for the event thread */
    public static List<Image> images() {
        return SIZES.stream().map(ProgramIcon::image).toList();
    }

    /** @param size width and height, in pixels */
    public static Image image(int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.scale(size / BOX, size / BOX);
            draw(g, size <= SMALL);
        } finally {
            g.dispose();
        }
        return image;
    }

    private static void draw(Graphics2D g, boolean small) {
        g.setColor(GROUND);
        g.fill(new RoundRectangle2D.Double(2, 2, 116, 116, 34, 34));
        ruler(g, small ? 3 : 5);
        Path2D arch = new Path2D.Double();
        arch.moveTo(24, 80);
        arch.curveTo(20, 30, 52, 24, 62, 52);
        arch.curveTo(70, 78, 90, 74, 90, 52);
        line(g, arch, CREAM, small ? 22 : 19);
        if (!small) {
            g.setColor(TAPE);
            g.setStroke(new BasicStroke(19, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {2, 11}, 0));
            g.draw(arch);
        }
        double head = small ? 18 : 16;
        g.setColor(CREAM);
        g.fill(new Ellipse2D.Double(90 - head, 40 - head, 2 * head, 2 * head));
        g.setColor(INK);
        double eye = small ? 4.5 : 3.2;
        for (int x : new int[] {84, 96}) g.fill(new Ellipse2D.Double(x - eye, 39 - eye, 2 * eye, 2 * eye));
    }

    private static void ruler(Graphics2D g, int marks) {
        line(g, new Line2D.Double(14, 96, 106, 96), CREAM, 7);
        for (int i = 0; i < marks; i++) {
            double x = 22 + i * 76.0 / (marks - 1);
            line(g, new Line2D.Double(x, 98, x, i % 2 == 0 ? 110 : 106), CREAM, marks > 3 ? 4 : 8);
        }
    }

    private static void line(Graphics2D g, Shape shape, Color colour, float width) {
        g.setColor(colour);
        g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }
}
