package regola.ui.game;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;

/**
 * A NumberedIcon is the key that chooses something, drawn as a small key, and a picture of what it chooses, if there is
 * one.
 */
final class NumberedIcon implements ShapeIcon {
    private final int number;
    private final Icon picture;

    /** @param number 1 to 9, or 0 for no key; picture may be null */
    NumberedIcon(int number, Icon picture) {
        this.number = number;
        this.picture = picture;
    }

    /** Of the key. */
    @Override
    public int across() {
        return Scaled.px(17);
    }

    private int gap() {
        return picture == null ? 0 : Scaled.px(6);
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        int size = across();
        int top = (getIconHeight() - size) / 2;
        g.setColor(UIManager.getColor("Regola.muted"));
        g.drawRoundRect(0, top, size - 1, size - 1, Scaled.px(5), Scaled.px(5));
        Font font = on.getFont().deriveFont(Font.PLAIN, on.getFont().getSize2D() * 0.8f);
        FontMetrics metrics = on.getFontMetrics(font);
        g.setFont(font);
        String text = number > 0 ? String.valueOf(number) : "";
        g.drawString(
                text,
                (size - metrics.stringWidth(text)) / 2f,
                top + (size - metrics.getHeight()) / 2f + metrics.getAscent());
        if (picture != null) picture.paintIcon(on, g, size + gap(), (getIconHeight() - picture.getIconHeight()) / 2);
    }

    @Override
    public int getIconWidth() {
        return across() + gap() + (picture == null ? 0 : picture.getIconWidth());
    }

    @Override
    public int getIconHeight() {
        return Math.max(across(), picture == null ? 0 : picture.getIconHeight());
    }
}
