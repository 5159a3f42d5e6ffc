package regola.ui.stage;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import javax.swing.JButton;

/**
 * A CornerButton stands in an upper corner of the window: its box keeps off the edges, but it reacts up to them, since
 * what lies in a corner cannot be missed.
 */
final class CornerButton extends JButton implements Measured {
    private static final long serialVersionUID = 1;
    /** The box a sign is drawn in. */
    private static final double BOX = 24;

    /** What is drawn on it, and in which corner it stands. */
    enum Sign {
        HOME,
        /** In the place of home, where a page leads back to the one before. */
        BACK,
        MENU
    }

    private Sign sign;
    private transient Measure measure = Measure.of(1280, 800, 1);

    CornerButton(String name, Sign sign) {
        this.sign = sign;
        setName(name);
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRequestFocusEnabled(false);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
        repaint();
    }

    void draw(Sign next) {
        sign = next;
        repaint();
    }

    void name(String words) {
        getAccessibleContext().setAccessibleName(words);
        setToolTipText(words);
    }

    private int box() {
        return Math.max(44, measure.head() - 8);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(box() + measure.pad(), Math.max(measure.head(), box()));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        int box = box();
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.translate(sign == Sign.MENU ? 0 : getWidth() - box, (getHeight() - box) / 2);
            boolean pressed = getModel().isArmed() && getModel().isPressed();
            g.setColor(
                    (pressed ? StageColour.PRESSED : getModel().isRollover() ? StageColour.HOVER : StageColour.BUBBLE)
                            .now());
            double edge = Math.max(1.5, measure.unit() * 1.5);
            g.fill(Brush.rounded(0, 0, box, box, edge / 2, measure.px(10)));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, box, box, edge / 2, measure.px(10)));
            if (isFocusOwner()) Brush.focus(g, measure, box, box, measure.px(10));
            double scale = box * 0.62 / BOX;
            g.translate(box * 0.19, box * 0.19);
            g.scale(scale, scale);
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(2.4));
            g.draw(
                    switch (sign) {
                        case HOME -> home();
                        case BACK -> back();
                        case MENU -> menu();
                    });
        } finally {
            g.dispose();
        }
    }

    private static Path2D home() {
        Path2D house = new Path2D.Double();
        house.moveTo(2, 12);
        house.lineTo(12, 3);
        house.lineTo(22, 12);
        house.moveTo(5, 10.5);
        house.lineTo(5, 21);
        house.lineTo(9.5, 21);
        house.lineTo(9.5, 14.5);
        house.lineTo(14.5, 14.5);
        house.lineTo(14.5, 21);
        house.lineTo(19, 21);
        house.lineTo(19, 10.5);
        return house;
    }

    private static Path2D back() {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(21, 12);
        arrow.lineTo(3, 12);
        arrow.moveTo(11, 4);
        arrow.lineTo(3, 12);
        arrow.lineTo(11, 20);
        return arrow;
    }

    private static Path2D menu() {
        Path2D bars = new Path2D.Double();
        for (int y = 5; y <= 19; y += 7) {
            bars.moveTo(3, y);
            bars.lineTo(21, y);
        }
        return bars;
    }
}
