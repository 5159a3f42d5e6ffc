package regola.ui.app;

import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/**
 * A SideColumn is what stands beside the board: decision, seats, story. It is as wide as a line of some forty letters, so that
 * the board never changes its size while a match is played.
 */
final class SideColumn extends JPanel {
    private static final long serialVersionUID = 1;
    private static final double LETTERS = 25;

    SideColumn(JComponent decision, JComponent seats, JComponent storyTitle, JComponent story) {
        super(new MigLayout("ins 0, gap 0 8, wrap 1, fill", "[grow, fill]", "[][]0[]2[grow, fill]"));
        setOpaque(false);
        add(decision, "wmin 0");
        add(seats, "wmin 0, hmin 60");
        add(storyTitle, "wmin 0, gaptop 6");
        // The story takes what room is left; it scrolls anyway.
        add(story, "wmin 0, h 120:120:, growy");
    }

    @Override
    public Dimension getPreferredSize() {
        var font = UIManager.getFont("Label.font");
        int width = (int) Math.round((font == null ? 14 : font.getSize2D()) * LETTERS);
        return new Dimension(width, super.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Math.min(260, getPreferredSize().width), 200);
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(getPreferredSize().width, Integer.MAX_VALUE);
    }
}
