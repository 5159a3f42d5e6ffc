package regola.ui.board.paint;

import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.theme.Palette;

/** A PictureIcon is a drawing that is a whole picture, with its own ground. */
public final class PictureIcon extends DrawnIcon {
    private final String drawing;

    /**
     * @param drawing its name
     * @param pixels across it, whatever the zoom
     */
    public PictureIcon(ArtStore art, String drawing, int pixels) {
        super(art, () -> pixels);
        this.drawing = drawing;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        canvas.art(drawing, null, x, y, size, size, 1, 1);
    }
}
