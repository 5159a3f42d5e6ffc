package regola.ui.game;

import java.awt.Dimension;
import java.awt.Insets;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.board.paint.RowIcon;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.ZoneView;

/**
 * Piles are the pieces of zones in a row that goes on below when it is full: the name of each zone, then what lies
 * there.
 */
final class Piles {
    private static final int KINDS_IN_ROWS = 2;
    private static final int LONGEST_ROW = 10;
    private static final int SEEN_AT_ONCE = 3;

    private Piles() {}

    /** @return how high and wide a small piece is */
    static int size() {
        return Scaled.px(28);
    }

    /** @return what bears the name of the zone, before its first piece */
    static JComponent add(WrappingRow row, ZoneView zone, String emptyWord, Function<PileView, JComponent> maker) {
        JLabel name = new Tall(zone.name() + ":");
        name.setName("zone." + zone.site());
        name.putClientProperty("FlatLaf.styleClass", "small");
        name.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
        name.setToolTipText(zone.about().isEmpty() ? null : zone.about());
        if (row.getComponentCount() > 0)
            name.setBorder(BorderFactory.createEmptyBorder(0, Scaled.px(6), 0, 0)); // where another zone ends
        row.addHead(name);
        zone.piles().forEach(pile -> row.add(maker.apply(pile)));
        if (zone.piles().isEmpty()) {
            JLabel none = new Tall(emptyWord);
            none.putClientProperty("FlatLaf.styleClass", "small");
            none.setEnabled(false);
            row.add(none);
        }
        return name;
    }

    /** As high as a piece, so that the first piece that comes moves nothing. */
    private static final class Tall extends JLabel {
        private static final long serialVersionUID = 1;

        Tall(String text) {
            super(text);
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension words = super.getPreferredSize();
            return new Dimension(words.width + Scaled.px(5), Math.max(words.height, Piles.size() + Scaled.px(2)));
        }
    }

    /** Where few kinds lie, each piece is seen, and nobody need read how many there are. */
    private static boolean isRow(ZoneView zone, PileView pile) {
        // A drawing may stand for all that lies there: a bag is one bag.
        boolean isZone = pile.piece().id().equals(zone.site());
        return zone.piles().size() <= KINDS_IN_ROWS
                && pile.count() <= LONGEST_ROW
                && !pile.piece().hidden()
                && !isZone;
    }

    /** @return a button with small pictures of the pieces, or one picture and how many there are */
    static JButton button(ArtStore art, ZoneView zone, PileView pile, Runnable act) {
        PieceView piece = pile.piece();
        Icon picture =
                isRow(zone, pile) ? new RowIcon(art, piece, pile.count(), size()) : new PieceIcon(art, piece, size());
        boolean counted = pile.count() > (isRow(zone, pile) ? SEEN_AT_ONCE : 1);
        JButton button = new JButton(counted ? "×" + pile.count() : null, picture);
        button.setName("pile." + zone.site() + "." + piece.id());
        button.putClientProperty("JButton.buttonType", "borderless");
        button.putClientProperty("FlatLaf.styleClass", "small");
        button.setMargin(new Insets(0, 1, 0, 1));
        button.setIconTextGap(1);
        button.setToolTipText(piece.name());
        button.getAccessibleContext().setAccessibleName(piece.name() + (pile.count() > 1 ? ", " + pile.count() : ""));
        button.setRequestFocusEnabled(false); // after a click the keyboard stays where it was: the pile may go
        button.addActionListener(e -> act.run());
        return button;
    }
}
