package regola.ui.board.paint;

import java.awt.Color;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.theme.Palette;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;

/** A PieceIcon is a small piece on a button or a label, with its marks. */
public final class PieceIcon extends DrawnIcon {
    /** What is darker than this, from 0 to 1, would be lost on a dark card. */
    private static final double DARK = 0.25;

    private static final Color LIGHT = new Color(255, 255, 255, 84);

    private final PieceView piece;

    /** @param size in pixels */
    public PieceIcon(ArtStore art, PieceView piece, int size) {
        super(art, () -> size);
        this.piece = piece;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        if (palette.dark() && isDark(PiecePainter.colour(piece.colour(), palette.piece())))
            canvas.circle(x, y, size * 0.48, null, LIGHT);
        new PiecePainter(canvas, palette).paint(piece, x, y, size * 0.86);
        RolePainter roles = new RolePainter(canvas, palette);
        for (Role role : Role.values()) if (piece.is(role)) roles.paint(role, true, x, y, size * 0.9);
    }

    private static boolean isDark(Color colour) {
        return (0.299 * colour.getRed() + 0.587 * colour.getGreen() + 0.114 * colour.getBlue()) / 255 < DARK;
    }
}
