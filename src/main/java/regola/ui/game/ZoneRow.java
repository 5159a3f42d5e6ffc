package regola.ui.game;

import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.PileView;
import regola.ui.view.ZoneView;

/** A ZoneRow is the pieces of one zone in a row that goes on below when it is full. */
final class ZoneRow extends WrappingRow {
    private static final long serialVersionUID = 1;

    private ZoneRow() {
        super(0);
    }

    static ZoneRow of(ZoneView zone, String emptyWord, Function<PileView, JComponent> maker) {
        ZoneRow row = new ZoneRow();
        row.setName("zone." + zone.site());
        row.setToolTipText(zone.about().isEmpty() ? null : zone.about());
        zone.piles().forEach(pile -> row.add(maker.apply(pile)));
        if (zone.piles().isEmpty()) {
            JLabel none = new JLabel(emptyWord);
            none.putClientProperty("FlatLaf.styleClass", "small");
            none.setEnabled(false);
            // As high as a piece, so that the first piece that comes moves nothing.
            int room = Math.max(0, SeatCard.pieceSize() - none.getPreferredSize().height);
            none.setBorder(BorderFactory.createEmptyBorder((room + 1) / 2, 0, room / 2, Scaled.px(8)));
            row.add(none);
        }
        return row;
    }
}
