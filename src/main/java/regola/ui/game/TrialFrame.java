package regola.ui.game;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;

/**
 * A TrialFrame lies over the board while a move that is made there is a question and no move: a broken line around it.
 * A {@link TrialSign} says so. It takes no press.
 */
final class TrialFrame extends JComponent {
    private static final long serialVersionUID = 1;

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

    /** Nothing makes room for it: a press where a place was a moment ago still means that place. */
    void arrange(Measure now, Rectangle place) {
        measure = now;
        setBounds(place);
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
        } finally {
            g.dispose();
        }
    }
}
