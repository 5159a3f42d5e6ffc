package regola.ui.lesson;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;

/** A BubbleTail says whose words stand in the bubble: it leads from the bubble's upper edge up to the guide's head. */
final class BubbleTail extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    /** In units of space: how wide and how high it is, how wide where it leaves the bubble, and where that begins. */
    private static final double WIDE = 44;

    private static final double HIGH = 22;
    private static final double FOOT = 26;
    private static final double BESIDE_MIDDLE = 6;

    private transient Measure measure = Measure.of(1280, 800, 1);

    BubbleTail() {
        setName("lesson.tail");
        setFocusable(false);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /** @param guide where the guide stands; empty, or only a head on the bubble's edge, and there is no tail */
    void place(Rectangle guide, boolean headOnly, Rectangle bubble) {
        setVisible(!guide.isEmpty() && !headOnly);
        int high = measure.px(HIGH);
        int left = guide.x + guide.width / 2 + measure.px(BESIDE_MIDDLE);
        setBounds(left, bubble.y - high, measure.px(WIDE), high + (int) Math.ceil(2 * edge()));
    }

    private double edge() {
        return Math.max(2, 2 * measure.unit());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double low = measure.px(HIGH) + edge();
            double foot = measure.px(FOOT);
            Path2D tail = new Path2D.Double();
            tail.moveTo(edge(), low);
            tail.lineTo(getWidth() - edge(), edge());
            tail.lineTo(foot, low);
            g.setColor(StageColour.BUBBLE.now());
            g.fill(tail);
            g.fill(new Rectangle((int) Math.ceil(edge() * 1.5), (int) low - 1, (int) (foot - edge() * 2), getHeight()));
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(edge()));
            tail = new Path2D.Double();
            tail.moveTo(edge(), low - edge() / 2);
            tail.lineTo(getWidth() - edge(), edge());
            tail.lineTo(foot, low - edge() / 2);
            g.draw(tail);
        } finally {
            g.dispose();
        }
    }
}
