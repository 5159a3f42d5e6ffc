package regola.ui.stage;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;

/** A CloseButton puts away what it stands on: a cross that is as large as the signs in the corners of the window. */
public final class CloseButton extends StageButton {
    private static final long serialVersionUID = 1;
    /** How far its lines reach from the middle, and how thick they are, as shares of the button. */
    private static final double ARM = 0.17;

    private static final double THICK = 0.055;

    private int side = Measure.of(1280, 800, 1).target();

    public CloseButton(String name) {
        super(name, Style.QUIET);
        setFocusable(true);
    }

    @Override
    public void measure(Measure next) {
        super.measure(next);
        side = next.target();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(side, side);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        double size = Math.min(getWidth(), getHeight());
        double arm = size * ARM;
        Path2D cross = new Path2D.Double();
        cross.moveTo(-arm, -arm);
        cross.lineTo(arm, arm);
        cross.moveTo(arm, -arm);
        cross.lineTo(-arm, arm);
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.translate(getWidth() / 2.0, getHeight() / 2.0);
            g.setColor((isEnabled() ? StageColour.INK : StageColour.OFF).now());
            g.setStroke(Brush.line(Math.max(2, size * THICK)));
            g.draw(cross);
        } finally {
            g.dispose();
        }
    }
}
