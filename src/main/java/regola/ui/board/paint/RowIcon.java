package regola.ui.board.paint;

import java.awt.Component;
import java.awt.Graphics;
import java.util.Set;
import javax.swing.Icon;
import regola.ui.board.art.ArtStore;
import regola.ui.view.board.PieceView;

/**
 * A RowIcon is so many pieces of one sort beside each other, many of them overlapping; the last one bears the marks.
 */
public final class RowIcon implements Icon {
    private final PieceIcon plain;
    private final PieceIcon last;
    private final int count;

    /** @param size of one piece, in pixels */
    public RowIcon(ArtStore art, PieceView piece, int count, int size) {
        this.plain = new PieceIcon(art, piece.withRoles(Set.of()), size);
        this.last = new PieceIcon(art, piece, size);
        this.count = count;
    }

    @Override
    public void paintIcon(Component c, Graphics g, int x, int y) {
        for (int i = 0; i < count; i++) (i < count - 1 ? plain : last).paintIcon(c, g, x + i * step(), y);
    }

    private int step() {
        return (int) Math.round(last.getIconWidth() * (count <= 3 ? 0.92 : 0.44));
    }

    @Override
    public int getIconWidth() {
        return last.getIconWidth() + (count - 1) * step();
    }

    @Override
    public int getIconHeight() {
        return last.getIconHeight();
    }
}
