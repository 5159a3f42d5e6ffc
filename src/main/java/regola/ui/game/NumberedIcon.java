package regola.ui.game;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;

/** A NumberedIcon is the key that chooses something, drawn as a small key, and a picture of what it chooses, if there is one. */
final class NumberedIcon implements Icon {
    private final int number;
    private final Icon picture;

    /** @param number 1 to 9, or 0 for no key; picture may be null */
    NumberedIcon(int number, Icon picture) {
        this.number = number;
        this.picture = picture;
    }

    private static int key() {
        return Scaled.px(17);
    }

    private int gap() {
        return picture == null ? 0 : Scaled.px(6);
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            int size = key();
            int top = y + (getIconHeight() - size) / 2;
            g.setColor(UIManager.getColor("Regola.muted"));
            g.drawRoundRect(x, top, size - 1, size - 1, Scaled.px(5), Scaled.px(5));
            Font font = c.getFont().deriveFont(Font.PLAIN, c.getFont().getSize2D() * 0.8f);
            FontMetrics metrics = c.getFontMetrics(font);
            g.setFont(font);
            String text = number > 0 ? String.valueOf(number) : "";
            g.drawString(text, x + (size - metrics.stringWidth(text)) / 2f, top + (size - metrics.getHeight()) / 2f + metrics.getAscent());
            if (picture != null) picture.paintIcon(c, g, x + size + gap(), y + (getIconHeight() - picture.getIconHeight()) / 2);
        } finally {
            g.dispose();
        }
    }

    @Override
    public int getIconWidth() {
        return key() + gap() + (picture == null ? 0 : picture.getIconWidth());
    }

    @Override
    public int getIconHeight() {
        return Math.max(key(), picture == null ? 0 : picture.getIconHeight());
    }
}
