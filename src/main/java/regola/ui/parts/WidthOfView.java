package regola.ui.parts;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/** A WidthOfView holds what scrolls up and down and is always as wide as its scroll pane. */
public final class WidthOfView extends JPanel implements Scrollable {
    private static final long serialVersionUID = 1;

    public WidthOfView(JComponent content) {
        super(new BorderLayout());
        setOpaque(false);
        add(content, BorderLayout.NORTH);
    }

    /**
     * Paragraphs that came to be of another width are of another height: laid out again at once, or what is below would
     * jump.
     */
    @Override
    protected void validateTree() {
        super.validateTree();
        if (Paragraph.wrapAnew(this)) super.validateTree();
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle seen, int orientation, int direction) {
        return 16;
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle seen, int orientation, int direction) {
        return Math.max(16, seen.height - 32);
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
