package regola.ui.game;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.theme.SameLook;

/** A Pinned is what stands beside the board on wish, with the board making room for it. */
final class Pinned extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private transient Measure measure = Measure.of(1280, 800, 1);

    Pinned() {
        super(new BorderLayout());
        setName("game.pinned");
        setOpaque(false);
        setVisible(false);
    }

    void hold(JComponent content) {
        SameLook.take(content);
        add(content);
        setVisible(true);
    }

    void letGo(JComponent content) {
        remove(content);
        setVisible(false);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        int room = next.px(12);
        setBorder(BorderFactory.createEmptyBorder(room, room, room, room));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(16)));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(16)));
        } finally {
            g.dispose();
        }
    }
}
