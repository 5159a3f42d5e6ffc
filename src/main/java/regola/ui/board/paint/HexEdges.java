package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/**
 * The HexEdges are where hexes touch each other: between a place that was tried in vain and what forbids it they are
 * lit, and what would be torn off there stands a little apart.
 */
final class HexEdges {
    /** How far what would be torn off stands away, in grid units. */
    private static final double APART = 0.11;
    /** Neighbours are one grid unit apart. */
    private static final double NEIGHBOURS = 1.2;

    private final Scene scene;
    private final BoardLayout layout;
    private final Set<String> tried;

    HexEdges(Scene scene) {
        this.scene = scene;
        this.layout = scene.layout();
        this.tried = Set.copyOf(scene.board().moment().tried());
    }

    /** @return the scene with what hangs on nothing but the tried place a little away from it */
    Scene torn() {
        if (!scene.board().isEndless() || tried.isEmpty()) return scene;
        List<BoardLayout.Spot> part = layout.spots().stream()
                .filter(spot -> spot.site().is(Role.SHOWN) && !spot.slots().isEmpty())
                .toList();
        if (part.isEmpty()) return scene;
        List<BoardLayout.Spot> holders = new ArrayList<>();
        for (BoardLayout.Spot spot : layout.spots()) {
            boolean other = !spot.slots().isEmpty() && !part.contains(spot);
            if (other && part.stream().anyMatch(each -> touch(each, spot))) holders.add(spot);
        }
        if (holders.isEmpty()
                || !holders.stream().allMatch(spot -> tried.contains(spot.site().id()))) return scene;
        Point2D from = middle(holders);
        Point2D to = middle(part);
        double length = Math.max(1, from.distance(to));
        double far = APART * layout.unit();
        return scene.withLayout(layout.shifted(
                part.stream().map(spot -> spot.site().id()).toList(),
                (to.getX() - from.getX()) / length * far,
                (to.getY() - from.getY()) / length * far));
    }

    /** The edge between a tried place and each neighbour that its reason speaks of. */
    void paint(Canvas canvas, Palette palette) {
        if (!scene.board().isEndless()) return;
        Color colour = palette.of(Role.CAUSE);
        double width = Math.max(3.5, layout.unit() * 0.09);
        for (BoardLayout.Spot spot : layout.spots()) {
            if (!tried.contains(spot.site().id())) continue;
            for (BoardLayout.Spot other : layout.spots()) {
                boolean speaks = other.site().is(Role.SHOWN) || other.site().is(Role.CAUSE);
                if (other == spot || !speaks || !touch(spot, other)) continue;
                double x = (spot.x() + other.x()) / 2;
                double y = (spot.y() + other.y()) / 2;
                double length = Math.max(1, Point2D.distance(spot.x(), spot.y(), other.x(), other.y()));
                double half = layout.unit() * 0.27;
                double ux = -(other.y() - spot.y()) / length * half;
                double uy = (other.x() - spot.x()) / length * half;
                Pen pen = Pen.of(colour, width);
                canvas.line(x - ux, y - uy, x + ux, y + uy, pen.casing(palette.casing(), width * 0.7));
                canvas.line(x - ux, y - uy, x + ux, y + uy, pen);
            }
        }
    }

    private boolean touch(BoardLayout.Spot one, BoardLayout.Spot other) {
        if (one.site().outline() != SiteView.Outline.HEX) return false;
        return Point2D.distance(one.x(), one.y(), other.x(), other.y()) < layout.unit() * NEIGHBOURS;
    }

    private static Point2D middle(List<BoardLayout.Spot> spots) {
        return new Point2D.Double(
                spots.stream().mapToDouble(BoardLayout.Spot::x).average().orElse(0),
                spots.stream().mapToDouble(BoardLayout.Spot::y).average().orElse(0));
    }
}
