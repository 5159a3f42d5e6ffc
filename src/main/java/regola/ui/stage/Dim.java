package regola.ui.stage;

import java.awt.Color;
import java.awt.Graphics;
import javax.swing.JComponent;

/**
 * A Dim lies over a page while something is asked in front of it, so that it is seen where to answer. It takes nothing
 * from the mouse.
 */
public final class Dim extends JComponent {
    private static final long serialVersionUID = 1;
    private static final Color SHADE = new Color(0x10, 0x14, 0x18, 0x8C);

    /** @param name what it is called, for whoever looks for it */
    public Dim(String name) {
        setName(name);
        setVisible(false); // what is never seen makes nothing below it slower to paint
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(SHADE);
        g.fillRect(0, 0, getWidth(), getHeight());
    }
}
