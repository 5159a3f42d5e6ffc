package regola.ui.tray;

import java.awt.Graphics2D;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;

/** A ZoneFrame is drawn round a place beside the board where something may be put, or that is to be looked at. */
final class ZoneFrame {
    private ZoneFrame() {}

    /** @param marked whether it is to be looked at now */
    static void paint(Graphics2D g, boolean marked, int width, int height, int round) {
        if (marked) {
            g.setColor(StageColour.BUBBLE.now());
            g.setStroke(Brush.line(6));
            g.draw(Brush.rounded(0, 0, width, height, 3, round));
        }
        g.setColor(marked ? UIManager.getColor("Regola.hint.border") : StageColour.LEAD.now());
        g.setStroke(Brush.line(2.5));
        g.draw(Brush.rounded(0, 0, width, height, 2, round));
    }
}
