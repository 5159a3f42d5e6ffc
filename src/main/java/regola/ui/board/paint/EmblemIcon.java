package regola.ui.board.paint;

import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Emblem;
import regola.ui.board.art.Pen;
import regola.ui.theme.Palette;

/** An EmblemIcon is a side's colour with its emblem, to stand beside its name. */
public final class EmblemIcon extends DrawnIcon {
    private final String colour;
    private final int emblem;

    /**
     * @param colour "#RRGGBB" or null
     * @param size in pixels
     */
    public EmblemIcon(ArtStore art, String colour, int emblem, int size) {
        super(art, () -> size);
        this.colour = colour;
        this.emblem = emblem;
    }

    @Override
    void draw(Canvas canvas, Palette palette, double x, double y, double size) {
        canvas.circle(x, y, size / 2 - 1, Pen.of(palette.ink(), 1.2), PiecePainter.colour(colour, palette.piece()));
        Emblem shape = Emblem.of(emblem);
        if (shape != null) shape.paint(canvas, x, y, size * 0.5);
    }
}
