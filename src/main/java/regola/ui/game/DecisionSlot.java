package regola.ui.game;

import java.awt.Dimension;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.theme.Scaled;

/**
 * A DecisionSlot is the room for what changes while somebody decides: advice, the move that is being put together, a
 * list to choose from. How high it is depends on the window alone, so that nothing below it moves; a list scrolls in
 * it.
 */
final class DecisionSlot extends JPanel {
    private static final long serialVersionUID = 1;
    /** At 100 %: a line of words and so many rows of buttons. */
    private static final int LINE = 24;

    private static final int ROW = 35;
    /** The heights of a window, at 100 %, from which there is room for one row more. */
    private static final int LOW = 480;

    private static final int MIDDLING = 690;
    private static final int HIGH = 880;

    private boolean grows;

    DecisionSlot() {
        super(new MigLayout("ins 0, gap 6 5, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        setOpaque(false);
    }

    /** @param over whether nothing more will be decided: then it takes what it needs */
    void grows(boolean over) {
        grows = over;
    }

    private int height() {
        var window = SwingUtilities.getRoot(this);
        double room = window == null ? 0 : window.getHeight() / Scaled.factor();
        int rows = room >= HIGH ? 4 : room >= MIDDLING ? 3 : room >= LOW ? 2 : 1;
        return Scaled.px(LINE + rows * ROW);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wanted = super.getPreferredSize();
        return grows ? wanted : new Dimension(wanted.width, height());
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }
}
