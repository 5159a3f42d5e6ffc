package regola.ui.board.paint;

import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Emblem;
import regola.ui.board.art.Pen;
import regola.ui.theme.Palette;

/** An EmblemIcon is a side's colour with its emblem, to stand beside its name. */
public final class EmblemIcon extends DrawnIcon {
    /** The thickness of its edge by night, in parts of its size. */
    private static final double EDGE = 0.07;

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
        // By night a dark side would be one with the ground, and only its light emblem be seen.
        double edge = palette.dark() ? Math.max(1.6, size * EDGE) : 1.2;
        canvas.circle(
                x,
                y,
                size / 2 - Math.max(1, edge / 2),
                Pen.of(palette.ink(), edge),
                PiecePainter.colour(colour, palette.piece()));
        Emblem shape = Emblem.of(emblem);
        if (shape != null) shape.paint(canvas, x, y, size * 0.5);
    }
}
