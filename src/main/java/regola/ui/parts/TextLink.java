package regola.ui.parts;

import java.awt.Cursor;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.event.KeyEvent;
import java.awt.font.TextAttribute;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;

/** A TextLink is a few words that lead somewhere, by mouse, space or enter, and look so. */
public class TextLink extends JButton {
    private static final long serialVersionUID = 1;

    public TextLink(String name) {
        setName(name);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        setMargin(new Insets(0, 0, 0, 0));
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
        dress();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }

    private void dress() {
        Font font = UIManager.getFont("small.font");
        if (font != null) setFont(font.deriveFont(Map.of(TextAttribute.UNDERLINE, TextAttribute.UNDERLINE_ON)));
        setForeground(UIManager.getColor("Regola.link"));
        setBorder(BorderFactory.createEmptyBorder(Scaled.px(2), Scaled.px(3), Scaled.px(2), Scaled.px(3)));
        setOpaque(false);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (!isFocusOwner()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("Regola.link"));
            g.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, Scaled.px(6), Scaled.px(6));
        } finally {
            g.dispose();
        }
    }
}
