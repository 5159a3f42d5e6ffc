package regola.ui.parts;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** A WrappingRow is small things side by side that go on below when the row is full, and asks for the height it then needs. */
public class WrappingRow extends JPanel {
    private static final long serialVersionUID = 1;

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

    /** A flow that asks for as many rows as its width needs; Swing's own asks for one. */
    private static final class Wrapping extends FlowLayout {
        private static final long serialVersionUID = 1;
        private boolean onLine;

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
                Dimension size = each.getPreferredSize();
                if (rowWidth > 0 && rowWidth + getHgap() + size.width > room) {
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
                Dimension size = each.getPreferredSize();
                if (x > 0 && x + getHgap() + size.width > target.getWidth()) {
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

        /** Words of different sizes stand on one line, as far as the row is high enough. */
        private void level(List<Component> row, int height) {
            if (!onLine) return;
            int line = 0;
            for (Component each : row) line = Math.max(line, each.getBaseline(each.getWidth(), each.getHeight()));
            for (Component each : row) {
                int own = each.getBaseline(each.getWidth(), each.getHeight());
                if (own >= 0) each.setLocation(each.getX(), each.getY() + Math.min(line - own, height - each.getHeight()));
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
