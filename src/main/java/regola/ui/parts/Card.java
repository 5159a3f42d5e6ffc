package regola.ui.parts;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.RenderingHints;
import javax.swing.JPanel;
import javax.swing.UIManager;

/** A Card is a panel with rounded corners on the ground of the window; its colours are keys of the theme. */
public class Card extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int ARC = 12;
    private String ground = "Regola.card.background";
    private String edge = "Regola.card.border";
    private int edgeWidth = 1;

    public Card(LayoutManager layout) {
        super(layout);
        setOpaque(false);
    }

    /** @param edgeWidth in pixels */
    public final void dress(String groundKey, String edgeKey, int edgeWidth) {
        ground = groundKey;
        edge = edgeKey;
        this.edgeWidth = edgeWidth;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor(edge));
            g.fillRoundRect(0, 0, getWidth(), getHeight(), ARC, ARC);
            g.setColor(UIManager.getColor(ground));
            int w = edgeWidth;
            g.fillRoundRect(w, w, getWidth() - 2 * w, getHeight() - 2 * w, ARC - w, ARC - w);
        } finally {
            g.dispose();
        }
    }
}
