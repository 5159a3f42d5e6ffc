package regola.ui.lesson;

import java.awt.AlphaComposite;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import javax.swing.JComponent;
import regola.ui.stage.Glide;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;

/**
 * A PageFade lies over a page while one step gives way to the next: what was seen before fades, with what has come
 * below it. It takes no press, and whatever is done meanwhile is done to the new step. For the event thread only.
 */
final class PageFade extends JComponent {
    private static final long serialVersionUID = 1;
    /** How long it takes, in milliseconds. */
    private static final int MILLIS = 150;

    private static final int REDUCED_MILLIS = 120;
    /** A page of more pixels would take longer to be kept than to fade. */
    private static final double MOST_PIXELS = 4.5e6;

    private transient BufferedImage before;
    private transient Glide glide = new Glide(0, part -> {}, () -> {});
    private float left;

    PageFade() {
        setName("lesson.fade");
        setFocusable(false);
        setVisible(false);
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /**
     * Keeps how a page looks now, which is about to change, and lets that fade.
     *
     * @param page that this lies over
     */
    void begin(JComponent page, MotionLevel motion) {
        EventThread.check("A fade");
        finish();
        if (motion == MotionLevel.NONE || !page.isShowing()) return;
        AffineTransform scale = page.getGraphicsConfiguration().getDefaultTransform();
        int wide = (int) Math.ceil(page.getWidth() * scale.getScaleX());
        int high = (int) Math.ceil(page.getHeight() * scale.getScaleY());
        if (wide < 1 || high < 1 || (double) wide * high > MOST_PIXELS) return;
        before = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = before.createGraphics();
        try {
            g.scale(scale.getScaleX(), scale.getScaleY());
            page.print(g);
        } finally {
            g.dispose();
        }
        setBounds(0, 0, page.getWidth(), page.getHeight());
        setVisible(true);
        glide = new Glide(
                motion == MotionLevel.FULL ? MILLIS : REDUCED_MILLIS,
                part -> {
                    left = (float) (1 - part);
                    repaint();
                },
                this::gone);
        glide.start();
    }

    private void gone() {
        setVisible(false);
        before = null;
    }

    /** It has faded at once. */
    void finish() {
        glide.finish();
    }

    @Override
    public void removeNotify() {
        super.removeNotify();
        finish();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (before == null || left <= 0) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setComposite(AlphaComposite.SrcOver.derive(Math.min(1, left)));
            g.drawImage(before, 0, 0, getWidth(), getHeight(), null);
        } finally {
            g.dispose();
        }
    }
}
