package regola.ui.board.paint;

import java.awt.Color;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.art.Silhouette;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.Role;

/**
 * A GonePlace is where a piece came from on a board that is no larger than what lies on it: with the piece its place is
 * gone, and a way that begins there would end in the air. So its outline stands for it.
 */
final class GonePlace {
    /** How broad the outline is, as a share of ordinary letters. */
    private static final double BROAD = 0.16;

    /** How large it is, as a share of the place: smaller than a piece, so that it is none. */
    private static final double SIZE = 0.44;

    private static final int SOFT = 170;

    private final Canvas canvas;
    private final Palette palette;

    GonePlace(Canvas canvas, Palette palette) {
        this.canvas = canvas;
        this.palette = palette;
    }

    /**
     * While something guides the eye nothing is drawn of a place that is gone.
     *
     * @param way from where a piece was to where it is
     * @return whether the place that it left is gone
     */
    boolean paint(List<String> way, Scene scene) {
        BoardLayout.Spot left = scene.layout().spot(way.get(0));
        if (left == null || !left.slots().isEmpty()) return false;
        if (!scene.overlay().rings().isEmpty()) return true;
        Color last = palette.of(Role.LAST);
        Color soft = new Color(last.getRed(), last.getGreen(), last.getBlue(), SOFT);
        double width = Math.max(2, canvas.letters() * BROAD);
        Pen pen = Pen.of(soft, width);
        double radius = left.size() * SIZE;
        Silhouette outline = BoardPainter.outline(left, scene.look());
        outline.draw(canvas, left.x(), left.y(), radius, pen.casing(palette.casing(), width * 0.8));
        outline.draw(canvas, left.x(), left.y(), radius, pen);
        return true;
    }
}
