package regola.ui.board.paint;

import java.awt.geom.Point2D;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Scenery;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;

/** A SceneryPainter paints what lies behind a whole board, edge to edge. */
final class SceneryPainter {
    private final Canvas canvas;
    private final Palette palette;

    SceneryPainter(Canvas canvas, Palette palette) {
        this.canvas = canvas;
        this.palette = palette;
    }

    void paint(Scene scene) {
        Scenery scenery = scene.look().scenery();
        double w = scene.width();
        double h = scene.height();
        if (scenery.layers().stream().noneMatch(layer -> canvas.has(layer.art())))
            canvas.polygon(
                    List.of(
                            new Point2D.Double(0, 0),
                            new Point2D.Double(w, 0),
                            new Point2D.Double(w, h),
                            new Point2D.Double(0, h)),
                    null,
                    palette.ground());
        scenery.layers().stream().limit(1).forEach(layer -> paint(layer, scene));
        for (Scenery.Thing thing : scenery.things(w, h)) {
            double size = thing.size() * Math.min(w, h);
            if (canvas.has(thing.art())) canvas.scenery(thing.art(), thing.x() * w, thing.y() * h, size, size);
        }
        scenery.layers().stream().skip(1).forEach(layer -> paint(layer, scene));
    }

    private void paint(Scenery.Layer layer, Scene scene) {
        if (!canvas.has(layer.art())) return;
        Viewpoint seen = scene.layout().viewpoint();
        double left = at(layer.left(), scene.width(), seen.x(), seen.unit());
        double right = at(layer.right(), scene.width(), seen.x(), seen.unit());
        double top = at(layer.top(), scene.height(), seen.y(), seen.unit());
        double bottom = at(layer.bottom(), scene.height(), seen.y(), seen.unit());
        if (right - left < 1 || bottom - top < 1) return;
        double down = layer.moved(seen.taken().top, seen.taken().bottom);
        canvas.scenery(layer.art(), (left + right) / 2, (top + bottom) / 2 + down, right - left, bottom - top);
    }

    private static double at(Scenery.Edge edge, double room, double middle, double unit) {
        return edge.isOnGrid() ? room / 2 + (edge.units() - middle) * unit : edge.share() * room;
    }
}
