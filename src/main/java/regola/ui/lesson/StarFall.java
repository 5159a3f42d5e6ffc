package regola.ui.lesson;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import regola.ui.stage.Glide;
import regola.ui.view.MotionLevel;

/**
 * A StarFall is the stars at the end of a lesson: they drop into their places one after the other. Where little may
 * move they come up together; where nothing may they are there.
 */
final class StarFall {
    /** How long a star falls, how much later the next one sets out, and how long they come up if they do not fall. */
    static final int EACH = 260;

    static final int APART = 180;
    static final int FADE = 150;
    /** Of its size, from how high a star falls. */
    private static final double HIGH = 1.4;

    private final JComponent on;
    private int stars = -1;
    private int landed;
    private double passed;
    private boolean fades;
    private IntConsumer listener = star -> {};
    private Glide glide = new Glide(0, part -> {}, () -> {});

    /** @param on what they are painted on */
    StarFall(JComponent on) {
        this.on = on;
    }

    /** @param next how many of three, as they are; -1 for no stars at all */
    void show(int next) {
        if (next == stars) return;
        finish();
        stars = next;
        on.repaint();
    }

    /** @return whether there are any to show, earned or not */
    boolean isThere() {
        return stars >= 0;
    }

    boolean isFalling() {
        return glide.isRunning();
    }

    /** @param each gets the number of each star as it lands, from 1 */
    void fall(MotionLevel motion, IntConsumer each) {
        finish();
        if (stars <= 0) return;
        listener = each;
        landed = 0;
        fades = motion == MotionLevel.REDUCED;
        int millis = motion == MotionLevel.FULL ? EACH + (stars - 1) * APART : fades ? FADE : 0;
        passed = 0;
        glide = new Glide(millis, part -> at(even(part) * millis, millis), () -> on.repaint());
        glide.start();
    }

    /** A glide grows slower towards its end; every star is to fall alike. */
    private static double even(double part) {
        return 1 - Math.sqrt(1 - part);
    }

    private void at(double millis, int whole) {
        passed = millis;
        int there = fades || millis >= whole
                ? (millis >= whole ? stars : 0)
                : (int) Math.max(0, Math.min(stars, Math.floor((millis - EACH) / APART) + 1));
        while (landed < there) listener.accept(++landed);
        on.repaint();
    }

    /** All of them are there at once. */
    void finish() {
        glide.finish();
    }

    /** @param g of the whole component */
    void paint(Graphics2D g, int width, int height) {
        if (stars < 0) return;
        int across = (int) Math.min(height * 0.8, width / 3.6);
        StarsIcon all = StarsIcon.ofPixels(isFalling() ? fades ? 0 : landed : stars, across);
        int x = (width - all.getIconWidth()) / 2;
        int y = (height - all.getIconHeight()) / 2;
        all.paintIcon(on, g, x, y);
        if (!isFalling()) return;
        if (fades) {
            g.setComposite(AlphaComposite.SrcOver.derive((float) Math.min(1, passed / FADE)));
            StarsIcon.ofPixels(stars, across).paintIcon(on, g, x, y);
            return;
        }
        for (int star = landed; star < stars; star++) {
            double along = (passed - star * APART) / EACH;
            if (along <= 0 || along >= 1) continue;
            double above = across * HIGH * (1 - along * along);
            StarsIcon.paintOne(g, x, y - above, star, across);
        }
    }
}
