package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.view.board.MarkView;

/**
 * An InkCanvas is a canvas for what lies under the pieces of a board that is printed: only outlines are left of it, and
 * the drawings of special squares. Grounds and plates cost ink and say nothing.
 */
final class InkCanvas implements Canvas {
    private static final Color INK = new Color(0x4A524F);
    private static final Pen THIN = Pen.of(INK, 0.7);
    /** Of squares of two colours the darker ones are shaded, so that words about them can be followed. */
    private static final Color SHADE = new Color(0xDCDFDD);

    private final Canvas canvas;
    /** Drawings of places, with what stands for them. */
    private final Map<String, PlaceForm> places = new HashMap<>();

    private final Set<String> marks = new HashSet<>();

    InkCanvas(Canvas canvas, Scene scene, ArtStore art) {
        this.canvas = canvas;
        scene.layout().spots().forEach(spot -> {
            if (spot.dress().art() != null) places.computeIfAbsent(spot.dress().art(), name -> PlaceForm.of(name, art));
            for (MarkView mark : spot.site().marks()) if (mark.art() != null) marks.add(mark.art());
        });
    }

    private Color fill(PlaceForm place) {
        boolean dark = place.isSquare() && places.values().stream().anyMatch(place::isDarkerThan);
        return dark ? SHADE : null;
    }

    private static Pen thin(Pen pen) {
        return Pen.of(INK, pen == null ? THIN.width() : Math.min(pen.width(), 1));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
        canvas.line(x1, y1, x2, y2, thin(pen));
    }

    @Override
    public void curve(double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
        canvas.curve(x1, y1, bendX, bendY, x2, y2, thin(pen));
    }

    /** What has no outline is ground. */
    @Override
    public void polygon(List<Point2D> corners, Pen pen, Color fill) {
        if (pen != null) canvas.polygon(corners, thin(pen), null);
    }

    @Override
    public void box(double x, double y, double width, double height, double round, Pen pen, Color fill) {
        if (pen != null) canvas.box(x, y, width, height, round, thin(pen), null);
    }

    @Override
    public void circle(double x, double y, double radius, Pen pen, Color fill) {
        canvas.circle(x, y, radius, thin(pen), null);
    }

    @Override
    public void text(String words, double x, double y, double size, Color colour, Color halo) {
        canvas.text(words, x, y, size, INK, null);
    }

    @Override
    public double widthOf(String words, double size) {
        return canvas.widthOf(words, size);
    }

    @Override
    public double letters() {
        return canvas.letters();
    }

    @Override
    public void art(
            String name, Color tint, double x, double y, double width, double height, double zoom, double opacity) {
        PlaceForm place = places.get(name);
        if (marks.contains(name) || place != null && place.isLines()) {
            canvas.art(name, tint, x, y, width, height, zoom, opacity);
            return;
        }
        if (place == null) return;
        if (place.isSquare()) canvas.box(x, y, width * 0.96, height * 0.96, width * 0.06, THIN, fill(place));
        else canvas.circle(x, y, Math.min(width, height) * 0.46, THIN, fill(place));
    }

    @Override
    public void turned(String name, double x, double y, double size, double share) {
        canvas.turned(name, x, y, size, share);
    }

    /** Paper is left white: ink is dear. */
    @Override
    public void scenery(String name, double x, double y, double width, double height) {}

    @Override
    public void figure(String number, double left, double y, double size, Color colour) {
        canvas.figure(number, left, y, size, INK);
    }

    @Override
    public void leaning(double degrees, double x, double y, Runnable drawing) {
        canvas.leaning(degrees, x, y, drawing);
    }

    @Override
    public boolean has(String art) {
        return canvas.has(art);
    }
}
