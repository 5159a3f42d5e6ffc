package regola.ui.start;

import java.awt.Graphics2D;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;

/** A SwitchSign is a switch as it is drawn: by its side, its tick and its colour it says whether something is on. */
final class SwitchSign {
    /** Its height in proportion to its width. */
    static final double LOW = 0.55;

    private SwitchSign() {}

    static void paint(Graphics2D g, double x, double y, double wide, boolean on) {
        double high = wide * LOW;
        g.setColor((on ? StageColour.LEAD : StageColour.OFF_BACKGROUND).now());
        g.fill(Brush.rounded(x, y, wide, high, 0, high / 2));
        g.setColor((on ? StageColour.LEAD : StageColour.EDGE).now());
        g.setStroke(Brush.line(2));
        g.draw(Brush.rounded(x, y, wide, high, 1, high / 2));
        double knob = high - 8;
        double at = on ? x + wide - knob - 4 : x + 4;
        g.setColor((on ? StageColour.LEAD_INK : StageColour.BUBBLE).now());
        g.fill(Brush.rounded(at, y + 4, knob, knob, 0, knob / 2));
        if (on) KindButton.tick(g, at + knob * 0.1, y + 4 + knob * 0.1, knob * 0.8);
        else {
            g.setColor(StageColour.EDGE.now());
            g.draw(Brush.rounded(at, y + 4, knob, knob, 1, knob / 2));
        }
    }
}
