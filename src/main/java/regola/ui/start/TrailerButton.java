package regola.ui.start;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import javax.swing.JButton;
import regola.ui.stage.Brush;

/** A TrailerButton lies on the picture of a game, round and dark with a light sign, and shows the game in a minute. */
final class TrailerButton extends JButton {
    private static final long serialVersionUID = 1;
    private static final Color PLATE = new Color(0x10, 0x1C, 0x2C, 0xE6);
    private static final Color WARM = new Color(0x00, 0x54, 0x3D);

    TrailerButton(String name) {
        setName(name);
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double size = getWidth();
            g.setColor(getModel().isRollover() || getModel().isPressed() ? WARM : PLATE);
            g.fill(new Ellipse2D.Double(1, 1, size - 2, size - 2));
            g.setColor(Color.WHITE);
            g.setStroke(Brush.line(1.5));
            g.draw(new Ellipse2D.Double(1, 1, size - 2, size - 2));
            Path2D sign = new Path2D.Double();
            sign.moveTo(size * 0.39, size * 0.29);
            sign.lineTo(size * 0.39, size * 0.71);
            sign.lineTo(size * 0.73, size * 0.5);
            sign.closePath();
            g.fill(sign);
            if (isFocusOwner()) Brush.focus(g, getWidth(), getHeight(), size / 2);
        } finally {
            g.dispose();
        }
    }

    @Override
    public boolean contains(int x, int y) {
        return new Ellipse2D.Double(0, 0, getWidth(), getHeight()).contains(x, y);
    }
}
