package regola.ui.start;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.JButton;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.TextSize;

/**
 * A TrailerButton lies on the picture of a game, dark with a piece of film and its word where there is room for it, and
 * shows the game in a minute.
 */
final class TrailerButton extends JButton implements Measured {
    private static final long serialVersionUID = 1;
    private static final Color PLATE = new Color(0x10, 0x1C, 0x2C, 0xE6);
    private static final int HOLES = 3;
    private static final Color WARM = new Color(0x00, 0x54, 0x3D);
    private static final Color EDGE = new Color(0x10, 0x14, 0x18);

    private transient Measure measure = Measure.of(1280, 800, 1);
    private String word = "";

    TrailerButton(String name) {
        setName(name);
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        repaint();
    }

    /** @param next what stands beside the piece of film */
    void say(String next) {
        word = next;
        repaint();
    }

    /** Right below it: beside it are the buttons of other games. */
    @Override
    public Point getToolTipLocation(MouseEvent event) {
        return new Point(0, getHeight());
    }

    private FontMetrics letters() {
        return getFontMetrics(TextSize.BODY.font(measure));
    }

    /** @return how wide it is with its word, at that height */
    int wide(int high) {
        return word.isEmpty() ? high : high + letters().stringWidth(word) + measure.px(14);
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
            double size = getHeight();
            boolean warm =
                    isFocusOwner() || getModel().isRollover() || getModel().isPressed();
            g.setColor(warm ? WARM : PLATE);
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, size / 2));
            g.setColor(Color.WHITE);
            g.setStroke(Brush.line(isFocusOwner() ? 4 : 1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), isFocusOwner() ? 4 : 1, size / 2));
            if (isFocusOwner()) {
                // On any picture one of the two rings is seen.
                g.setColor(EDGE);
                g.setStroke(Brush.line(2));
                g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, size / 2));
            }
            if (getWidth() > getHeight()) {
                g.setColor(Color.WHITE);
                g.setFont(TextSize.BODY.font(measure));
                FontMetrics metrics = g.getFontMetrics();
                g.drawString(word, (int) size, (getHeight() - metrics.getHeight()) / 2 + metrics.getAscent());
            }
            g.setColor(Color.WHITE);
            paintFilm(g, size);
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
        return Brush.rounded(0, 0, getWidth(), getHeight(), 0, getHeight() / 2.0)
                .contains(x, y);
    }
}
