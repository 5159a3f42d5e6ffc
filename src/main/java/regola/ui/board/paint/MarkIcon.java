package regola.ui.board.paint;

import java.util.function.IntSupplier;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.view.board.MarkView;

/** A MarkIcon is the drawing of a special square on a plain place. */
public final class MarkIcon extends DrawnIcon {
    private final MarkView mark;

    /** @param size at 100 % */
    public MarkIcon(ArtStore art, MarkView mark, int size) {
        this(art, mark, () -> Scaled.px(size));
    }

    private MarkIcon(ArtStore art, MarkView mark, IntSupplier size) {
        super(art, size);
        this.mark = mark;
    }

    /**
     * @param drawing the name of its drawing
     * @param pixels across it, whatever the zoom
     */
    public static MarkIcon ofPixels(ArtStore art, String drawing, int pixels) {
        return new MarkIcon(art, new MarkView("", drawing, null, ""), () -> pixels);
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        if (canvas.has(mark.art())) {
            canvas.circle(x, y, size / 2 - 1, Pen.of(palette.link(), 1.2), palette.site());
            canvas.art(mark.art(), null, x, y, size * 0.82, size * 0.82, 1, 1);
        } else {
            canvas.circle(x, y, size / 2 - 1, Pen.of(palette.ink(), 1.6), palette.site());
            canvas.circle(x, y, size / 6, null, palette.ink());
        }
    }
}
