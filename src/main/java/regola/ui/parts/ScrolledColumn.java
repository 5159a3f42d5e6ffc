package regola.ui.parts;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/**
 * A ScrolledColumn is what scrolls up and down and is always as wide as what it scrolls in; how high it is, and where
 * its parts are, its kinds say.
 */
public abstract class ScrolledColumn extends JPanel implements Scrollable {
    private static final long serialVersionUID = 1;

    protected ScrolledColumn(LayoutManager layout) {
        super(layout);
        setOpaque(false);
    }

    /** @return so far one turn of the wheel goes, in pixels */
    protected abstract int step();

    @Override
    public final Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public final int getScrollableUnitIncrement(Rectangle seen, int orientation, int direction) {
        return step();
    }

    /** What was last seen is seen again at the other edge. */
    @Override
    public final int getScrollableBlockIncrement(Rectangle seen, int orientation, int direction) {
        return Math.max(step(), seen.height - 2 * step());
    }

    @Override
    public final boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public final boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
