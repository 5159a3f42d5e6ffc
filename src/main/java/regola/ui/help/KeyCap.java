package regola.ui.help;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;

/** A KeyCap is the name of a key, drawn as a key. */
final class KeyCap extends JLabel {
    private static final long serialVersionUID = 1;

    KeyCap(String name) {
        super(name, SwingConstants.CENTER);
        putClientProperty("FlatLaf.styleClass", "small");
        setBorder(BorderFactory.createEmptyBorder(Scaled.px(3), Scaled.px(7), Scaled.px(3), Scaled.px(7)));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("Regola.card.background"));
            g.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 1, Scaled.px(7), Scaled.px(7));
            g.setColor(UIManager.getColor("Regola.muted"));
            g.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, Scaled.px(7), Scaled.px(7));
        } finally {
            g.dispose();
        }
        super.paintComponent(graphics);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension words = super.getPreferredSize();
        return new Dimension(Math.max(words.width, words.height), words.height);
    }
}
