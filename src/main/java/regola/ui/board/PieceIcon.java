package regola.ui.board;

import regola.ui.theme.Palette;
import regola.ui.view.PieceView;
import regola.ui.view.Role;

/** A PieceIcon is a small piece on a button or a label, with its marks. */
public final class PieceIcon extends DrawnIcon {
    private final PieceView piece;

    /** @param size in pixels */
    public PieceIcon(ArtStore art, PieceView piece, int size) {
        super(art, () -> size);
        this.piece = piece;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        new PiecePainter(canvas, palette).paint(piece, x, y, size * 0.86);
        RolePainter roles = new RolePainter(canvas, palette);
        for (Role role : Role.values()) if (piece.is(role)) roles.paint(role, true, x, y, size * 0.9);
    }
}
