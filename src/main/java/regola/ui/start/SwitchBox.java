package regola.ui.start;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JCheckBox;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/** A SwitchBox is a sentence with a switch beside it: who presses either turns it. */
final class SwitchBox extends JCheckBox implements Measured {
    private static final long serialVersionUID = 1;
    /** In units of space, how wide the switch is. */
    private static final double SWITCH = 56;

    private static final double LEADING = 1.25;

    private transient Measure measure = Measure.of(1280, 800, 1);

    SwitchBox(String sentence) {
        super(sentence);
        setOpaque(false);
        setBorder(null);
        setRolloverEnabled(true);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        setFont(TextSize.BODY.font(measure));
        revalidate();
        repaint();
    }

    private StageWords words() {
        int width = getWidth() > 0 ? getWidth() : measure.px(300);
        int room = Math.max(1, width - measure.px(SWITCH + 16) - 2 * edge());
        return StageWords.in(this, TextSize.BODY.font(measure), getText(), room, LEADING);
    }

    private int edge() {
        return measure.px(4);
    }

    @Override
    public Dimension getPreferredSize() {
        int wide = getWidth() > 0 ? getWidth() : measure.px(300);
        return new Dimension(wide, Math.max(measure.target(), words().height() + measure.px(12)));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(10);
            if (getModel().isRollover() || getModel().isPressed()) {
                g.setColor(StageColour.HOVER.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius));
            }
            StageWords words = words();
            g.setColor(StageColour.INK.now());
            words.paint(g, edge(), (getHeight() - words.height()) / 2);
            double wide = measure.px(SWITCH);
            double top = (getHeight() - wide * SwitchSign.LOW) / 2;
            SwitchSign.paint(g, getWidth() - edge() - wide, top, wide, isSelected());
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), radius);
        } finally {
            g.dispose();
        }
    }
}
