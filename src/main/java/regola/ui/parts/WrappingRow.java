package regola.ui.parts;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * A WrappingRow is small things side by side that go on below when the row is full, and asks for the height it then
 * needs.
 */
public class WrappingRow extends JPanel {
    private static final long serialVersionUID = 1;
    private static final String HEAD = "Regola.head";

    /** @param gap between two things of a row, in pixels */
    public WrappingRow(int gap) {
        super(new Wrapping(gap));
        setOpaque(false);
    }

    /** @return this row; from now on words of different sizes stand on one line */
    public WrappingRow onOneLine() {
        ((Wrapping) getLayout()).onLine = true;
        return this;
    }

    /** @return this row; from now on all things are as wide as the widest */
    public WrappingRow even() {
        ((Wrapping) getLayout()).even = true;
        return this;
    }

    /** Adds what bears the name of all that follows; they go on below together if they have room there. */
    public void addHead(JComponent head) {
        head.putClientProperty(HEAD, true);
        add(head);
    }

    /** A flow that asks for as many rows as its width needs; Swing's own asks for one. */
    private static final class Wrapping extends FlowLayout {
        private static final long serialVersionUID = 1;
        private boolean onLine;
        private boolean even;

        Wrapping(int gap) {
            super(LEADING, gap, 0);
            setAlignOnBaseline(false);
        }

        @Override
        public Dimension preferredLayoutSize(Container target) {
            int room = target.getWidth() > 0 ? target.getWidth() : Integer.MAX_VALUE;
            int width = 0;
            int height = 0;
            int rowWidth = 0;
            int rowHeight = 0;
            for (Component each : target.getComponents()) {
                if (!each.isVisible()) continue;
                Dimension size = size(target, each);
                if (rowWidth > 0 && rowWidth + getHgap() + needed(target, each, room) > room) {
                    height += rowHeight;
                    rowWidth = 0;
                    rowHeight = 0;
                }
                rowWidth += (rowWidth > 0 ? getHgap() : 0) + size.width;
                rowHeight = Math.max(rowHeight, size.height);
                width = Math.max(width, rowWidth);
            }
            return new Dimension(width, height + rowHeight);
        }

        @Override
        public Dimension minimumLayoutSize(Container target) {
            return new Dimension(0, preferredLayoutSize(target).height);
        }

        /** As Swing's, but no gap before the first and after the last of a row. */
        @Override
        public void layoutContainer(Container target) {
            List<Component> row = new ArrayList<>();
            int x = 0;
            int y = 0;
            int rowHeight = 0;
            for (Component each : target.getComponents()) {
                if (!each.isVisible()) continue;
                Dimension size = size(target, each);
                if (x > 0 && x + getHgap() + needed(target, each, target.getWidth()) > target.getWidth()) {
                    level(row, rowHeight);
                    row.clear();
                    x = 0;
                    y += rowHeight;
                    rowHeight = 0;
                }
                if (x > 0) x += getHgap();
                each.setBounds(x, y, Math.min(size.width, Math.max(0, target.getWidth())), size.height);
                row.add(each);
                x += size.width;
                rowHeight = Math.max(rowHeight, size.height);
            }
            level(row, rowHeight);
        }

        private Dimension size(Container target, Component one) {
            Dimension size = one.getPreferredSize();
            if (even)
                for (Component each : target.getComponents())
                    if (each.isVisible()) size.width = Math.max(size.width, each.getPreferredSize().width);
            return size;
        }

        /** The width of a head is that of all up to the next one, unless that is more than a row. */
        private int needed(Container target, Component one, int room) {
            int own = size(target, one).width;
            if (!isHead(one)) return own;
            List<Component> all = List.of(target.getComponents());
            int width = own;
            for (int i = all.indexOf(one) + 1; i < all.size() && !isHead(all.get(i)); i++)
                width += getHgap() + all.get(i).getPreferredSize().width;
            return width > room ? own : width;
        }

        private static boolean isHead(Component one) {
            return one instanceof JComponent part && Boolean.TRUE.equals(part.getClientProperty(HEAD));
        }

        /** Paragraph of different sizes stand on one line, as far as the row is high enough. */
        private void level(List<Component> row, int height) {
            if (!onLine) return;
            int line = 0;
            for (Component each : row) line = Math.max(line, each.getBaseline(each.getWidth(), each.getHeight()));
            for (Component each : row) {
                int own = each.getBaseline(each.getWidth(), each.getHeight());
                if (own >= 0)
                    each.setLocation(each.getX(), each.getY() + Math.min(line - own, height - each.getHeight()));
            }
        }
    }

    /** How many rows there are is known only once it has its width. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean wrapsAnew = width != getWidth();
        super.setBounds(x, y, width, height);
        if (wrapsAnew) SwingUtilities.invokeLater(this::revalidate);
    }
}
