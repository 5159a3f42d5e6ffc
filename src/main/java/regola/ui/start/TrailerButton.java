package regola.ui.start;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.JButton;
import regola.ui.stage.Brush;

/**
 * A TrailerButton lies on the picture of a game, round and dark with a piece of film, and shows the game in a minute.
 */
final class TrailerButton extends JButton {
    private static final long serialVersionUID = 1;
    private static final Color PLATE = new Color(0x10, 0x1C, 0x2C, 0xE6);
    private static final int HOLES = 3;
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
            paintFilm(g, size);
            if (isFocusOwner()) Brush.focus(g, getWidth(), getHeight(), size / 2);
        } finally {
            g.dispose();
        }
    }

    /** A picture of a film with its holes: an arrow alone would be taken for the way to play. */
    private static void paintFilm(Graphics2D g, double size) {
        g.fill(Brush.rounded(size * 0.2, size * 0.28, size * 0.62, size * 0.46, 0, size * 0.06));
        g.setColor(PLATE);
        for (int i = 0; i < HOLES; i++) {
            double y = size * (0.325 + 0.135 * i);
            g.fill(new Rectangle2D.Double(size * 0.235, y, size * 0.065, size * 0.075));
            g.fill(new Rectangle2D.Double(size * 0.72, y, size * 0.065, size * 0.075));
        }
        Path2D sign = new Path2D.Double();
        sign.moveTo(size * 0.43, size * 0.37);
        sign.lineTo(size * 0.43, size * 0.65);
        sign.lineTo(size * 0.65, size * 0.51);
        sign.closePath();
        g.fill(sign);
    }

    @Override
    public boolean contains(int x, int y) {
        return new Ellipse2D.Double(0, 0, getWidth(), getHeight()).contains(x, y);
    }
}
