package regola.ui.parts;

import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;

/**
 * A Scrolling puts components where they can be scrolled up and down, without a frame and on the ground of the window.
 */
public final class Scrolling {
    private Scrolling() {}

    /** @return a pane whose content is always as wide as itself */
    public static JScrollPane page(JComponent content) {
        return upAndDown(new WidthOfView(content));
    }

    /** @param content one that knows by itself how to be scrolled */
    public static JScrollPane upAndDown(JComponent content) {
        JScrollPane scroll = new JScrollPane(
                content,
                ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getViewport().setOpaque(false);
        scroll.setOpaque(false);
        scroll.getVerticalScrollBar().setUnitIncrement(16);
        return scroll;
    }
}
