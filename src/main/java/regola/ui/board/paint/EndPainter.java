package regola.ui.board.paint;

import java.awt.Color;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Emblem;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.Role;

/**
 * An EndPainter marks what moves have touched: where the last one ended by a ring, and what others did before it by
 * quiet corners in the colour of whoever did it. Where something lies that is not theirs, their emblem says who it was.
 */
final class EndPainter {
    /** The disc of an emblem, as a share of the place. */
    private static final double DISC = 0.15;

    private final Canvas canvas;
    private final Palette palette;
    private final Scene scene;
    private final MarkOrder order;

    EndPainter(Canvas canvas, Palette palette, Scene scene, MarkOrder order) {
        this.canvas = canvas;
        this.palette = palette;
        this.scene = scene;
        this.order = order;
    }

    void paint() {
        Set<String> marked = new HashSet<>();
        for (List<String> trail : scene.board().moment().trails()) {
            BoardLayout.Spot end = spot(trail);
            marked.add(trail.get(trail.size() - 1));
            if (end != null && order.ends(end))
                new PathPainter(canvas, palette, scene.board().rows())
                        .paintEnd(
                                trail, scene.layout(), palette.of(Role.LAST), BoardPainter.outline(end, scene.look()));
        }
        // Of two ways at once nobody knows which is meant; and cards lie across each other.
        if (!scene.overlay().paths().isEmpty() || scene.look().silhouette().card()) return;
        List<MomentView.Way> ways = scene.board().moment().ways();
        for (int i = ways.size() - 1; i >= 0; i--) {
            BoardLayout.Spot end = spot(ways.get(i).sites());
            // What was touched again since says that.
            if (end != null && order.isQuiet(end) && marked.add(end.site().id())) paint(ways.get(i), end);
        }
    }

    private BoardLayout.Spot spot(List<String> way) {
        return scene.layout().spot(way.get(way.size() - 1));
    }

    private void paint(MomentView.Way way, BoardLayout.Spot end) {
        Color colour = PiecePainter.colour(way.colour(), palette.piece());
        double size = end.size() * (end.isCovered() ? 0.94 : 0.9);
        new RolePainter(canvas, palette)
                .along(BoardPainter.outline(end, scene.look()))
                .paintTouched(end.x(), end.y(), size, colour, FilledRowPainter.edge(colour));
        Emblem by = Emblem.of(way.emblem());
        boolean theirs = !end.slots().isEmpty()
                && end.slots().get(end.slots().size() - 1).piece().emblem() == way.emblem();
        if (by == null || theirs) return;
        double disc = Math.max(9, size * DISC);
        double x = end.x() - size * 0.42;
        double y = end.y() - size * 0.42;
        canvas.circle(x, y, disc, Pen.of(palette.ink(), Math.max(1.2, disc * 0.14)), colour);
        by.paint(canvas, x, y, disc);
    }
}
