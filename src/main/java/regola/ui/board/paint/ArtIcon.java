package regola.ui.board.paint;

import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.theme.Palette;

/** An ArtIcon is a drawing by its name, in a colour of its own if it has room for one. */
public final class ArtIcon extends DrawnIcon {
    private final String art;
    private final String colour;

    /**
     * @param colour "#RRGGBB" or null
     * @param size in pixels
     */
    public ArtIcon(ArtStore store, String art, String colour, int size) {
        super(store, () -> size);
        this.art = art;
        this.colour = colour;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        if (canvas.has(art)) canvas.art(art, PiecePainter.colour(colour, palette.piece()), x, y, size, size, 1, 1);
    }
}
