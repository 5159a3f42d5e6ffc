package regola.ui.parts;

import java.awt.Dimension;
import java.awt.LayoutManager;
import javax.swing.JPanel;
import javax.swing.UIManager;

/**
 * A SteadyColumn is as wide as so many letters of text, whatever it shows, so that what stands beside it never changes
 * its size.
 */
public abstract class SteadyColumn extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int NARROWEST = 260;
    private static final int LOWEST = 200;

    private final double letters;

    /** @param letters that stand in a row, as wide as the font is high */
    protected SteadyColumn(LayoutManager layout, double letters) {
        super(layout);
        this.letters = letters;
    }

    @Override
    public Dimension getPreferredSize() {
        var font = UIManager.getFont("Label.font");
        int width = (int) Math.round((font == null ? 14 : font.getSize2D()) * letters);
        return new Dimension(width, super.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Math.min(NARROWEST, getPreferredSize().width), LOWEST);
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(getPreferredSize().width, Integer.MAX_VALUE);
    }
}
