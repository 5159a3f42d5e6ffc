package regola.ui.game;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/**
 * A TrialFrame lies over the board while a move that is made there is a question and no move: a broken line around it,
 * and a plate that says so. It takes no press.
 */
final class TrialFrame extends JComponent {
    private static final long serialVersionUID = 1;

    private String words = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    TrialFrame() {
        setName("game.trial");
        setFocusable(false);
        setVisible(false);
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /** @return what is left of that place inside the frame and below the plate, where nothing is covered */
    Rectangle arrange(Measure now, Rectangle place) {
        measure = now;
        setBounds(place);
        if (!isVisible()) return place;
        int edge = measure.px(12);
        int top = getFontMetrics(TextSize.BODY.font(measure)).getHeight() + measure.px(14);
        return new Rectangle(
                place.x + edge,
                place.y + top,
                Math.max(1, place.width - 2 * edge),
                Math.max(1, place.height - top - edge));
    }

    /** @param said what a move made now is; empty where it is a move */
    void show(String said) {
        words = said;
        boolean other = isVisible() == said.isEmpty();
        setVisible(!said.isEmpty());
        if (other) revalidate();
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            int edge = measure.px(6);
            Shape frame = Brush.rounded(edge, edge, getWidth() - 2 * edge, getHeight() - 2 * edge, 0, measure.px(16));
            // With a light casing it is seen on any board.
            g.setColor(UIManager.getColor("Regola.hint.background"));
            g.setStroke(Brush.line(measure.px(8)));
            g.draw(frame);
            g.setColor(UIManager.getColor("Regola.hint.border"));
            float dash = measure.px(18);
            float[] dashes = {dash, dash * 0.8f};
            g.setStroke(new BasicStroke(measure.px(4), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, dashes, 0));
            g.draw(frame);
            g.setFont(TextSize.BODY.font(measure));
            FontMetrics metrics = g.getFontMetrics();
            Insets pad = new Insets(measure.px(5), measure.px(14), measure.px(5), measure.px(14));
            int wide = metrics.stringWidth(words) + pad.left + pad.right;
            int high = metrics.getHeight() + pad.top + pad.bottom;
            int x = (getWidth() - wide) / 2;
            g.setColor(UIManager.getColor("Regola.hint.background"));
            g.fill(Brush.rounded(x, 0, wide, high, 0, measure.px(12)));
            g.setColor(StageColour.INK.now());
            g.drawString(words, x + pad.left, pad.top + metrics.getAscent());
        } finally {
            g.dispose();
        }
    }
}
