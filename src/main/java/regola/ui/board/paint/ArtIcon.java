package regola.ui.board.paint;

import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.theme.Palette;

/** An ArtIcon is a square drawing by its name, in a colour of its own if it has room for one. */
public final class ArtIcon extends DrawnIcon {
    private final String art;
    private final String colour;
    private final boolean coloured;

    /**
     * @param colour "#RRGGBB" or null for that of pieces of no side
     * @param size in pixels
     */
    public ArtIcon(ArtStore store, String art, String colour, int size) {
        this(store, art, colour, true, size);
    }

    /**
     * A drawing in its own colours.
     *
     * @param art its name; nothing is painted where there is none
     * @param size in pixels
     */
    public ArtIcon(ArtStore store, String art, int size) {
        this(store, art, null, false, size);
    }

    private ArtIcon(ArtStore store, String art, String colour, boolean coloured, int size) {
        super(store, () -> size);
        this.art = art;
        this.colour = colour;
        this.coloured = coloured;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        if (!canvas.has(art)) return;
        canvas.art(art, coloured ? PiecePainter.colour(colour, palette.piece()) : null, x, y, size, size, 1, 1);
    }
}
