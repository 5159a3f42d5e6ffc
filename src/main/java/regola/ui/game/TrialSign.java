package regola.ui.game;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/** A TrialSign stands in the head of the page, where it covers nothing, and says what a move made now is. */
final class TrialSign extends JComponent implements Measured {
    private static final long serialVersionUID = 1;

    private String words = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    TrialSign() {
        setName("game.trial.sign");
        setFocusable(false);
        setVisible(false);
    }

    /** @param said empty where a move is a move */
    void show(String said) {
        words = said;
        setVisible(!said.isEmpty());
        setToolTipText(said.isEmpty() ? null : said);
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private FontMetrics metrics() {
        return getFontMetrics(TextSize.BODY.font(measure));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(metrics().stringWidth(words) + 2 * measure.px(14), measure.head());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            FontMetrics metrics = metrics();
            int high = Math.min(getHeight(), metrics.getHeight() + 2 * measure.px(5));
            int y = (getHeight() - high) / 2;
            g.setColor(UIManager.getColor("Regola.hint.background"));
            g.fill(Brush.rounded(0, y, getWidth(), high, 1, measure.px(12)));
            g.setColor(UIManager.getColor("Regola.hint.border"));
            g.setStroke(Brush.line(2));
            g.draw(Brush.rounded(0, y, getWidth(), high, 1, measure.px(12)));
            g.setColor(StageColour.INK.now());
            g.setFont(TextSize.BODY.font(measure));
            g.drawString(words, measure.px(14), y + (high - metrics.getHeight()) / 2 + metrics.getAscent());
        } finally {
            g.dispose();
        }
    }
}
