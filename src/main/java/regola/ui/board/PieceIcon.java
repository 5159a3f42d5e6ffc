package regola.ui.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Palette;
import regola.ui.view.PieceView;
import regola.ui.view.Role;

/** A PieceIcon is a small piece on a button or a label, with its marks. */
public final class PieceIcon implements Icon {
    private final ArtStore art;
    private final PieceView piece;
    private final int size;

    public PieceIcon(ArtStore art, PieceView piece, int size) {
        this.art = art;
        this.piece = piece;
        this.size = size;
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Palette palette = Palette.current();
            Canvas canvas = new SwingCanvas(g, art, UIManager.getFont("Label.font"), palette.dark());
            double middleX = x + size / 2.0;
            double middleY = y + size / 2.0;
            new PiecePainter(canvas, palette).paint(piece, middleX, middleY, size * 0.86);
            RolePainter roles = new RolePainter(canvas, palette);
            for (Role role : Role.values()) if (piece.is(role)) roles.paint(role, true, middleX, middleY, size * 0.9);
        } finally {
            g.dispose();
        }
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }
}
