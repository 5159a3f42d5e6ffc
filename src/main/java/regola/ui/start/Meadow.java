package regola.ui.start;

import java.awt.Color;
import java.awt.Component;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.SplittableRandom;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.theme.Palette;

/**
 * A Meadow is what the page of games stands on for children: a sky behind all of it, and where the page is free below,
 * a hill with flowers and the guide on it. By night the flowers are fireflies. Nothing of it moves, and nothing is
 * asked.
 */
final class Meadow {
    /** With less room than this below there is no hill, in units of space. */
    private static final double LEAST = 70;

    private static final int FLOWERS = 26;
    private static final long SEED = 7;

    /** The sky above and below, the hill behind, the one before it, and blades of grass. */
    private static final Color[] DAY = {
        new Color(0xE2, 0xF0, 0xF4),
        new Color(0xF8, 0xF5, 0xE8),
        new Color(0xB9, 0xDB, 0xAE),
        new Color(0x8F, 0xC2, 0x86),
        new Color(0x5E, 0x9A, 0x5C)
    };

    private static final Color[] NIGHT = {
        new Color(0x14, 0x20, 0x30),
        new Color(0x20, 0x2B, 0x33),
        new Color(0x22, 0x42, 0x38),
        new Color(0x1A, 0x33, 0x2A),
        new Color(0x35, 0x63, 0x4C)
    };

    private static final Color[] PETALS = {
        new Color(0xF4, 0xF1, 0xE6),
        new Color(0xF2, 0xA6, 0xB5),
        new Color(0xF3, 0xC5, 0x4B),
        new Color(0xB7, 0xA0, 0xDC)
    };

    private static final Color FIREFLY = new Color(0xFF, 0xE3, 0x6E);
    private static final Color SUN = new Color(0xF6, 0xCF, 0x5A);
    private static final Color MOON = new Color(0xF5, 0xE9, 0xC4);

    private Meadow() {}

    /** @return whether there is room for a hill, and so for the guide on it */
    static boolean hasHill(Measure measure, int free) {
        return free >= measure.px(LEAST);
    }

    /** @param free how high the page is free at its foot, in pixels */
    static void paint(Graphics2D onto, Component on, Measure measure, int free) {
        int width = on.getWidth();
        int height = on.getHeight();
        boolean night = Palette.current().dark();
        Color[] colours = night ? NIGHT : DAY;
        Graphics2D g = Brush.smooth(onto);
        try {
            g.setPaint(new GradientPaint(0, 0, colours[0], 0, height, colours[1]));
            g.fillRect(0, 0, width, height);
            if (!hasHill(measure, free)) return;
            double top = height - free;
            g.clipRect(0, (int) top, width, free);
            double sun = free * 0.5;
            g.setColor(night ? MOON : SUN);
            g.fill(new Ellipse2D.Double(width * 0.8, top + free * 0.12, sun, sun));
            g.setColor(colours[2]);
            g.fill(new Ellipse2D.Double(width * 0.35, top + free * 0.42, width * 0.95, free * 2.0));
            g.setColor(colours[3]);
            g.fill(new Ellipse2D.Double(-width * 0.25, top + free * 0.5, width * 1.2, free * 1.6));
            grow(g, measure, night, colours[4], new double[] {width, top, free});
            int worm = (int) Math.min(measure.px(130), free * 0.74);
            double feet = ground(0.16, top, free) + free * 0.16;
            new GuideIcon(Pose.CHEER, worm).paintIcon(on, g, (int) (width * 0.14), (int) (feet - worm * 0.9));
        } finally {
            g.dispose();
        }
    }

    /** @return where the ground of the hill before is, at that part of the page's width */
    private static double ground(double across, double top, double free) {
        double from = (across + 0.25) / 0.6 - 1; // -1 and 1 are the ends of the hill
        double rise = Math.sqrt(Math.max(0, 1 - from * from));
        return top + free * (0.5 + 0.8 * (1 - rise));
    }

    /** @param room width, top and height of the foot of the page */
    private static void grow(Graphics2D g, Measure measure, boolean night, Color grass, double[] room) {
        SplittableRandom chance = new SplittableRandom(SEED);
        for (int i = 0; i < FLOWERS; i++) {
            double across = 0.02 + 0.9 * (i + chance.nextDouble()) / FLOWERS;
            double ground = ground(across, room[1], room[2]);
            double x = across * room[0];
            double y = ground + (room[1] + room[2] - ground) * (0.15 + 0.7 * chance.nextDouble());
            double size = measure.px(5) * (0.8 + 0.6 * chance.nextDouble());
            g.setColor(grass);
            g.setStroke(Brush.line(Math.max(1.5, size * 0.35)));
            g.draw(new Line2D.Double(x, y, x, y + 2.6 * size));
            if (night) light(g, x, y - size, size);
            else flower(g, x, y, size, PETALS[i % PETALS.length]);
        }
    }

    private static void flower(Graphics2D g, double x, double y, double size, Color petals) {
        g.setColor(petals);
        for (int petal = 0; petal < 5; petal++) {
            double turn = Math.PI * (2 * petal / 5.0 - 0.5);
            dot(g, x + size * Math.cos(turn), y + size * Math.sin(turn), size * 0.75);
        }
        g.setColor(petals.equals(PETALS[2]) ? PETALS[0] : PETALS[2]);
        dot(g, x, y, size * 0.6);
    }

    private static void light(Graphics2D g, double x, double y, double size) {
        g.setColor(new Color(FIREFLY.getRed(), FIREFLY.getGreen(), FIREFLY.getBlue(), 60));
        dot(g, x, y, size * 1.5);
        g.setColor(FIREFLY);
        dot(g, x, y, size * 0.55);
    }

    private static void dot(Graphics2D g, double x, double y, double radius) {
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }
}
