package regola.ui.game;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.view.PileView;
import regola.ui.view.ZoneView;

/** A ZoneRow is the pieces of one zone in a row that goes on below when it is full. */
final class ZoneRow extends JPanel {
    private static final long serialVersionUID = 1;

    private ZoneRow() {
        super(new Wrapping());
        setOpaque(false);
    }

    static JPanel of(ZoneView zone, String emptyWord, Function<PileView, JComponent> maker) {
        ZoneRow row = new ZoneRow();
        row.setName("zone." + zone.site());
        row.setToolTipText(zone.about().isEmpty() ? null : zone.about());
        zone.piles().forEach(pile -> row.add(maker.apply(pile)));
        if (zone.piles().isEmpty()) {
            JLabel none = new JLabel(emptyWord);
            none.putClientProperty("FlatLaf.styleClass", "small");
            none.setEnabled(false);
            none.setPreferredSize(new Dimension(none.getPreferredSize().width + 8, SeatCard.PIECE));
            row.add(none);
        }
        return row;
    }

    /** A flow that asks for as many rows as its width needs; Swing's own asks for one. */
    private static final class Wrapping extends FlowLayout {
        private static final long serialVersionUID = 1;

        Wrapping() {
            super(LEADING, 0, 0);
        }

        @Override
        public Dimension preferredLayoutSize(Container target) {
            int room = target.getWidth() > 0 ? target.getWidth() : Integer.MAX_VALUE;
            int width = 0;
            int height = 0;
            int rowWidth = 0;
            int rowHeight = 0;
            for (Component each : target.getComponents()) {
                Dimension size = each.getPreferredSize();
                if (rowWidth > 0 && rowWidth + size.width > room) {
                    height += rowHeight;
                    rowWidth = 0;
                    rowHeight = 0;
                }
                rowWidth += size.width;
                rowHeight = Math.max(rowHeight, size.height);
                width = Math.max(width, rowWidth);
            }
            return new Dimension(width, height + rowHeight);
        }

        @Override
        public Dimension minimumLayoutSize(Container target) {
            return new Dimension(0, preferredLayoutSize(target).height);
        }
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean wrapsAnew = width != getWidth();
        super.setBounds(x, y, width, height);
        if (wrapsAnew) SwingUtilities.invokeLater(this::revalidate);
    }
}
