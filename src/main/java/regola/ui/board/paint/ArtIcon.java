package regola.ui.board.paint;

import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.theme.Palette;

/** An ArtIcon is a square drawing by its name, without any ground. */
public final class ArtIcon extends DrawnIcon {
    private final String drawing;

    /**
     * @param drawing its name; nothing is painted where there is none
     * @param size in pixels
     */
    public ArtIcon(ArtStore art, String drawing, int size) {
        super(art, () -> size);
        this.drawing = drawing;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        if (canvas.has(drawing)) canvas.art(drawing, null, x, y, size, size, 1, 1);
    }
}
